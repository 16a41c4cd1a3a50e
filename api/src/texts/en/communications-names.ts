/** What records are called where they are counted: communications. */
export const en = {
  Communication: { one: 'communication', many: 'communications' },
};
