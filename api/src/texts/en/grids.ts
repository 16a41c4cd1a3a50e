/** Refusals about grids and their views. */
export const en = {
  off: 'This part of Rightway is switched off for you. Ask a system administrator.',
  noGrid: 'There is no such grid.',
  noColumn: 'This grid has no such column to filter by.',
  unfitValue: (column: string) => `${column} cannot be filtered by this value.`,
  otherSort: 'This page does not belong to this sort. Load the grid again.',
  ownView: 'You have a view of this name already.',
  companyView: 'Your company has a view of this name already.',
  manyViews: (most: number) => `A grid keeps ${most} views. Delete one that you no longer need.`,
};
