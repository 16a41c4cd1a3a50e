/**
 * Says which indexes no test of the API has asked on the server in TEST_DATABASE_URL, by the database that is its argument.
 * An index costs each write; one that nothing asks goes.
 */
import { unaskedIndexes } from './asked-indexes.ts';

/** Why an index stays that no test asks. */
const reasons: Readonly<Record<string, string>> = {};

const [name] = process.argv.slice(2);
const url = process.env['TEST_DATABASE_URL'];
if (name === undefined || !url) throw new Error('Name the database, and its server in TEST_DATABASE_URL.');
const ofTests = new URL(url);
ofTests.pathname = `/${name}`;
const unasked = await unaskedIndexes(url, ofTests.href);
const without = unasked.filter((index) => !(index in reasons));
for (const index of without)
  console.log(
    `No test asks the index ${index}: drop it, or say in api/src/testing/check-asked-indexes.ts why it stays.`,
  );
process.exitCode = without.length > 0 ? 1 : 0;
