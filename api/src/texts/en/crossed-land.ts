/** Messages about recording land along a route, in English. */
export const en = {
  nothing: 'Choose the land to add.',
  tooMuch: (most: number) => `Add at most ${most.toLocaleString('en-CA')} pieces of land at once.`,
  onePiece: 'This names several pieces of land. Give each a row of its own.',
  meanwhile: 'Somebody else recorded some of this land meanwhile. Look along the route again.',
};
