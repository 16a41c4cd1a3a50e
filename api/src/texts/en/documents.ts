const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Refusals about documents. */
export const en = {
  notUploaded: 'The file of a document must have been uploaded before.',
  onlyProjects: 'Only a project has spatial files.',
  unchecked: 'A spatial file must be checked before it is kept.',
  noLine: 'This line of time is not in the week. Save the week first.',
  mayNotAdd: 'You do not have the right to add documents here.',
  mayNotChange: 'You do not have the right to change this document.',
  mayNotDelete: 'You do not have the right to delete this document.',
  /** Refuses to delete documents of other companies; `more` is how many of them are not named. */
  ofOthers: (named: readonly { readonly name: string; readonly company: string }[], more: number) => {
    const names = named.map(({ name, company }) => `‘${name}’ (${company})`);
    const shown = list.format(more > 0 ? [...names, `${more} more`] : names);
    return names.length === 1
      ? `The document ${shown} belongs to another company, which alone can delete it.`
      : `The documents ${shown} belong to other companies, which alone can delete them.`;
  },
};
