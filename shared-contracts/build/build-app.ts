/** Builds the application in this folder: `node ../shared-contracts/build/build-app.ts [--out FOLDER] [--version V]`. */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import { appIn } from './app.ts';
import { readAreaStart } from './area-start.ts';
import { operationsFile, persistedOperations } from './persisted-operations.ts';
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
const start = app.kind === 'remote' ? { start: await readAreaStart(app.folder) } : {};
const face = values.alone ? {} : { ui: await uiFace() };
const compiler = webpack(
  webpackConfig(app, { mode: 'production', output, version, alone: values.alone, ...start, ...face }),
);
if (!compiler) throw new Error('webpack made no compiler.');

compiler.run((error, stats) => {
  const problems = stats?.compilation.errors.length || stats?.compilation.warnings.length;
  if (stats && problems) console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
  if (error) console.error(error.message);
  // A warning fails the build too: it is an error that nobody has read yet.
  const exitCode = error || problems ? 1 : 0;
  compiler.close(() => {
    if (exitCode === 0) writeFileSync(join(output, operationsFile), JSON.stringify(operations, null, 2));
    if (exitCode === 0) console.log(`${app.name} ${version} built`);
    process.exitCode = exitCode;
  });
});
