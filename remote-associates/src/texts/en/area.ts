/** English texts of the area. */
export const en = {
  title: 'Business associates',
  purpose: 'Business associates: clients, grantors and everyone else a project deals with.',
};
