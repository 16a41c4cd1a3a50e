/** English texts of related projects. */
export const en = {
  item: 'related project',
  entity: 'related projects',
  relatedProject: 'Project',
  operatorProjectNumber: 'Operator project',
  operatorReference: 'Operator reference',
  brokerProjectNumber: 'Broker project',
  brokerReference: 'Broker reference',
  projectType: 'Project type',
  open: 'Open this project',
  from: 'Named as related by',
  section: { ours: 'A project here', numbers: 'Or by its numbers' },
  numbersHint: 'For a project that another company keeps elsewhere.',
};
