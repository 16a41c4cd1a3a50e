/** Names of key dates in counts. */
export const en = {
  KeyDate: { one: 'key date', many: 'key dates' },
};
