import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptFolder } from './kept-folder.ts';

let parent = '';
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'rightway-kept-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const make = async (folder: string) => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'file'), '');
};

describe('what is kept', () => {
  it('is made once for a state', async () => {
    const first = await keptFolder({ parent, name: 'one', states: 2, make });
    expect(first).toEqual({ folder: join(parent, 'one'), isNew: true });
    const again = await keptFolder({
      parent,
      name: 'one',
      states: 2,
      make: () => Promise.reject(new Error()),
    });
    expect(again).toEqual({ folder: join(parent, 'one'), isNew: false });
  });

  it('is not there where making it was interrupted, and is made anew', async () => {
    const interrupted = keptFolder({
      parent,
      name: 'one',
      states: 2,
      make: async (folder) => {
        await make(folder);
        writeFileSync(join(folder, 'left over'), '');
        throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');
    expect(existsSync(join(parent, 'one'))).toBe(false);
    const { folder } = await keptFolder({ parent, name: 'one', states: 2, make });
    expect(readdirSync(folder)).toEqual(['file']);
  });

  it('is made by each of those who need it at once, and one of theirs is kept', async () => {
    const begun = Promise.withResolvers<void>();
    const slow = keptFolder({
      parent,
      name: 'one',
      states: 2,
      make: async (folder) => {
        await begun.promise;
        await make(folder);
      },
    });
    const quick = await keptFolder({ parent, name: 'one', states: 2, make });
    begun.resolve();
    expect((await slow).folder).toBe(quick.folder);
    expect(readdirSync(parent)).toEqual(['one']);
    expect(readdirSync(quick.folder)).toEqual(['file']);
  });

  it('forgets what was left unfinished long ago, not what is being made', async () => {
    mkdirSync(join(parent, '.unfinished-old'));
    utimesSync(join(parent, '.unfinished-old'), 0, 0);
    mkdirSync(join(parent, '.unfinished-new'));
    await keptFolder({ parent, name: 'one', states: 1, make });
    expect(readdirSync(parent).sort()).toEqual(['.unfinished-new', 'one']);
  });

  it('forgets all but the latest states', async () => {
    for (const [place, name] of ['one', 'two', 'three'].entries()) {
      const { folder } = await keptFolder({ parent, name, states: 2, make });
      utimesSync(folder, place, place);
    }
    await keptFolder({ parent, name: 'four', states: 2, make });
    expect(readdirSync(parent).sort()).toEqual(['four', 'three']);
  });
});
