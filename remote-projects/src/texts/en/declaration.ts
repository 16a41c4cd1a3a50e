/** Texts of this area that the shell shows before the area's code is loaded. */
export const en = {
  bringIn: 'Bring in …',
  archive: 'Archive',
  delete: 'Delete',
  pay: 'Mark as paid',
  return: 'Mark as returned',
  payPart: 'Pay in part',
  reissue: 'Reissue',
  hold: 'Hold back',
  release: 'Release',
  cancel: 'Cancel payment',
  statements: 'Statements of payees',
  letters: 'Letters to payees',
  projectSummary: 'Project Summary',
  projectDetails: 'Project Details',
  projectCostSummary: 'Project Cost Summary',
};
