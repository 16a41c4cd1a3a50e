import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { boundsOf, metresPerDegree, parseLegalDescription } from './index.ts';

/**
 * Places of the theoretical grid, worked out apart from this program: the meridian arc of GRS80 integrated step by step,
 * the chains of sections and road allowances counted out, and the degrees of the map sheets added up.
 */
const rows = readFileSync(join(import.meta.dirname, 'theoretical-grid.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

it.each(rows)('%s lies within a metre of where the survey puts it', (land = '', ...edges) => {
  const place = parseLegalDescription(land);
  if (!place) throw new Error(`${land} was not read.`);
  const { west, south, east, north } = boundsOf(place);
  const [atWest = 0, atSouth = 0, atEast = 0, atNorth = 0] = edges.slice(0, 4).map(Number);
  const { x, y } = metresPerDegree((south + north) / 2);
  const metresOff = [(west - atWest) * x, (south - atSouth) * y, (east - atEast) * x, (north - atNorth) * y];
  expect(Math.max(...metresOff.map(Math.abs))).toBeLessThan(1);
});
