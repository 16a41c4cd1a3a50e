import { expect, it } from 'vitest';
import { releaseFile } from './serve-releases.ts';

it.each([
  ['/1.0.0/mf-manifest.json', '/releases/1.0.0/mf-manifest.json'],
  ['/1.0.0/main.js?attempt=2', '/releases/1.0.0/main.js'],
  ['/1.0.0/269.555255f7.js.LICENSE.txt', '/releases/1.0.0/269.555255f7.js.LICENSE.txt'],
])('serves %s', (address, file) => {
  expect(releaseFile('/releases', address)).toBe(file);
});

it.each([
  '/..%2fsecret.json',
  '/.unfinished-1.0.0/main.js',
  '/1.0.0/',
  '/1.0.0/page.html',
  '/%00.js',
  '/%E0%A4%A.js',
])('does not serve %s', (address) => {
  expect(releaseFile('/releases', address)).toBeUndefined();
});

it.each(['/../secret.json', '/%2e%2e/secret.json', '/1.0.0/../../secret.json'])(
  'stays inside its folder at %s',
  (address) => {
    expect(releaseFile('/releases', address)).toBe('/releases/secret.json');
  },
);
