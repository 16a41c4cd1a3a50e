/** Messages about projects, in English. */
export const en = {
  mayNotDelete: 'Only a system administrator may delete projects. Archive it instead: it can be restored.',
  mayNotArchive: 'You may not edit this project. Ask an editor of it to archive or restore it.',
  officeElsewhere: 'This office belongs to another company. Choose one of the company beside it.',
  officeAlone: 'Choose the company first.',
  noBroker: 'This company is no broker. Choose a broker.',
  noOperator: 'This company is no operator. Choose an operator.',
  statusElsewhere: 'This status belongs to another operator. Choose one of the operator of the project.',
  noClient: 'This business associate is no client. Choose a client.',
  typeTwice: 'This kind of information is already on the project. Change it there.',
  typeOfOtherForm: 'This kind of information is asked on another form.',
  optionElsewhere: 'This option belongs to another kind of information.',
  contactElsewhere: 'A contact of another business associate. Choose one of the associate beside it.',
  itself: 'A project cannot be related to itself.',
  relatedTwice: 'These projects are related already.',
  agreementsHang: (count: number) =>
    `It holds ${count} ${count === 1 ? 'agreement' : 'agreements'}. Archive it instead: it can be restored.`,
  called: (title: string, sentence: string) => `${title}: ${sentence}`,
};
