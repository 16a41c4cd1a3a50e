/** What obligations are called where they are counted. */
export const en = {
  Obligation: { one: 'obligation', many: 'obligations' },
};
