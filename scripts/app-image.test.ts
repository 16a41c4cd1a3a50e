import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

const dockerfile = readFileSync(join(root, 'deploy/app.Dockerfile'), 'utf8');
/** Packages that the image installs, with what they depend on. */
const installed = [...dockerfile.matchAll(/--filter "([^"]+)\.\.\."/g)].map(([, filter = '']) => filter);
const isInstalled = (name: string) => installed.some((filter) => matchesGlob(name, filter));

it('the image of an app installs every package whose code runs while code is generated', () => {
  const runs = readdirSync(root).filter((name) => existsSync(join(root, name, 'src/declared-operations.ts')));
  expect(runs).not.toEqual([]);
  expect(runs.filter((name) => !isInstalled(name))).toEqual([]);
});

it('the image of an app installs every app that compose builds one of', () => {
  const compose = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const apps = [...compose.matchAll(/\bAPP: ([\w-]+)/g)].map(([, app = '']) => app);
  expect(apps).toHaveLength(6);
  expect(apps.filter((app) => !isInstalled(app))).toEqual([]);
});
