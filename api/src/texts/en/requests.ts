/** Messages about requests, in English. */
export const en = {
  connected: 'This request has a connect number and a connect status and is kept. Clear one of them first.',
  notAllOrdered: 'The order does not name each request of the project once. Load the requests again.',
  orderedMeanwhile:
    'Somebody else added, deleted or moved requests meanwhile. Load them again and move yours once more.',
  mayNotOrder: 'You may not edit this project. Ask an editor of it to change the order.',
};
