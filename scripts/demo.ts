/** `npm run demo -- --scale N`: fills an empty database with N times the demo, and prints its counts. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fillDatabase } from '../api/src/demo/index.ts';
import { root } from './suite.ts';

const largestScale = 1000;

function readScale(): number {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (Number.isInteger(scale) && scale >= 1 && scale <= largestScale) return scale;
  throw new Error(`--scale must be 1 to ${largestScale}.`);
}

async function makeDemo(scale: number): Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('The demo is refused in production: its accounts have a public password.');
  }
  const { seconds, counts } = await fillDatabase({
    databaseUrl: process.env['DATABASE_URL'],
    dataFolder: resolve(process.env['DATA_FOLDER'] ?? join(root, '.data')),
    scale,
  });
  const totals = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(`Filled in ${seconds.toFixed(1)} s: ${totals.join(', ')}.`);
}

try {
  await makeDemo(readScale());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
