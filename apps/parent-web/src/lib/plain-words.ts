/** Words as a search compares them: upper and lower case and accents do not matter to who searches. */
export const plainWords = (words: string) =>
  words.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
