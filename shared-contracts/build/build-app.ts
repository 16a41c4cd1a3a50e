/** Builds the application in this folder: `node ../shared-contracts/build/build-app.ts [--out FOLDER] [--version V]`. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { appIn } from './app.ts';
import { areaParts } from './area-parts.ts';
import { compile } from './compile.ts';
import { operationsFile, persistedOperations } from './persisted-operations.ts';
import { readDeclaration } from './read-declaration.ts';
import { uiFace } from './ui-face.ts';
import { webpackConfig } from './webpack-config.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    version: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
});

const app = appIn(process.cwd());
const version = values.version ?? app.version;
const output = resolve(values.out ?? join('dist', version));
const operations = await persistedOperations(app);
const start = app.kind === 'remote' ? { start: await readDeclaration(app.folder) } : {};
const area = app.kind === 'remote' ? app.name.replace(/^remote-/, '') : undefined;
const face = values.alone ? {} : { ui: await uiFace(), parts: await areaParts(app.folder, area) };
try {
  await compile(
    webpackConfig(app, { mode: 'production', output, version, alone: values.alone, ...start, ...face }),
  );
  writeFileSync(join(output, operationsFile), JSON.stringify(operations, null, 2));
  console.log(`${app.name} ${version} built`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
