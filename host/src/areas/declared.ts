import {
  type AreaName,
  type GroupDeclaration,
  type ListDeclaration,
  type Names,
  namesByKey,
  type RouteDeclaration,
  type SegmentTitles,
  type ShellRouteName,
  shellRoutes,
} from 'shared-contracts';
import { type OfArea, withoutTakenOver } from 'shared-contracts/start';
import { type Places, placeAt } from 'shared-ui';
import { texts } from '../generated/texts/segments.ts';

interface RouteOfShell extends Omit<RouteDeclaration, 'name'> {
  readonly area: 'shell';
  readonly name: ShellRouteName;
}

/** A place of the page: one of the shell's own, or one that an area declares. */
export type DeclaredRoute = (RouteDeclaration & { readonly area: AreaName }) | RouteOfShell;

/** Whether a place is the shell's own; no area is called so. */
export const isOfShell = (route: DeclaredRoute): route is RouteOfShell => route.area === 'shell';

export interface DeclaredList extends ListDeclaration {
  /** What its rows open. */
  readonly opens: DeclaredRoute | undefined;
}

/** Everything that the areas of this browser declare, with what the shell has itself. */
export interface Declared extends Places {
  readonly groups: readonly GroupDeclaration[];
  readonly lists: readonly DeclaredList[];
  readonly routes: readonly (DeclaredRoute & { readonly titles: SegmentTitles })[];
  /** Names that areas declare for themselves; the names of this repository's areas are texts of the shell. */
  readonly areaTitles: ReadonlyMap<AreaName, Names>;
}

/** What the shell's own addresses are called. */
const titlesOfShell: SegmentTitles = namesByKey(texts);

const byOrder = (one: { readonly order: number }, other: { readonly order: number }): number =>
  one.order - other.order;

const ofShell = shellRoutes.map((route) => ({
  ...route,
  flags: [],
  makes: false,
  titles: titlesOfShell,
}));

/** Joins the declarations of all areas. If two areas declare the same name, the first one counts. */
export function declared(given: readonly OfArea[]): Declared {
  const starts = withoutTakenOver(given);
  const routes: Declared['routes'] = [
    ...ofShell,
    ...starts.flatMap(({ area, start }) =>
      start.routes.map((route) => ({ ...route, area, titles: start.titles })),
    ),
  ];
  const groups = new Map(
    starts.flatMap(({ start }) => start.groups.map((group) => [group.name, group] as const)).toReversed(),
  );
  return {
    routes,
    groups: [...groups.values()].sort(byOrder),
    areaTitles: new Map(starts.flatMap(({ area, start }) => (start.title ? [[area, start.title]] : []))),
    lists: starts
      .flatMap(({ area, start }) =>
        start.lists.map((list) => ({
          ...list,
          opens: routes.find((route) => route.area === area && route.name === list.route),
        })),
      )
      .sort(byOrder),
  };
}

/** The declared route of an address. */
export const routeAt = (all: Declared, pathname: string): DeclaredRoute | undefined => {
  const place = placeAt(all, pathname);
  return all.routes.find((route) => route === place);
};
