import { describe, expect, it } from 'vitest';
import { isReleaseFile } from './publish-schemas.ts';

describe('a release', () => {
  it.each([
    'mf-manifest.json',
    'remoteEntry.0a1b2c3d.js',
    '269.555255f7.js.LICENSE.txt',
    'main.0a1b2c3d.js.map',
    'fonts/inter.woff2',
  ])('holds %s', (file) => {
    expect(isReleaseFile(file)).toBe(true);
  });

  it.each([
    '../main.js',
    '/main.js',
    'a/../main.js',
    '.env.json',
    'a/.hidden.js',
    'index.html',
    'main.js/',
    'main.js\0',
    'a\\main.js',
    'main',
  ])('does not hold %j', (file) => {
    expect(isReleaseFile(file)).toBe(false);
  });
});
