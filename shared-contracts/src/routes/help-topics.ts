import { routeTable } from './route-table.ts';

/** The help topic of dialogs that belong to no kind of record. */
export const reportsTopic = 'reports';

/** The topics of the help: the first segment of each record's route (decision 45). */
export const helpTopics: readonly string[] = [
  ...new Set(
    routeTable
      .filter(({ path }) => path.endsWith('/:id'))
      .map(({ path }) => path.slice(0, path.indexOf('/'))),
  ),
];
