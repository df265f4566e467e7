// What this browser keeps between visits. It may forbid that, be full, or hold what some other
// program left there: then nothing is kept, and whoever asks gets what a first visit would.

export function recall(name, fallback, fits = () => true) {
  try {
    const kept = JSON.parse(localStorage.getItem(name));
    return kept !== null && fits(kept) ? kept : fallback;
  } catch {
    return fallback;
  }
}

export function keep(name, value) {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // the page works without
  }
}
