import { routeTable } from './route-table.ts';

/** What help is asked on in dialogs that belong to no kind of record. */
export const reportsTopic = 'reports';

/** What help is asked on: the first segment of each record's route (decision 45). */
export const helpTopics: readonly string[] = [
  ...new Set(
    routeTable
      .filter(({ path }) => path.endsWith('/:id'))
      .map(({ path }) => path.slice(0, path.indexOf('/'))),
  ),
];
