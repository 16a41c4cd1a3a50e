/** Messages about stakeholders, in English. */
export const en = {
  notAllOrdered: 'The order does not name each stakeholder of the project once. Load the stakeholders again.',
  orderedMeanwhile:
    'Somebody else added, deleted or moved stakeholders meanwhile. Load them again and move yours once more.',
  mayNotOrder: 'You may not edit this project. Ask an editor of it to change the order.',
};
