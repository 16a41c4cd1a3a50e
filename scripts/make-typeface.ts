/**
 * Makes the typeface that the application shows from the whole Inter: `node scripts/make-typeface.ts`. Kept are
 * the letters of western and central European languages, the signs that our texts use, weights from regular to
 * bold at the size of text, and figures of one width.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './suite.ts';

const require = createRequire(import.meta.url);

/** Where the made typeface stands. */
export const typefaceFile = join(root, 'shared-ui/src/theme/inter/inter.woff2');

/** Code points from the first to the last: Basic Latin, Latin-1, Latin Extended-A. */
const letters = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
] as const;

const signs = 'ȘșȚțẞ–—‘’‚“”„†•…‰‹›€™−≈≠≤≥←↑→↓↔⅛⅜⅝⅞¼½¾₂✓№\u2009\u202f';

const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
  // Spacing, figures of one width, and accents: the typeface's many other forms of a letter are not used.
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
  noHinting: true,
};

/** The bytes of the typeface, as a browser takes them. */
export function makeTypeface(): Promise<Buffer> {
  const whole = readFileSync(require.resolve('inter-ui/variable/InterVariable.woff2'));
  const text = letters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  );
  return subsetFont(whole, text.join('') + signs, options);
}

if (process.argv[1] === import.meta.filename) {
  const made = await makeTypeface();
  writeFileSync(typefaceFile, made);
  console.log(`${typefaceFile}: ${(made.length / 1000).toFixed(1)} kB`);
}
