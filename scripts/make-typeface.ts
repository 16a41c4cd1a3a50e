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

const folder = join(root, 'shared-ui/src/theme/inter');

/** Code points from the first to the last: Basic Latin, Latin-1, Latin Extended-A. */
const letters = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
] as const;

const signs = 'ȘșȚțẞ–—‘’‚“”„†•…‰‹›€™−≈≠≤≥←↑→↓↔⅛⅜⅝⅞¼½¾₂✓№\u2009\u202f';

const figures = '0123456789';

const text = letters
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)),
  )
  .filter((letter) => !figures.includes(letter));

/**
 * The characters of each file, and the typeface's variant for them. Figures have a file of their own: with tabular
 * figures Inter also widens hyphens, which would tear dates and project numbers apart.
 */
const parts = [
  {
    file: join(folder, 'inter.woff2'),
    text: text.join('') + signs,
    features: ['kern', 'ccmp', 'locl', 'mark'],
  },
  { file: join(folder, 'inter-figures.woff2'), text: figures, features: ['tnum'] },
];

/** The files of the typeface with their bytes, as a browser takes them. */
export async function makeTypeface(): Promise<readonly { readonly file: string; readonly bytes: Buffer }[]> {
  const whole = readFileSync(require.resolve('inter-ui/variable/InterVariable.woff2'));
  return Promise.all(
    parts.map(async ({ file, text: kept, features }) => {
      const options = {
        targetFormat: 'woff2' as const,
        variationAxes: { opsz: 14, wght: { min: 400, max: 700 } },
        keepFeatures: features,
        noHinting: true,
      };
      return { file, bytes: await subsetFont(whole, kept, options) };
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const { file, bytes } of await makeTypeface()) {
    writeFileSync(file, bytes);
    console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
  }
}
