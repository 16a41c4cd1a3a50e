import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appWithoutDatabase } from '../../testing/app-without-database.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rightway-site-'));
  // A hash in the folder's name must not make plain files cacheable for ever.
  const host = join(folder, 'build.0a1b2c3d.host');
  mkdirSync(host);
  writeFileSync(join(host, 'index.html'), '<!doctype html><base href="/" /><title>Rightway</title>');
  writeFileSync(join(host, 'main.9f8e7d6c.js'), 'export {};');
  writeFileSync(join(host, 'plain.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  app = await appWithoutDatabase({ hostFolder: host, basePath: '/land/' });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

it.each(['/land', '/land/', '/land/home', '/land/index.html'])(
  '%s is the page of this place',
  async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<base href="/land/">');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it('only files named by their content are kept for good', async () => {
  const kept = await app.inject('/land/main.9f8e7d6c.js');
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/land/plain.js')).headers['cache-control']).toBe('no-cache');
});

it('the page can be asked for by its headers alone', async () => {
  const answer = await app.inject({ method: 'HEAD', url: '/land/home' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

it.each([
  '/home',
  '/land/api',
  '/land/missing.css',
  '/land/missing%2Ejs',
  '/land/%2e%2e/secret.txt',
  '/land/..%2fsecret.txt',
  '/land/%zz.js',
])('%s is nothing', async (url) => {
  const answer = await app.inject(url);
  expect([400, 404]).toContain(answer.statusCode);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.body).not.toContain('secret');
});
