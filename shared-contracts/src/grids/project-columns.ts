import { hidden, text } from './grid-column.ts';

/** The record that a row belongs to: an agreement by its number and first landowner, the others by name. */
export const recordColumn = (width = 190) => text('recordName', 'Record', width, { groupWhenSorted: true });

/** The project of a row. */
export const projectColumn = (width = 160) => text('project.description', 'Project', width);

/** The numbers that its companies know the project by. */
export const projectNumbers = hidden(
  text('project.operatorProjectNumber', 'Operator Project', 140),
  text('project.brokerProjectNumber', 'Broker Project', 140),
);
