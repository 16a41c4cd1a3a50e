import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { declarationFile, readDeclaration } from '../shared-contracts/build/read-declaration.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A remote whose `src` has these files. */
function remoteWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rightway-declaration-'));
  made.push(folder);
  mkdirSync(join(folder, 'src'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'src', name), text);
  return folder;
}

const nothing = '{ groups: [], lists: [], routes: [], titles: {} }';

describe('the declaration of a remote', () => {
  it('is in src/declaration.ts', async () => {
    const folder = remoteWith({
      'declaration.ts': `export const declaration = { ...${nothing}, picklists: ['wells'] };`,
      'start.ts': `export const start = ${nothing};`,
    });
    expect((await readDeclaration(folder)).picklists).toEqual(['wells']);
  });

  it('is in src/start.ts of a remote that was made before', async () => {
    const folder = remoteWith({ 'start.ts': `export const start = ${nothing};` });
    expect(declarationFile(folder)).toEqual({ file: 'start.ts', name: 'start' });
    expect(await readDeclaration(folder)).toMatchObject({ lists: [], flags: [] });
  });

  it('is refused with its file and what is wrong in it', async () => {
    const folder = remoteWith({
      'declaration.ts': `export const declaration = { ...${nothing}, lists: 1 };`,
    });
    await expect(readDeclaration(folder)).rejects.toThrow(/declaration\.ts: lists: /);
  });
});
