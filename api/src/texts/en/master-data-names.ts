/** Names of records in counts: offices. */
export const en = {
  Office: { one: 'office', many: 'offices' },
};
