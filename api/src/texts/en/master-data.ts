/** Messages about administered records. */
export const en = {
  kept: 'Records that came with the product cannot be deleted. Make them inactive instead.',
  backwards: 'The last day cannot be before the first one.',
  noClient: 'Choose the client whose rates these are, or the type Default for the rates of everybody.',
  noPicture: 'The picture no longer exists. Choose it again.',
  off: 'This part of Rightway is switched off for you. Ask a system administrator.',
  onlyAdministrators: 'Only a system administrator can change this list.',
  manyRows: (most: number) => `Not more than ${most} rows can be deleted at once.`,
};
