import type { RoutePosition } from '../projects/route.ts';

/** An edge of an outline, with its western end first. */
interface Edge {
  readonly from: RoutePosition;
  readonly to: RoutePosition;
  /** The index of its ring, and its own index in that ring. */
  readonly ring: number;
  readonly place: number;
  /** The number of edges in its ring. */
  readonly count: number;
}

const westFirst = (one: RoutePosition, other: RoutePosition) =>
  one[0] < other[0] || (one[0] === other[0] && one[1] <= other[1]);

function edgesOf(rings: readonly (readonly RoutePosition[])[]): Edge[] {
  return rings.flatMap((ring, number) => {
    // Two equal points in a row have no edge between them.
    const points = ring.filter((point, place) => {
      const before = ring[place - 1];
      return before?.[0] !== point[0] || before[1] !== point[1];
    });
    return points.slice(1).map((to, place): Edge => {
      const from = points[place] ?? to;
      const [west, east] = westFirst(from, to) ? [from, to] : [to, from];
      return { from: west, to: east, ring: number, place, count: points.length - 1 };
    });
  });
}

/** Above zero if the point lies to the left of the edge, below zero to the right. */
const side = ({ from, to }: Edge, [x, y]: RoutePosition): number =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);

const isBeside = (one: Edge, other: Edge): boolean => {
  if (one.ring !== other.ring) return false;
  const apart = Math.abs(one.place - other.place);
  return apart === 1 || apart === one.count - 1;
};

/** The point where two edges cross between their ends; undefined if they only touch or do not meet. */
function crossingOf(one: Edge, other: Edge): RoutePosition | undefined {
  const [a, b] = [side(one, other.from), side(one, other.to)];
  const [c, d] = [side(other, one.from), side(other, one.to)];
  if (a * b >= 0 || c * d >= 0) return undefined;
  const share = c / (c - d);
  return [one.from[0] + share * (one.to[0] - one.from[0]), one.from[1] + share * (one.to[1] - one.from[1])];
}

/**
 * The westernmost point at which a ring crosses itself or another ring; undefined if none do. Edges are checked from
 * west to east, each only against those that overlap it in that direction.
 */
export function firstCrossing(rings: readonly (readonly RoutePosition[])[]): RoutePosition | undefined {
  const edges = edgesOf(rings).toSorted((one, other) => one.from[0] - other.from[0]);
  let open: Edge[] = [];
  for (const edge of edges) {
    open = open.filter(({ to }) => to[0] >= edge.from[0]);
    for (const other of open) {
      const crossing = isBeside(edge, other) ? undefined : crossingOf(edge, other);
      if (crossing) return crossing;
    }
    open.push(edge);
  }
  return undefined;
}
