/** What is said of how a search text was read. */
export const en = {
  words: 'Read as words: each of them is looked for.',
};
