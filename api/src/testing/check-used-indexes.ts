/**
 * Prints the indexes that no test of the API has used on the server in TEST_DATABASE_URL; the argument is the name of
 * the database. An index makes each write slower, so an unused one should be removed.
 */
import { unusedIndexes } from './used-indexes.ts';

/** The reasons to keep an index that no test uses. */
const reasons: Readonly<Record<string, string>> = {};

const [name] = process.argv.slice(2);
const url = process.env['TEST_DATABASE_URL'];
if (name === undefined || !url) throw new Error('Name the database, and its server in TEST_DATABASE_URL.');
const ofTests = new URL(url);
ofTests.pathname = `/${name}`;
const unused = await unusedIndexes(url, ofTests.href);
const without = unused.filter((index) => !(index in reasons));
for (const index of without)
  console.log(
    `No test uses the index ${index}: drop it, or say in api/src/testing/check-used-indexes.ts why it stays.`,
  );
process.exitCode = without.length > 0 ? 1 : 0;
