/**
 * Serves the application in this folder with hot reload: `PORT=4005 node ../shared-contracts/build/serve-app.ts
 * [--alone]`. Calls to the API go to API_URL, by default the suite's own on port 4000.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { areaNames } from '../src/area/index.ts';
import { type App, appIn } from './app.ts';
import { readDeclaration } from './read-declaration.ts';
import { webpackConfig } from './webpack-config.ts';

const { values } = parseArgs({ options: { alone: { type: 'boolean', default: false } } });
const app = appIn(process.cwd());

/** The remotes of this repository follow the host; any other is served beyond them. */
const ports = { host: 4000, firstRemote: 4001, other: 4100 } as const;

function defaultPort({ kind, name }: App): number {
  if (kind === 'host') return ports.host;
  const place = areaNames.findIndex((area) => name === `remote-${area}`);
  return place < 0 ? ports.other : ports.firstRemote + place;
}

const port = Number(process.env['PORT'] ?? defaultPort(app));
const apiUrl = process.env['API_URL'] ?? 'http://localhost:4000';
const isPage = app.kind === 'host' || values.alone;
// A deployment recognizes itself by the host name of the request.
const isElsewhere = !['localhost', '127.0.0.1'].includes(new URL(apiUrl).hostname);

const compiler = webpack(
  webpackConfig(app, {
    mode: 'development',
    output: join(app.folder, 'dist/dev'),
    version: `${app.version}-dev`,
    alone: values.alone,
    ...(app.kind === 'remote' ? { start: await readDeclaration(app.folder) } : {}),
  }),
);
if (!compiler) throw new Error('webpack made no compiler.');

const server = new WebpackDevServer(
  {
    port,
    host: '0.0.0.0',
    hot: true,
    headers: { 'access-control-allow-origin': '*' },
    allowedHosts: 'all',
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
    historyApiFallback: isPage,
    static: false,
    ...(isPage
      ? { proxy: [{ context: ['/api'], target: apiUrl, changeOrigin: isElsewhere, xfwd: !isElsewhere }] }
      : {}),
  },
  compiler,
);

await server.start();
console.log(`${app.name}${values.alone ? ' alone' : ''}: http://localhost:${port}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.stop().then(() => process.exit(0));
  });
}
