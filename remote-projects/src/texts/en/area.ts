/** English texts of the area. */
export const en = {
  title: 'Surface projects',
  purpose: 'Surface projects and everything attached to them.',
};
