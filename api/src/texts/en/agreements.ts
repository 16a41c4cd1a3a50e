/** Messages about agreements, in English. */
export const en = {
  stranger: (name: string) =>
    `${name} does not see this project or is no longer active. Choose somebody of its companies.`,
  statusElsewhere: 'This status belongs to another operator. Choose one of the operator of the project.',
  notAllOrdered: 'The order does not name each agreement of the project once. Load the agreements again.',
  orderedMeanwhile:
    'Somebody else added, deleted or moved agreements meanwhile. Load them again and move yours once more.',
  mayNotOrder: 'You may not edit this project. Ask an editor of it to change the order.',
  tooManyAgreements: (most: number) => `Choose at most ${most.toLocaleString('en-CA')} agreements at once.`,
  nothingChosen: 'Choose the agreements and what is to be changed.',
  sameAgent: 'Choose somebody else to hand the work over to.',
  tooManyDescriptions: (most: number) => `Paste at most ${most} legal descriptions at once.`,
};
