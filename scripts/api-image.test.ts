import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answers, type RunningPart, startPart } from './dev-part.ts';
import { freePorts } from './free-port.ts';
import { root } from './suite.ts';

// An API starts on an empty database.

const image = mkdtempSync(join(tmpdir(), 'rightway-image-'));
const lines = readFileSync(join(root, 'deploy/api.Dockerfile'), 'utf8').split('\n');
const wordsAfter = (instruction: string): readonly (readonly string[])[] =>
  lines.flatMap((line) => {
    const [first, ...words] = line.trim().split(/\s+/);
    return first === instruction ? [words] : [];
  });

const packageSchema = v.looseObject({ dependencies: v.optional(v.record(v.string(), v.string()), {}) });

/** Installs what `--prod` does: what a package needs at work, and nothing that its tests and builds do. */
function linkDependencies(folder: string): void {
  const { dependencies } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
  );
  for (const name of Object.keys(dependencies)) {
    const link = join(image, folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    const own = join(image, name);
    symlinkSync(existsSync(own) ? own : realpathSync(join(root, folder, 'node_modules', name)), link, 'dir');
  }
}

let api: RunningPart | undefined;

beforeAll(() => {
  for (const words of wordsAfter('COPY')) {
    const to = words.at(-1) ?? '.';
    for (const from of words.slice(0, -1))
      cpSync(join(root, from), join(image, to, to.endsWith('/') || to === './' ? basename(from) : ''), {
        recursive: true,
        filter: (path) => !['generated', 'node_modules'].includes(basename(path)),
      });
  }
  for (const folder of ['shared-contracts', 'api']) linkDependencies(folder);
});

afterAll(async () => {
  await api?.stop();
  rmSync(image, { recursive: true, force: true });
});

it('the image of the API makes what it needs of what it copies, and starts without any tool of development', async () => {
  const made = wordsAfter('RUN').filter(([program]) => program === 'node');
  expect(made).not.toEqual([]);
  for (const [, ...args] of made) execFileSync(process.execPath, args, { cwd: image });
  const [command] = lines.flatMap((line) => (line.startsWith('CMD ') ? [line.slice(4)] : []));
  const [program, ...args] = v.parse(v.array(v.string()), JSON.parse(command ?? '[]'));
  expect(program).toBe('node');
  const port = await freePorts(5570, 1);
  api = startPart({
    name: 'api',
    args,
    folder: image,
    environment: { PORT: String(port), DATA_FOLDER: join(image, 'data'), DEMO: 'false', LOG_LEVEL: 'error' },
  });
  expect(await answers(`http://localhost:${port}/api/health`, api)).toBe(true);
});
