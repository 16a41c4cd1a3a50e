/** English texts of the maps of tabs. */
export const en = {
  back: 'To the grid',
  chosen: '{{count}} selected',
  title: 'There is nothing on the map yet',
  unsaved: 'The map shows what is saved. Save the project first.',
};
