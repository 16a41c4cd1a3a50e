/** Names of records in counts: business associates and their contacts. */
export const en = {
  BusinessAssociate: { one: 'business associate', many: 'business associates' },
  Contact: { one: 'contact', many: 'contacts' },
};
