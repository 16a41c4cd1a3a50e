/** What communications say to people, in English. */
export const en = {
  contactElsewhere:
    'A contact of another business associate. Name that associate too, or choose another contact.',
};
