/** English texts of the facts of a record. */
export const en = {
  facts: 'Facts',
  externalIds: 'In other systems',
  externalId: '{{system}}: {{id}}',
  related: 'Related records',
  nothing: 'Only its name is filled in.',
  missing: 'There is no such record here. It was deleted, or you may no longer see it.',
  notYet: 'The {{form}} form is not available yet. These are the details of the record.',
  many: '{{count}}+',
};
