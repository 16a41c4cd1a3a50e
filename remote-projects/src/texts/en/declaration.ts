/** What the shell says of this area before its code runs. */
export const en = {
  archive: 'Archive',
  delete: 'Delete',
  projectSummary: 'Project Summary',
  projectDetails: 'Project Details',
  projectCostSummary: 'Project Cost Summary',
};
