/** What key dates are called where they are counted. */
export const en = {
  KeyDate: { one: 'key date', many: 'key dates' },
};
