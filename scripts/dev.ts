/** `npm run dev`: the whole suite with hot reload, until Ctrl+C. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeTypes } from './build-suite.ts';
import { answers, type DevPart, type RunningPart, startPart } from './dev-part.ts';
import { checkFolder, checkPorts, readPort } from './start-checks.ts';
import { localOrigins, remotePorts, root } from './suite.ts';

const build = (name: string): string => join(root, 'shared-contracts/build', name);
const parts: RunningPart[] = [];
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all(parts.map((part) => part.stop()));
  process.exit(code);
}

/** The API behind the host's development server; it starts again when its sources change. */
function apiPart(port: number, apiPort: number, dataFolder: string): DevPart {
  const ports = remotePorts(port);
  const releasesFile = join(dataFolder, 'dev-releases.json');
  return {
    name: 'api',
    args: [
      '--watch',
      '--watch-preserve-output',
      '--import',
      pathToFileURL(join(root, 'scripts/dev-releases.ts')).href,
      join(root, 'api/src/main.ts'),
    ],
    folder: root,
    environment: {
      PORT: String(apiPort),
      DATA_FOLDER: dataFolder,
      REMOTE_ORIGINS: localOrigins(ports),
      RELEASES_FILE: releasesFile,
      DEMO: process.env['DEMO'] ?? 'true',
      APP_VERSION: 'dev',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  };
}

async function startAll(): Promise<void> {
  const port = readPort(process.env);
  const ports = remotePorts(port);
  const apiPort = port + ports.size + 1;
  const dataFolder = resolve(process.env['DATA_FOLDER'] ?? join(root, '.data'));
  await checkPorts([port, ...ports.values(), apiPort], 'npm run dev');
  checkFolder(dataFolder);
  await makeTypes();

  const apiUrl = `http://localhost:${apiPort}`;
  const serve = (app: string, appPort: number): DevPart => ({
    name: app,
    args: [build('serve-app.ts')],
    folder: join(root, app),
    environment: { PORT: String(appPort), API_URL: apiUrl },
  });
  const served: readonly (readonly [part: DevPart, address: string, probe: string])[] = [
    [serve('host', port), `http://localhost:${port}`, '/'],
    ...[...ports].map(
      ([area, remotePort]) =>
        [serve(`remote-${area}`, remotePort), `http://localhost:${remotePort}`, '/mf-manifest.json'] as const,
    ),
    [apiPart(port, apiPort, dataFolder), apiUrl, '/api/health'],
  ];
  console.log('Starting with hot reload; the first time takes a while.');
  const types = startPart({ name: 'types', args: [build('codegen.ts'), '--watch'], folder: root });
  const running = served.map(([part]) => startPart(part));
  parts.push(types, ...running);
  for (const part of parts) {
    void part.ended.then((code) => {
      if (stopping) return;
      console.error(`${part.name} ended with code ${code}; stopping the rest.`);
      void stop(1);
    });
  }
  const ready = await Promise.all(
    running.map((part, index) => answers(`${served[index]?.[1]}${served[index]?.[2]}`, part)),
  );
  if (stopping || !ready.every(Boolean)) return;
  console.log('');
  for (const [{ name }, address] of served) console.log(`  ${name.padEnd(18)} ${address}`);
  console.log(`\nRightway is at http://localhost:${port}. Ctrl+C stops it.`);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

try {
  await startAll();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}
