import { type BuiltApp, buildSuite, makeTypes } from '../../scripts/build-suite.ts';
import { demoFolder } from '../../scripts/demo-folder.ts';

/** Before the first story: builds what changed, unless the test command did, and makes the demo that suites start from. */
export default async function prepare(): Promise<void> {
  if (!process.env['BUILT']) {
    await makeTypes();
    process.env['BUILT'] = JSON.stringify(await buildSuite((text) => console.log(text)));
  }
  process.env['DEMO_FOLDER'] = await demoFolder();
}

function prepared(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: stories are run by Playwright's configuration in e2e.`);
  return value;
}

/** The built suite. */
export const builtSuite = (): readonly BuiltApp[] => JSON.parse(prepared('BUILT'));

/** A data folder with the demo in it; each suite starts from a copy. */
export const preparedDemo = (): string => prepared('DEMO_FOLDER');
