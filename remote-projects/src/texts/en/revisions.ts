/** English texts of the revisions of a project. */
export const en = {
  item: 'revision',
  entity: 'revisions',
  date: 'Date',
  details: 'What changed',
};
