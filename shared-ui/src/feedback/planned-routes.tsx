import { type Area, type AreaName, routeTable } from 'shared-contracts';
import { titleCase } from '../layout/breadcrumb-trail.ts';
import { PlannedScreen } from './planned-screen.tsx';

/** A route for each of the area's places in the table, saying what will stand there. */
export function plannedRoutes(area: AreaName): Area['routes'] {
  return Object.fromEntries(
    routeTable
      .filter((route) => route.area === area)
      .map(({ name }) => {
        const form = titleCase(name.replace('master-data/', '').replaceAll('/', ' '));
        return [name, [{ path: '*', element: <PlannedScreen form={form} /> }]];
      }),
  );
}
