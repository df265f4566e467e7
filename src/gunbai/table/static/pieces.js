// A page that is open is sent what is new of it: texts, and stretches of the pieces that it has.

let pieces = [];

// The whole page anew. A stream that begins again sends texts only.
export function together(news) {
  pieces = news.flatMap((piece) => (typeof piece === "string" ? piece : pieces.slice(...piece)));
  return pieces.join("");
}
