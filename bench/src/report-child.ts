/** Writes one report by the API's own worker and prints its milliseconds and most megabytes: `report-child.ts TASK`. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const [file = ''] = process.argv.slice(2);
const work = new URL('../../api/src/platform/reports/report-work.ts', import.meta.url).href;
const { default: write } = v.parse(v.object({ default: v.function() }), await import(work));
const begun = performance.now();
await write(JSON.parse(readFileSync(file, 'utf8')));
const milliseconds = performance.now() - begun;
process.stdout.write(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
