import { type BuiltApp, buildSuite, makeTypes } from '../../scripts/build-suite.ts';

/** The built suite: the one that the test command made, else it is built now. */
export async function builtSuite(): Promise<readonly BuiltApp[]> {
  const handed = process.env['BUILT'];
  if (handed) return JSON.parse(handed);
  await makeTypes();
  return buildSuite((text) => console.log(text));
}
