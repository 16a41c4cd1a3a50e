import { noDeclaration } from 'shared-contracts/area';
import type { Release } from 'shared-contracts/rest';

/** The releases that a visitor gets: only areas with a place for visitors, reduced to these places (decision 13). */
export function forVisitors(releases: readonly Release[]): Release[] {
  return releases.flatMap(({ start, ...release }) => {
    const { routes = [], titles = {} } = start ?? noDeclaration;
    const open = routes.filter(({ gate }) => gate === 'anonymous');
    return open.length > 0 ? [{ ...release, start: { ...noDeclaration, titles, routes: open } }] : [];
  });
}
