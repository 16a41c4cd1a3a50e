/** English texts of the area. */
export const en = {
  title: 'Map',
  purpose: 'The map that other areas show.',
};
