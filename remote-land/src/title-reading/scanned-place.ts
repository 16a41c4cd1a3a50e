import type { ReadTitle } from 'shared-contracts/title-reading';

type Picture = NonNullable<ReadTitle['pictures']>[number];
type Place = NonNullable<ReadTitle['lines'][number]['scan']>['place'];

/** A place on the picture of a page, in parts of its width and height from the upper left. */
export interface ScannedPlace {
  readonly picture: Picture;
  readonly place: Place;
}

/** Parts of a page that are left free around the letters of a strip. */
const margin = { across: 0.012, down: 0.004 } as const;

/** The smallest place that holds some others. */
function around(places: readonly Place[]): Place {
  const left = Math.max(Math.min(...places.map((place) => place.left)) - margin.across, 0);
  const top = Math.max(Math.min(...places.map((place) => place.top)) - margin.down, 0);
  const right = Math.max(...places.map((place) => place.left + place.width)) + margin.across;
  const bottom = Math.max(...places.map((place) => place.top + place.height)) + margin.down;
  return { left, top, width: Math.min(right, 1) - left, height: Math.min(bottom, 1) - top };
}

/** The places of some lines on the images of their pages: one place for consecutive lines on a page. */
export function placesOf(title: ReadTitle, lines: readonly number[]): readonly ScannedPlace[] {
  const runs: { page: number; last: number; places: Place[] }[] = [];
  for (const line of [...new Set(lines)].toSorted((one, other) => one - other)) {
    const { page, scan } = title.lines[line] ?? {};
    if (page === undefined || !scan) continue;
    const run = runs.at(-1);
    if (run && run.page === page && run.last === line - 1) {
      run.places.push(scan.place);
      run.last = line;
    } else runs.push({ page, last: line, places: [scan.place] });
  }
  return runs.flatMap(({ page, places }) => {
    const picture = title.pictures?.find((one) => one.page === page);
    return picture ? [{ picture, place: around(places) }] : [];
  });
}
