import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { areaNames } from '../shared-contracts/src/area/index.ts';
import { apps, root } from './suite.ts';

const dockerfile = readFileSync(join(root, 'deploy/app.Dockerfile'), 'utf8');
/** Packages that the image installs, with what they depend on. */
const installed = [...dockerfile.matchAll(/--filter "([^"]+)\.\.\."/g)].map(([, filter = '']) => filter);
const isInstalled = (name: string) => installed.some((filter) => matchesGlob(name, filter));

it('the image of an app installs every package whose code runs while code is generated', () => {
  const runs = readdirSync(root).filter((name) => existsSync(join(root, name, 'src/declared-operations.ts')));
  expect(runs).not.toEqual([]);
  expect(runs.filter((name) => !isInstalled(name))).toEqual([]);
});

it('every app has an image and a service of its own in compose, and every remote its first release', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const built = [...compose.matchAll(/\bAPP: ([\w-]+)/g)].map(([, app = '']) => app);
  expect(built.toSorted()).toEqual(apps.toSorted());
  expect(built.filter((app) => !isInstalled(app))).toEqual([]);
  const services = [...compose.matchAll(/^ {2}(host|remote-[a-z]+):$/gm)].map(([, name]) => name);
  expect(services.toSorted()).toEqual(apps.toSorted());
  const releases = v.parse(
    v.array(v.object({ area: v.string(), version: v.string(), path: v.string(), from: v.string() })),
    JSON.parse(readFileSync(join(root, 'deploy/releases.json'), 'utf8')),
  );
  expect(releases.map(({ area }) => area)).toEqual(areaNames);
  const edge = readFileSync(join(root, 'deploy/edge.Caddyfile'), 'utf8');
  const [, led = ''] = /\^\/remotes\/\(([\w|-]+)\)/.exec(edge) ?? [];
  expect(led.split('|')).toEqual(areaNames);
  expect(releases.map(({ path, from }) => [path, from])).toEqual(
    releases.map(({ area, version }) => [
      `${version}/mf-manifest.json`,
      `http://remote-${area}:8080/${version}/mf-manifest.json`,
    ]),
  );
});
