import type { AreaDeclaration } from '../area/area-declaration.ts';
import { type AreaName, splitFrom } from '../area/area-names.ts';

/** A release's declaration of its area. */
export interface OfArea {
  readonly area: AreaName;
  readonly start: AreaDeclaration;
}

/** Whether one of two areas was split from the other, so that for a while both may declare the same names. */
export const areParted = (one: AreaName, other: AreaName): boolean =>
  splitFrom[one] === other || splitFrom[other] === one;

const namesOf = (entries: readonly { readonly name: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ name }) => name));

/** A declaration without the names that other areas have taken over. */
function without(start: AreaDeclaration, others: readonly AreaDeclaration[]): AreaDeclaration {
  const lists = namesOf(others.flatMap((other) => other.lists));
  const routes = namesOf(others.flatMap((other) => other.routes));
  const picklists = new Set(others.flatMap((other) => other.picklists));
  return {
    ...start,
    lists: start.lists.filter(({ name }) => !lists.has(name)),
    routes: start.routes.filter(({ name }) => !routes.has(name)),
    picklists: start.picklists.filter((name) => !picklists.has(name)),
  };
}

/**
 * Assigns each name to one area. While an area is being split, a release of the old area still declares what the new
 * one has; the name belongs to the new area as soon as it has a release, and to the old area again if that release is
 * withdrawn. The order of the releases does not matter.
 */
export function withoutTakenOver<T extends OfArea>(starts: readonly T[]): readonly T[] {
  return starts.map((one) => {
    const takers = starts.filter(({ area }) => splitFrom[area] === one.area);
    return takers.length === 0
      ? one
      : {
          ...one,
          start: without(
            one.start,
            takers.map(({ start }) => start),
          ),
        };
  });
}
