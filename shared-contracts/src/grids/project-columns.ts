import { text } from './grid-column.ts';

/** What a row says of the project that it stands in. */
export const projectColumns = [
  text('project.operatorProjectNumber', 'Operator Project', 140),
  text('project.brokerProjectNumber', 'Broker Project', 140),
  text('project.description', 'Project', 220),
];
