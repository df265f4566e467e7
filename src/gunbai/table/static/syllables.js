// How many syllables a line has: a guess, and only shown as one. Vowels in Russian; groups of them
// elsewhere, of which a final mute e is none.

const VOWELS = { ru: /[аеёиоуыэюя]/gi, en: /[aeiouyàâäéèêëîïôöùûüāēīōū]+/gi };
const MUTE = /[^aeiouyl]e$|[aeiouy]le$|[^aeiouydt]ed$/;

export function syllables(line) {
  const russian = line.match(VOWELS.ru)?.length || 0;
  const words = line.toLowerCase().match(/[a-zà-ÿāēīōū']+/g) || [];
  return words.reduce((sum, word) => {
    const groups = word.match(VOWELS.en)?.length || 0;
    return sum + Math.max(1, groups - (MUTE.test(word) ? 1 : 0));
  }, russian);
}
