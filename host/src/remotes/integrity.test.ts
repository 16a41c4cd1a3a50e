import { expect, it } from 'vitest';
import { crossOriginOf } from './integrity.ts';

it('asks for scripts of another origin without cookies, and of this one as the loader of a build does', () => {
  expect(crossOriginOf(`${window.location.origin}/remotes/admin/1.0.0/a.js`)).toBeNull();
  expect(crossOriginOf('/remotes/admin/1.0.0/a.js')).toBeNull();
  expect(crossOriginOf('https://remotes.example/admin/1.0.0/a.js')).toBe('anonymous');
});
