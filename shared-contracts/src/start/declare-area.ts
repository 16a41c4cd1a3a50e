import type {
  AreaDeclaration,
  DoorDeclaration,
  ListDeclaration,
  RouteDeclaration,
  SegmentTitles,
} from '../area/area-declaration.ts';
import type { AreaName } from '../area/area-names.ts';
import { gridGroups } from '../grids/declared-grid.ts';
import type { GridSource, GridSourceName } from '../grids/grid-source.ts';
import { gridSources } from '../grids/grid-sources.ts';
import { fallbackLanguage } from '../i18n/language.ts';
import type { RouteName } from '../routes/route-name.ts';
import { type RouteEntry, routeTable } from '../routes/route-table.ts';
import { groupTitle, listGroups, orderOfGroup } from './list-groups.ts';
import { listEntity, listTitle } from './list-names.ts';
import { segmentTitles } from './segment-titles.ts';

/** The list whose rows open the records of a route themselves, and not records below them. */
const listOfRoute = (name: RouteName): GridSource | undefined =>
  gridSources.find(({ opens }) => opens === `${name}/{id}/details`);

const isRecord = ({ path }: RouteEntry): boolean => path.endsWith('/:id');

/** A list as it is declared; `isEdited` if the area has an editor for its rows. */
export function listDeclaration(source: GridSource, isEdited = false): ListDeclaration {
  const { name, group, route } = source;
  const { isForOpeners } = listGroups[group];
  const order = gridSources.indexOf(source);
  return {
    name,
    group,
    order,
    title: listTitle(name),
    entity: listEntity(name),
    isForOpeners,
    ...(isEdited ? { isEdited } : {}),
    ...(route ? { route } : {}),
  };
}

/** A route as it is declared; `hasForm` if its form exists. */
export function routeDeclaration(entry: RouteEntry, hasForm: boolean): RouteDeclaration {
  const { name, path, gate, flags, whenFlagOff, laterGate } = entry;
  const list = listOfRoute(name);
  return {
    name,
    path,
    gate,
    flags: [...flags],
    whenFlagOff,
    makes: isRecord(entry) && hasForm,
    ...(laterGate ? { laterGate } : {}),
    ...(list ? { list: list.name } : {}),
  };
}

/** The titles of the segments of the area's addresses; a list's segment has the list's title by default. */
function titlesOf(area: AreaName, routes: readonly RouteDeclaration[]): SegmentTitles {
  const ofLists = routes.flatMap(({ name, list }): [string, SegmentTitles[string]][] => {
    const segment = name.split('/').at(-1);
    if (!list || !segment) return [];
    const { [fallbackLanguage]: _, ...others } = listTitle(list);
    return [[segment, others]];
  });
  return { ...Object.fromEntries(ofLists), ...segmentTitles(area) };
}

interface AreaParts {
  /** The routes whose forms the area has: New is only offered for these. */
  readonly forms: 'all' | readonly RouteName[];
  /** The routes whose records are places where people work all day: the navigation is folded next to them. */
  readonly workspaces?: readonly RouteName[];
  /** Places below its routes to which the navigation links, by route. */
  readonly doors?: Readonly<Partial<Record<RouteName, readonly DoorDeclaration[]>>>;
  /** Names of the picklists that the area provides. */
  readonly picklists?: readonly string[];
  /** Actions on selected rows of its lists, by list. */
  readonly bulkActions?: Readonly<Partial<Record<GridSourceName, ListDeclaration['bulkActions']>>>;
  /** Names of the lists whose rows are edited in their grids. */
  readonly edits?: readonly string[];
}

/** The declaration of an area: its entries in the tables of routes and lists. */
export function declareArea(
  area: AreaName,
  { forms, workspaces = [], doors = {}, picklists = [], bulkActions = {}, edits = [] }: AreaParts,
): AreaDeclaration {
  const routes = routeTable
    .filter((entry) => entry.area === area)
    .map((entry) => {
      const own = doors[entry.name];
      return {
        ...routeDeclaration(entry, forms === 'all' || forms.includes(entry.name)),
        ...(workspaces.includes(entry.name) ? { isWorkspace: true } : {}),
        ...(own ? { doors: [...own] } : {}),
      };
    });
  return {
    groups: gridGroups
      .filter((group) => listGroups[group].area === area)
      .map((name) => ({
        name,
        title: groupTitle(name),
        icon: listGroups[name].icon,
        order: orderOfGroup(name),
      })),
    lists: gridSources
      .filter(({ group }) => listGroups[group].area === area)
      .map((source) => {
        const actions = bulkActions[source.name];
        return {
          ...listDeclaration(source, edits.includes(source.name)),
          ...(actions ? { bulkActions: actions } : {}),
        };
      }),
    routes,
    titles: titlesOf(area, routes),
    picklists: [...picklists],
    flags: [],
  };
}
