/**
 * Prints what a browser loads on its first visit to /home and fails above the
 * budget: `node shared-contracts/build/check-budget.ts FOLDER_OF_THE_BUILT_HOST`.
 * Sizes are kB of 1000 bytes, JavaScript as gzip sends it. The typeface comes after the first paint and is packed
 * already, so it has a budget of its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

const budgetSchema = v.object({
  firstVisitToHome: v.object({
    javascriptGzipKilobytes: v.number(),
    requestRounds: v.number(),
    typefaceKilobytes: v.number(),
  }),
});

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the built host.');

const suite = join(import.meta.dirname, '../..');
const budget = v.parse(
  budgetSchema,
  JSON.parse(readFileSync(join(suite, 'bundle-budget.json'), 'utf8')),
).firstVisitToHome;

// Everything that the first screen needs is listed in the page itself, so that one round trip fetches it.
const html = readFileSync(resolve(folder, 'index.html'), 'utf8');
const scripts = [
  ...new Set([...html.matchAll(/(?:src|href)="?([^"\s>]+\.js)/g)].map(([, file]) => file ?? '')),
];
const sizes = scripts.map((file) => ({
  file,
  kilobytes: gzipSync(readFileSync(resolve(folder, file))).length / 1000,
}));
const total = sizes.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

for (const { file, kilobytes } of sizes) console.log(`  ${kilobytes.toFixed(1).padStart(7)} kB  ${file}`);
console.log(
  `First visit to /home: ${total.toFixed(1)} kB of JavaScript (gzip), budget ${budget.javascriptGzipKilobytes} kB.`,
);
if (total > budget.javascriptGzipKilobytes) {
  console.error('The first visit is over its budget: load what the start screen does not need later.');
  process.exitCode = 1;
}

const typeface = readdirSync(resolve(folder))
  .filter((file) => /^inter.*\.woff2$/.test(file))
  .reduce((sum, file) => sum + readFileSync(resolve(folder, file)).length / 1000, 0);
console.log(`After it: ${typeface.toFixed(1)} kB of typeface, budget ${budget.typefaceKilobytes} kB.`);
if (typeface === 0 || typeface > budget.typefaceKilobytes) {
  console.error('The typeface is missing, or over its budget: see scripts/make-typeface.ts.');
  process.exitCode = 1;
}
