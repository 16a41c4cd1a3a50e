/** What the shell says of this area before its code runs. */
export const en = {
  archive: 'Archive',
  delete: 'Delete',
  pay: 'Mark as paid',
  return: 'Mark as returned',
  projectSummary: 'Project Summary',
  projectDetails: 'Project Details',
  projectCostSummary: 'Project Cost Summary',
};
