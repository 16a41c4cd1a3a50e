/** A page in shades of grey, row by row from the top, one byte per pixel: 0 is black. */
export interface GrayPage {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

/**
 * The page without single specks: a pixel that is darker than all eight around it becomes as dark as the darkest of
 * them, and a lighter one likewise. This removes dust and scanner noise but keeps the strokes of letters, in which each
 * pixel has a similar neighbour.
 */
export function withoutSpecks({ width, height, shades }: GrayPage): GrayPage {
  const clean = Uint8Array.from(shades);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const shade = shades[at] ?? 0;
      const [above, below] = [at - width, at + width];
      const [n, s, w, e] = [shades[above] ?? 0, shades[below] ?? 0, shades[at - 1] ?? 0, shades[at + 1] ?? 0];
      const [nw, ne] = [shades[above - 1] ?? 0, shades[above + 1] ?? 0];
      const [sw, se] = [shades[below - 1] ?? 0, shades[below + 1] ?? 0];
      const darkest = Math.min(n, s, w, e, nw, ne, sw, se);
      const lightest = Math.max(n, s, w, e, nw, ne, sw, se);
      clean[at] = Math.min(Math.max(shade, darkest), lightest);
    }
  return { width, height, shades: clean };
}

/** Least difference in shade between ink and its paper. */
const contrast = 60;
const shades = 256;

/** The shade halfway between the paper and the ink of a page; 0 if the page is empty. */
function middleShade(page: Uint8Array): number {
  const counts = new Uint32Array(shades);
  for (const shade of page) counts[shade] = (counts[shade] ?? 0) + 1;
  const paper = counts.indexOf(counts.reduce((most, count) => Math.max(most, count), 0));
  const dark = counts.subarray(0, Math.max(paper - contrast, 0));
  const half = dark.reduce((sum, count) => sum + count, 0) / 2;
  let seen = 0;
  const ink = dark.findIndex((count) => {
    seen += count;
    return seen > half;
  });
  return ink < 0 ? 0 : (paper + ink) / 2;
}

/** The page in black and white: decides which grey is ink by the shade of the paper. */
export function inBlackAndWhite({ width, height, shades: before }: GrayPage): GrayPage {
  const middle = middleShade(before);
  return { width, height, shades: before.map((shade) => (shade < middle ? 0 : 255)) };
}

/** The page as a PGM file, which can be written without a library. */
export const pgmOf = ({ width, height, shades }: GrayPage): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), shades]);
