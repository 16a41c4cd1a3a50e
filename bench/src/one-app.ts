import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaNames } from 'shared-contracts/area';
import { appIn } from 'shared-contracts/build/app.ts';
import { webpackConfig } from 'shared-contracts/build/webpack-config.ts';
import webpack, { type Configuration } from 'webpack';
import type { BuiltApp } from '../../scripts/build-suite.ts';
import { root } from '../../scripts/suite.ts';

/** The areas as parts of one build: webpack resolves here what the federation resolves at run time. */
const areasModule = (): string => `
const areas = {
${areaNames
  .map((area) => `  ${area}: () => import(${JSON.stringify(join(root, `remote-${area}/src/area.tsx`))}),`)
  .join('\n')}
};
export const loadArea = async ({ area }) => (await areas[area]()).default;
`;

/** The host's configuration without the federation, and with the areas included. */
function oneAppConfig(folder: string, version: string): Configuration {
  const areas = join(folder, 'areas.js');
  const runtime = join(folder, 'runtime.js');
  writeFileSync(areas, areasModule());
  writeFileSync(runtime, 'export function provideFederationRuntime() {}');
  const config = webpackConfig(appIn(join(root, 'host')), {
    mode: 'production',
    output: join(folder, version),
    version,
  });
  return {
    ...config,
    entry: { main: './src/bootstrap.tsx' },
    cache: false,
    // webpack's default splitting: the host's own is designed for areas that come from elsewhere.
    optimization: { ...config.optimization, splitChunks: {} },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin'),
      new webpack.NormalModuleReplacementPlugin(/\/load-remote\.ts$/, areas),
      new webpack.NormalModuleReplacementPlugin(/\/federation-runtime\.ts$/, runtime),
    ],
  };
}

/** Every operation of the suite, in the format of one release. */
function allOperations(built: readonly BuiltApp[]): string {
  const files = built.map(({ dist, version }) => join(dist, version, 'operations.json'));
  return JSON.stringify(Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')))));
}

/** Builds host and areas as one application into a folder; rejects with webpack's errors. */
export async function buildOneApp(folder: string, built: readonly BuiltApp[]): Promise<BuiltApp> {
  const version = 'one-app';
  mkdirSync(folder, { recursive: true });
  const compiler = webpack(oneAppConfig(folder, version));
  if (!compiler) throw new Error('webpack made no compiler.');
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() ? stats.toString('errors-only') : error?.message;
      compiler.close(() => (problems ? reject(new Error(problems)) : resolve()));
    });
  });
  writeFileSync(join(folder, version, 'operations.json'), allOperations(built));
  return { app: 'host', version, dist: folder };
}
