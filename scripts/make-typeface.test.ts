import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeTypeface, typefaceFile } from './make-typeface.ts';

it('the typeface that is shown is the one made of the pinned Inter', async () => {
  expect((await makeTypeface()).equals(readFileSync(typefaceFile))).toBe(true);
});
