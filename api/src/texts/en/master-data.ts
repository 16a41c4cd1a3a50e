/** What is said of administered records. */
export const en = {
  kept: 'Records that came with the product cannot be deleted. Make them inactive instead.',
};
