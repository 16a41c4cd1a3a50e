/** Names of records in counts: communications. */
export const en = {
  Communication: { one: 'communication', many: 'communications' },
};
