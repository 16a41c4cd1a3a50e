import { formatLegalDescription, landAt, polygonOf } from 'shared-contracts/land-survey';
import type { Effort } from './land-meets-route.ts';
import type { Leg } from './route-legs.ts';

type Position = readonly [longitude: number, latitude: number];

/** Metres between the points of a route at which the grid is looked up. */
const spacing = 10;
/** Most points that are looked up: 1,000 km at ten metres; longer routes have wider spacing. */
const mostPlaces = 100_000;
/** Number of steps that looking up one point counts for. */
const stepsOfPlace = 20;
/** Land crossed for fewer metres is not counted, because positions and borders of the grid are less exact. */
export const leastCrossed = 1;

/** A point on a leg, 0 to 1, and the land there in the usual notation. */
interface Looked {
  readonly part: number;
  readonly land: string;
}

/**
 * Land of the theoretical grid in the order in which it is found: each quarter and unit once, by its usual notation.
 */
export class GridLand {
  /** Their outlines: longitude and latitude, closed. */
  readonly rings = new Map<string, readonly Position[]>();
  readonly #steps: number;
  readonly #effort: Effort;

  constructor(steps: number, effort: Effort) {
    this.#steps = steps;
    this.#effort = effort;
  }

  /** Whether the walk took more steps than allowed, so that the result is incomplete. */
  get isGivenUp(): boolean {
    return this.#effort.steps > this.#steps;
  }

  /** Records the land at a position, and returns its description, which identifies it. */
  look([longitude, latitude]: Position): string {
    this.#effort.steps += stepsOfPlace;
    return landAt(longitude, latitude)
      .map((land) => {
        const written = formatLegalDescription(land);
        if (!this.rings.has(written)) this.rings.set(written, polygonOf(land));
        return written;
      })
      .join('; ');
  }

  /** Adds the land below the legs of a route, if it is crossed for at least the minimum number of metres. */
  walk(legs: readonly Leg[]): void {
    const length = legs.reduce((sum, { metres }) => sum + metres, 0);
    const apart = Math.max(spacing, length / mostPlaces);
    for (const leg of legs) {
      const count = Math.max(1, Math.ceil(leg.metres / apart));
      let before = this.#on(leg, 0);
      for (let place = 1; place <= count && !this.isGivenUp; place += 1) {
        const here = this.#on(leg, place / count);
        this.#between(leg, before, here);
        before = here;
      }
    }
  }

  #on({ from, to }: Leg, part: number): Looked {
    const along = (start: number, end: number) => start + (end - start) * part;
    return { part, land: this.look([along(from[0], to[0]), along(from[1], to[1])]) };
  }

  /**
   * Between two points with different land there may be a corner of a third piece of land. Between two points with the
   * same land there is none, because land of the grid is convex.
   */
  #between(leg: Leg, from: Looked, to: Looked): void {
    const isShort = (to.part - from.part) * leg.metres < leastCrossed;
    if (from.land === to.land || isShort || this.isGivenUp) return;
    const middle = this.#on(leg, (from.part + to.part) / 2);
    this.#between(leg, from, middle);
    this.#between(leg, middle, to);
  }
}
