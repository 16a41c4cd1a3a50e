/** English texts of forms and their records; the first screen does without them. */
export const en = {
  conflict: {
    title: 'Somebody else was first',
    text: '{{name}} saved this record on {{when}}. You both changed what stands here: choose which value stays.',
    rowText:
      '{{name}} saved {{title}} on {{when}}. You both changed what stands here: choose which value stays.',
    field: 'Field',
    mine: 'Yours',
    theirs: 'Saved by {{name}}',
    use: 'Save these values',
    chooseFirst_one: 'Choose a value for one more field.',
    chooseFirst_other: 'Choose a value for {{count}} more fields.',
  },
  taken: {
    fields: '{{name}} changed {{fields}} meanwhile; it was taken over.',
    outrun: 'Others keep saving this record. What they changed is taken over; save again.',
  },
  summary: { open_one: '1 required field is empty', open_other: '{{count}} required fields are empty' },
  save: {
    fillIn: 'Fill in the required fields to save.',
    firstError: 'Not saved: {{label}} has to be corrected first.',
    firstRow: 'Not saved: a row has to be corrected first.',
  },
  record: {
    details: 'Details',
    delete: 'Delete',
    history: 'History',
    toList: 'To the list',
    missingTitle: 'Not found',
    missing: 'There is no record at this address. It may have been deleted.',
    failed: 'The record could not be read. Check your connection and try again.',
    crumb: { missing: 'Not found', denied: 'Access Denied', failed: 'Not loaded' },
  },
  order: {
    filter: 'Filter',
    filtered: 'Clear the filter to change the order.',
    sorted: 'Sort by Seq to change the order.',
  },
  history: {
    title: 'History',
    empty: 'This record has not been saved yet.',
    byOf: '{{name}} of {{company}}',
    revision: 'Revision {{n}}',
  },
};
