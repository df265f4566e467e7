#!/bin/sh
# Make sure that Debian's packages named on the command line are installed.
set -eu
missing=""
for package in "$@"; do
    dpkg-query --show --showformat='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' ||
        missing="$missing $package"
done
[ -z "$missing" ] && exit 0
run=""
[ "$(id -u)" -eq 0 ] || run=sudo
echo "Installing Debian packages:$missing"
export DEBIAN_FRONTEND=noninteractive
$run apt-get update -qq
# shellcheck disable=SC2086 - a list of names
$run apt-get install -y -qq --no-install-recommends $missing >/dev/null
