import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hashOf, keptFolder } from './kept-folder.ts';
import { runProgram } from './run-program.ts';
import { filesOf, packages, root } from './suite.ts';

/** Which file of ours imports which. */
export interface FileImport {
  readonly from: string;
  readonly to: string;
}

const readSchema = v.object({
  modules: v.array(
    v.object({ source: v.string(), dependencies: v.array(v.object({ resolved: v.string() })) }),
  ),
  summary: v.object({
    violations: v.array(
      v.object({
        from: v.string(),
        to: v.string(),
        rule: v.object({ name: v.string(), severity: v.string() }),
      }),
    ),
  }),
});

type ReadImports = v.InferOutput<typeof readSchema>;

const folders = [...packages, 'scripts'];
const rules = '.dependency-cruiser.mjs';

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** All inputs of the import graph and its rules; generated files follow from them. */
const inputs = (): readonly string[] => [
  ...folders.flatMap((folder) => filesOf(join(root, folder))),
  ...[rules, 'pnpm-lock.yaml'].map((file) => join(root, file)),
];

/**
 * All imports and the rules that they break, read once for each state of the sources, because the rules and the
 * architecture page both need them. Rejects with the output of the tool.
 */
async function readImports(): Promise<ReadImports> {
  const file = 'imports.json';
  const { folder } = await keptFolder({
    parent: join(root, 'node_modules/.cache/imports'),
    name: hashOf(inputs()),
    states: 2,
    make: async (unfinished) => {
      const args = ['--config', rules, '--output-type', 'json', ...folders];
      const { output } = await runProgram(join(root, 'node_modules/.bin/depcruise'), args);
      // Without sources it ends with a sentence.
      if (!output.startsWith('{')) throw new Error(output);
      await mkdir(unfinished);
      writeFileSync(join(unfinished, file), JSON.stringify(v.parse(readSchema, JSON.parse(output))));
    },
  });
  return v.parse(readSchema, JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** The imports that a rule refuses, each with the rule. */
export async function refusedImports(): Promise<readonly string[]> {
  const { violations } = (await readImports()).summary;
  return violations
    .filter(({ rule }) => rule.severity === 'error')
    .map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
}

/** Every import between files of ours, types included and tests left out. */
export async function importGraph(): Promise<readonly FileImport[]> {
  const { modules } = await readImports();
  const ours = new Set(
    modules.map(({ source }) => source).filter((file) => folders.includes(file.split('/')[0] ?? '')),
  );
  return modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ resolved }) => ours.has(resolved) && !isTest(source) && !isTest(resolved))
      .map(({ resolved }) => ({ from: source, to: resolved })),
  );
}
