/** What communications say to people, in English. */
export const en = {
  mail: {
    otherFile: 'Only e-mails (.eml or .msg) can be read.',
    tooLarge: 'An e-mail cannot exceed 50 MB.',
    empty: 'It holds no e-mail.',
    noOutlook: 'It is no Outlook message.',
    damaged: 'It is damaged, or no e-mail.',
    time: 'It takes too long to read.',
    memory: 'It needs too much memory to read.',
  },
  contactElsewhere:
    'A contact of another business associate. Name that associate too, or choose another contact.',
};
