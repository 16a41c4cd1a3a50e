import { join } from 'node:path';
import * as v from 'valibot';
import { runProgram } from './run-program.ts';
import { packages, root } from './suite.ts';

/** Which file of ours imports which. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

const cruisedSchema = v.object({
  modules: v.array(
    v.object({ source: v.string(), dependencies: v.array(v.object({ resolved: v.string() })) }),
  ),
});

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** Every import between files of ours, types included and tests left out. Rejects with what the tool printed. */
export async function importGraph(): Promise<readonly FileImport[]> {
  const { code, output } = await runProgram(join(root, 'node_modules/.bin/depcruise'), [
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    ...packages,
    'scripts',
  ]);
  if (code !== 0) throw new Error(output);
  const { modules } = v.parse(cruisedSchema, JSON.parse(output));
  const folders = [...packages, 'scripts'];
  const ours = new Set(
    modules.map(({ source }) => source).filter((file) => folders.includes(file.split('/')[0] ?? '')),
  );
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => ours.has(resolved) && !isTest(source) && !isTest(resolved))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
