"""What a player asks of the field before deciding, judged as the order itself will be."""
