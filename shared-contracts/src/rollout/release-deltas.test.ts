import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deltaName, dictionaryOf, fileOfEveryRelease, useAsDictionary } from './release-deltas.ts';

describe('a file of a release', () => {
  it.each([
    ['269.555255f7.js', '269.*.js'],
    ['__federation_expose_area.0a1b2c3d.js', '__federation_expose_area.*.js'],
    ['style.12345678.css', 'style.*.css'],
  ])('%s is %s of every release', (file, every) => {
    expect(fileOfEveryRelease(file)).toBe(every);
  });

  it.each(['mf-manifest.json', 'main.js', '269.555255f7.js.map', '269.555255f7.js.LICENSE.txt', 'a.5552.js'])(
    '%s is that of its own release alone',
    (file) => {
      expect(fileOfEveryRelease(file)).toBeUndefined();
      expect(useAsDictionary(`/1.0.0/${file}`)).toBeUndefined();
    },
  );

  it('serves the same file of other releases below the same address, and no other area', () => {
    expect(useAsDictionary('/1.0.0/269.555255f7.js')).toBe('match="/*/269.*.js"');
    expect(useAsDictionary('/remotes/map/1.0.0/269.555255f7.js')).toBe('match="/remotes/map/*/269.*.js"');
  });

  it.each([
    '/1.0.0/a b.555255f7.js',
    '/1.0.0/(.*).555255f7.js',
    '/x"y/1.0.0/a.555255f7.js',
    '/:id/1.0.0/a.555255f7.js',
  ])('at %s is no dictionary: its address would be read as a pattern', (path) => {
    expect(useAsDictionary(path)).toBeUndefined();
  });
});

describe('the dictionary that a browser has', () => {
  const base64 = createHash('sha256').update('a file').digest('base64');
  const field = `:${base64}:`;
  const hashIn = (available: string | string[] | undefined, codings = 'gzip, br, dcz') =>
    dictionaryOf({ 'accept-encoding': codings, 'available-dictionary': available });

  it('is named by the hash of its content', () => {
    const hash = createHash('sha256').update('a file').digest('base64url');
    expect(hashIn(field)).toBe(hash);
    expect(deltaName('a.js', hash)).toBe(`a.js.${hash}.dcz`);
  });

  it.each([
    ['none', undefined],
    ['an empty header', ''],
    ['no byte sequence', base64],
    ['too few bytes', ':AAAA:'],
    ['too many', `:${'A'.repeat(5000)}=:`],
    ['a path', `:../../../../../../../../etc/passwd${'A'.repeat(20)}=:`],
    ['a path of the right length', `:${'../'.repeat(14)}a=:`],
    ['a NUL', `:${'A'.repeat(42)}\0=:`],
    ['two', `${field}, ${field}`],
    ['two headers', [field, field]],
    ['another line', `${field}\n`.repeat(2)],
  ])('is not there with %s', (_case, available) => {
    expect(hashIn(available)).toBeUndefined();
  });

  it('is of no use to who does not read deltas', () => {
    for (const codings of ['', 'gzip, br', 'dcz;q=0', 'dcz; q=0.000', 'xdcz', 'dcb'])
      expect(hashIn(field, codings)).toBeUndefined();
    for (const codings of ['dcz', 'DCZ', 'gzip;q=0.5, dcz;q=0.1'])
      expect(hashIn(field, codings)).toBeDefined();
  });
});
