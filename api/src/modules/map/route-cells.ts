import { type Box, boxOfLeg, type Leg } from './route-legs.ts';

/** Most boxes in one search. */
const mostBoxes = 400;
/** Least side of a cell, in degrees. */
const smallest = 0.02;
/** Length of a leg's box in sides of a cell; a box of that length reaches over at most three cells in one direction. */
const sidesOfCell = 2;
/** Number of columns for numbering cells: more than there are cells of the smallest size around the world. */
const columns = 2 ** 20;
const middle = columns / 2;

/** A leg with the box around it that contains everything within the distance. */
export interface BoxedLeg {
  readonly leg: Leg;
  readonly box: Box;
}

/** The legs of a route by cells of a grid, for all cells within a distance of a leg. */
export class RouteCells {
  readonly legs: readonly BoxedLeg[];
  readonly #side: number;
  readonly #cells = new Map<number, number[]>();
  readonly #seen: Int32Array;
  #search = 0;

  constructor(legs: readonly Leg[], metres: number) {
    this.legs = legs.map((leg) => ({ leg, box: boxOfLeg(leg, metres) }));
    const widest = this.legs.reduce(
      (most, { box: { west, east, south, north } }) => Math.max(most, east - west, north - south),
      0,
    );
    this.#side = Math.max(smallest, widest / sidesOfCell);
    this.#seen = new Int32Array(legs.length);
    for (const [place, { box }] of this.legs.entries())
      for (const cell of this.#cellsOf(box)) {
        const same = this.#cells.get(cell);
        if (same) same.push(place);
        else this.#cells.set(cell, [place]);
      }
  }

  /** The row and column of a cell in the grid. */
  #placeOf(x: number, y: number): readonly [row: number, column: number] {
    return [Math.floor(y / this.#side) + middle, Math.floor(x / this.#side) + middle];
  }

  *#cellsOf({ west, south, east, north }: Box): Generator<number> {
    const [firstRow, firstColumn] = this.#placeOf(west, south);
    const [lastRow, lastColumn] = this.#placeOf(east, north);
    for (let row = firstRow; row <= lastRow; row += 1)
      for (let column = firstColumn; column <= lastColumn; column += 1) yield row * columns + column;
  }

  /** The legs whose boxes may be within the distance of a box, in the order of the route. */
  near(box: Box): readonly BoxedLeg[] {
    const [firstRow, firstColumn] = this.#placeOf(box.west, box.south);
    const [lastRow, lastColumn] = this.#placeOf(box.east, box.north);
    // Land that covers more cells than the route has is near all of it.
    if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > this.#cells.size) return this.legs;
    this.#search += 1;
    const places: number[] = [];
    for (const cell of this.#cellsOf(box))
      for (const place of this.#cells.get(cell) ?? []) {
        if (this.#seen[place] === this.#search) continue;
        this.#seen[place] = this.#search;
        places.push(place);
      }
    return places.sort((one, other) => one - other).flatMap((place) => this.legs[place] ?? []);
  }

  /** Boxes that contain everything within the distance, few enough for one search, and without overlaps. */
  boxes(): readonly Box[] {
    let side = this.#side;
    let cells: ReadonlySet<number> = new Set(this.#cells.keys());
    let runs = runsOf(cells);
    while (runs.length > mostBoxes) {
      side *= 2;
      cells = halved(cells);
      runs = runsOf(cells);
    }
    return runs.map(([row, first, last]) => ({
      west: (first - middle) * side,
      east: (last - middle + 1) * side,
      south: (row - middle) * side,
      north: (row - middle + 1) * side,
    }));
  }
}

/** The same area in cells with twice the side. */
function halved(cells: ReadonlySet<number>): ReadonlySet<number> {
  const half = (place: number) => Math.floor((place - middle) / 2) + middle;
  return new Set([...cells].map((cell) => half(Math.floor(cell / columns)) * columns + half(cell % columns)));
}

/** Merges adjacent cells of a row: the row, and the first and last column. */
function runsOf(
  cells: ReadonlySet<number>,
): readonly (readonly [row: number, first: number, last: number])[] {
  const runs: [number, number, number][] = [];
  for (const cell of [...cells].sort((one, other) => one - other)) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const last = runs.at(-1);
    if (last && last[0] === row && last[2] === column - 1) last[2] = column;
    else runs.push([row, column, column]);
  }
  return runs;
}
