/** Messages about administered records. */
export const en = {
  kept: 'Records that came with the product cannot be deleted. Make them inactive instead.',
  noPicture: 'The picture no longer exists. Choose it again.',
  onlyAdministrators: 'Only a system administrator can change this list.',
  manyRows: (most: number) => `Not more than ${most} rows can be deleted at once.`,
};
