import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { imagesOf, servicesIn } from './pinned-images.ts';
import { composedIn } from './rehearsal/composed.ts';
import type { Engine } from './rehearsal/engine.ts';
import { standIns } from './rehearsal/stand-ins.ts';
import { apps, root } from './suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-composed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Prints what it is given: compose that does nothing. */
const engine: Engine = {
  program: 'docker',
  compose: ['echo'],
  environment: {},
  needsChecks: false,
  stop: () => {},
};

it('every image of others has one that stands in for it, with its files', () => {
  const images = imagesOf(servicesIn(read('docker-compose.yml'), read));
  expect(images.length).toBeGreaterThan(5);
  expect(images.filter((image) => !standIns.some((one) => one.image.test(image)))).toEqual([]);
  for (const { file } of standIns)
    expect(existsSync(join(import.meta.dirname, 'rehearsal/stand-ins', `${file}.Dockerfile`))).toBe(true);
});

it('our own images are built as compose would, each once', () => {
  const { ownImages, services } = composedIn(folder, 'trial', engine, {
    RIGHTWAY_VERSION: '3.1.0',
    REMOTE_MAP_VERSION: '3.2.0',
  });
  expect(services).toEqual(expect.arrayContaining(['edge', 'api-1', 'api-2', 'database', ...apps]));
  expect(ownImages).toHaveLength(apps.length + 1);
  expect(ownImages).toContainEqual({
    name: 'rightway-remote-map:3.2.0',
    dockerfile: 'deploy/app.Dockerfile',
    arguments: { APP: 'remote-map', VERSION: '3.2.0' },
  });
  expect(ownImages).toContainEqual({
    name: 'rightway-api:3.1.0',
    dockerfile: 'deploy/api.Dockerfile',
    arguments: {},
  });
});

it('compose of before gets a file that it can read, under a name of its own', async () => {
  const { compose } = composedIn(folder, 'trial', engine, {});
  expect(await compose('up', '--detach')).toContain('--project-name trial');
  expect(
    Object.keys(v.parse(v.looseObject({}), parse(readFileSync(join(folder, 'compose.yml'), 'utf8')))),
  ).not.toContain('name');
});

it('health checks are words without spaces, as podman passes them on split', () => {
  const checkSchema = v.looseObject({
    services: v.record(
      v.string(),
      v.looseObject({ healthcheck: v.optional(v.looseObject({ test: v.array(v.string()) })) }),
    ),
  });
  const { services } = v.parse(checkSchema, parse(read('docker-compose.yml'), { merge: true }));
  const checks = Object.values(services).flatMap(({ healthcheck }) =>
    healthcheck ? [healthcheck.test] : [],
  );
  expect(checks.length).toBeGreaterThan(10);
  expect(checks.flat().filter((word) => /\s/.test(word))).toEqual([]);
});

it('apps say that they are healthy where files are served by handles, which Caddy asks first', () => {
  for (const file of ['deploy/host.Caddyfile', 'deploy/remote.Caddyfile']) {
    expect(read(file)).toContain('handle /healthy {');
    expect(read(file)).not.toMatch(/^\s*respond \/healthy/m);
  }
});
