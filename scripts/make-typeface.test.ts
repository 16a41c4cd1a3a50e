import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeTypeface } from './make-typeface.ts';

it('the typeface that is shown is the one made of the pinned Inter', async () => {
  for (const { file, bytes } of await makeTypeface())
    expect(bytes.equals(readFileSync(file)), file).toBe(true);
});
