/** A point of a drawing, in both directions as a fraction of its height. */
export type Spot = readonly [x: number, y: number];

/** A drawn shape: its colour, and its distance from a point, which is below 0 inside it. */
export interface Shape {
  readonly color: readonly [red: number, green: number, blue: number];
  readonly distance: (spot: Spot) => number;
}

function toSegment([x, y]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

/** A line of a given width through several points. */
export const stroke = (color: Shape['color'], width: number, spots: readonly Spot[]): Shape => ({
  color,
  distance: (spot) =>
    Math.min(...spots.slice(1).map((end, place) => toSegment(spot, spots[place] ?? end, end))) - width / 2,
});

/** A filled circle. */
export const disc = (color: Shape['color'], [x, y]: Spot, radius: number): Shape => ({
  color,
  distance: (spot) => Math.hypot(spot[0] - x, spot[1] - y) - radius,
});

/** The intersection of two shapes. */
export const within = (one: Shape, other: Shape): Shape => ({
  color: one.color,
  distance: (spot) => Math.max(one.distance(spot), other.distance(spot)),
});

/** Letters as lines, all with the same height and six tenths as wide. */
const letters: Readonly<Record<string, readonly (readonly Spot[])[]>> = {
  E: [
    [
      [0.55, 0],
      [0, 0],
      [0, 1],
      [0.55, 1],
    ],
    [
      [0, 0.5],
      [0.45, 0.5],
    ],
  ],
  F: [
    [
      [0.55, 0],
      [0, 0],
      [0, 1],
    ],
    [
      [0, 0.5],
      [0.45, 0.5],
    ],
  ],
  G: [
    [
      [0.6, 0.2],
      [0.45, 0],
      [0.15, 0],
      [0, 0.2],
      [0, 0.8],
      [0.15, 1],
      [0.45, 1],
      [0.6, 0.8],
      [0.6, 0.55],
      [0.35, 0.55],
    ],
  ],
  L: [
    [
      [0, 0],
      [0, 1],
      [0.55, 1],
    ],
  ],
  M: [
    [
      [0, 1],
      [0, 0],
      [0.35, 0.6],
      [0.7, 0],
      [0.7, 1],
    ],
  ],
  N: [
    [
      [0, 1],
      [0, 0],
      [0.6, 1],
      [0.6, 0],
    ],
  ],
  P: [
    [
      [0, 1],
      [0, 0],
      [0.45, 0],
      [0.6, 0.15],
      [0.6, 0.4],
      [0.45, 0.55],
      [0, 0.55],
    ],
  ],
  R: [
    [
      [0, 1],
      [0, 0],
      [0.45, 0],
      [0.6, 0.15],
      [0.6, 0.4],
      [0.45, 0.55],
      [0, 0.55],
    ],
    [
      [0.35, 0.55],
      [0.6, 1],
    ],
  ],
  S: [
    [
      [0.6, 0.15],
      [0.45, 0],
      [0.15, 0],
      [0, 0.15],
      [0, 0.35],
      [0.15, 0.5],
      [0.45, 0.5],
      [0.6, 0.65],
      [0.6, 0.85],
      [0.45, 1],
      [0.15, 1],
      [0, 0.85],
    ],
  ],
  W: [
    [
      [0, 0],
      [0.2, 1],
      [0.4, 0.35],
      [0.6, 1],
      [0.8, 0],
    ],
  ],
};

/**
 * Letters next to each other, of the given height and with slightly more space than that; letters that are not defined
 * above are left out.
 */
export const lettering = (
  text: string,
  color: Shape['color'],
  [x, y]: Spot,
  high: number,
): readonly Shape[] =>
  [...text].flatMap((letter, place) =>
    (letters[letter] ?? []).map((line) =>
      stroke(
        color,
        high * 0.17,
        line.map(([dx, dy]): Spot => [x + place * high * 1.02 + dx * high, y + dy * high]),
      ),
    ),
  );

const opaque = 255;

/** The pixels of a drawing, four bytes each, smooth at the edges and transparent where there is no shape. */
export function pixelsOf(shapes: readonly Shape[], width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const spot: Spot = [(x + 0.5) / height, (y + 0.5) / height];
      // Each colour is weighted by how much it covers the colours below it.
      let sum: Shape['color'] = [0, 0, 0];
      let cover = 0;
      for (const { color, distance } of shapes) {
        const share = Math.min(1, Math.max(0, 0.5 - distance(spot) * height));
        const over = (below: number, place: 0 | 1 | 2): number => below * (1 - share) + color[place] * share;
        sum = [over(sum[0], 0), over(sum[1], 1), over(sum[2], 2)];
        cover = cover * (1 - share) + share;
      }
      const painted = cover === 0 ? sum : sum.map((one) => one / cover);
      pixels.set([...painted, opaque * cover].map(Math.round), (y * width + x) * 4);
    }
  return pixels;
}
