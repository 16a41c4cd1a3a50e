/** What is refused of documents. */
export const en = {
  notUploaded: 'The file of a document must have been uploaded before.',
  onlyProjects: 'Only a project has spatial files.',
  unchecked: 'A spatial file must be checked before it is kept.',
  noLine: 'This line of time is not in the week. Save the week first.',
  mayNotAdd: 'You do not have the right to add documents here.',
  mayNotChange: 'You do not have the right to change this document.',
  mayNotDelete: 'You do not have the right to delete this document.',
};
