/** English texts of the facts of a record. */
export const en = {
  facts: 'Facts',
  related: 'What hangs on it',
  nothing: 'Nothing is filled in but its name.',
  missing: 'There is no such record here. It may have been deleted, or it is not yours to see.',
  notYet: 'The {{form}} form is not built yet. This is what is known of the record.',
  many: '{{count}}+',
};
