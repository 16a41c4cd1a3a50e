/** Messages about how a search text was interpreted. */
export const en = {
  zone: 'These are metres east and north. Write their UTM zone as well, as in 11U 706832 5344174.',
  words: 'Read as words: each of them is looked for.',
  everyMeridian: 'Looked for at every meridian. Add one to see less, as in SE 22-51-26-W4M.',
  alike: 'Nothing has all of these words. These names are like them.',
  crowded:
    'More land is recorded there than is looked through at once, so some is missing here. Name a section or a quarter.',
};
