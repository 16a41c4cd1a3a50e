import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readStyles } from './read-styles.ts';
import { shownNumber } from './shown-number.ts';

/** A number, the format of its cell (one of Excel's own, or a code), and what Excel shows, written down by hand. */
const cells: readonly (readonly [number: string, format: number | string, shown: string])[] = [
  ['0.5', 0, '0.5'],
  ['0.5', 9, '50%'],
  ['0.3333', 10, '33.33%'],
  ['1', 9, '100%'],
  ['0.07', '0.0%', '7%'],
  ['0.29', '0%', '29%'],
  ['0.5', '0" %"', '0.5'],
  ['0.5', 12, '1/2'],
  ['0.333333333333333', 13, '1/3'],
  ['0.0416666666666667', '# ??/??', '1/24'],
  ['0.625', '# ?/8', '5/8'],
  ['0.3333', 12, '0.3333'],
  ['10.5', 12, '10.5'],
  ['0', 12, '0'],
  ['46349', 14, '2026-11-23'],
  ['46349', 'yyyy/mm/dd', '2026-11-23'],
  ['1250', '"$"#,##0.00', '1250'],
  ['0.30000000000000004', 2, '0.3'],
];

const styles = (format: number | string): string => {
  const own =
    typeof format === 'string' ? `<numFmts><numFmt numFmtId="170" formatCode='${format}'/></numFmts>` : '';
  const id = typeof format === 'string' ? 170 : format;
  return `<styleSheet>${own}<cellXfs><xf numFmtId="${id}"/></cellXfs></styleSheet>`;
};

it.each(cells)('%s in the format %j is read as %s', async (number, format, shown) => {
  const [as = 'number'] = await readStyles(Readable.from([Buffer.from(styles(format))]));
  expect(shownNumber(number, as, false)).toBe(shown);
});
