import type { GridSourceName } from '../grids/grid-source.ts';
import type { RouteName } from './route-table.ts';

const masterData = 'master-data/';

/** The list that holds the records of an administration route; apart from the lists, whose columns a form does not need. */
const routeLists: Partial<Record<RouteName, GridSourceName>> = {
  user: 'users',
  role: 'roles',
  teams: 'teams',
  task: 'tasks',
  'task-model': 'task-models',
  'task-manager': 'task-managers',
  company: 'companies',
  rates: 'rates',
  'gis-service': 'gis-services',
  'templates/document': 'report-templates',
  'templates/model': 'master-models',
};

/** The list of the start screen that a form's records stand in, if it is one of administration. */
export const listOf = (route: RouteName): string | undefined =>
  route.startsWith(masterData) ? route.slice(masterData.length) : routeLists[route];
