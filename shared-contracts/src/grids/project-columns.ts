import { hidden, text } from './grid-column.ts';

/** The record to which a row belongs: an agreement by its number and first landowner, others by name. */
export const recordColumn = (width = 190) => text('recordName', 'Record', width, { groupWhenSorted: true });

/** The project of a row. */
export const projectColumn = (width = 160) => text('project.description', 'Project', width);

/** The numbers under which its companies know the project. */
export const projectNumbers = hidden(
  text('project.operatorProjectNumber', 'Operator Project', 140),
  text('project.brokerProjectNumber', 'Broker Project', 140),
);
