export type Position = readonly number[];

/** Whether a position lies in a ring; on its edge it may or may not. */
export function liesIn([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let isInside = false;
  ring.forEach(([fromX = 0, fromY = 0], place) => {
    const [toX = 0, toY = 0] = ring[(place + 1) % ring.length] ?? [];
    if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX)
      isInside = !isInside;
  });
  return isInside;
}

const turn = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position, [cx = 0, cy = 0]: Position): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether two lines, each between two positions, cross. */
export const cross = (a: Position, b: Position, c: Position, d: Position): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** A shape as lists of positions: dots of one, lines, or rings where it is an area. */
export interface FlatShape {
  readonly parts: readonly (readonly Position[])[];
  readonly isArea: boolean;
}

/** Whether a shape and an area share anything. */
export function shapeMeets({ parts, isArea }: FlatShape, area: readonly Position[]): boolean {
  return parts.some((part) => {
    if (part.some((position) => liesIn(position, area))) return true;
    const [first] = area;
    if (isArea && first && liesIn(first, part)) return true;
    return part.some((position, place) => {
      const next = part[place + 1];
      return (
        next !== undefined &&
        area.some((corner, at) => cross(position, next, corner, area[(at + 1) % area.length] ?? corner))
      );
    });
  });
}
