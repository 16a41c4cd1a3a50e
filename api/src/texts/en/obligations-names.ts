/** Names of obligations in counts. */
export const en = {
  Obligation: { one: 'obligation', many: 'obligations' },
};
