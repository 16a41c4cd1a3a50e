/** What records are called where they are counted: offices. */
export const en = {
  Office: { one: 'office', many: 'offices' },
};
