/**
 * Loaded first into the API (`NODE_OPTIONS=--import …`): on SIGUSR2 collects all garbage, makes V8 give back the pages
 * that it keeps for later, and writes what the process holds then to MEMORY_FILE, as JSON in bytes.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as v from 'valibot';

const { MEMORY_FILE: file } = v.parse(v.object({ MEMORY_FILE: v.string() }), process.env);

setFlagsFromString('--expose-gc');
const collect = v.parse(v.function(), runInNewContext('gc'));

/** Objects released by a finalizer are only freed by the next collection. */
const rounds = 3;

process.on('SIGUSR2', () => {
  // As V8 does before it gives up for want of memory: nothing is kept for later.
  for (let round = 0; round < rounds; round += 1)
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  writeFileSync(`${file}.new`, JSON.stringify({ resident: rss, held: heapUsed + external }));
  renameSync(`${file}.new`, file);
});
