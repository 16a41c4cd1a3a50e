const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Messages about communications, in English. */
export const en = {
  mail: {
    otherFile: 'Only e-mails (.eml or .msg) can be read.',
    tooLarge: 'An e-mail cannot exceed 50 MB.',
    empty: 'It holds no e-mail.',
    noOutlook: 'It is no Outlook message.',
    damaged: 'It is damaged, or no e-mail.',
    parts: 'It has more than 1,000 parts. Add it as a document instead.',
    time: 'It takes too long to read.',
    memory: 'It needs too much memory to read.',
  },
  /** Refuses to delete communications of other companies; `more` is how many of them are not named. */
  ofOthers: (named: readonly { readonly name: string; readonly company: string }[], more: number) => {
    const names = named.map(({ name, company }) => `‘${name}’ (${company})`);
    const shown = list.format(more > 0 ? [...names, `${more} more`] : names);
    return names.length === 1
      ? `Another company wrote the communication ${shown}, and alone can delete it.`
      : `Other companies wrote the communications ${shown}, and alone can delete them.`;
  },
  contactElsewhere:
    'A contact of another business associate. Name that associate too, or choose another contact.',
};
