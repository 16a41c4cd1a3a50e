import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rightway-lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the folder of the embedded database', () => {
  it('belongs to one process at a time, which is named', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}.`);
    unlock();
    lockFolder(folder)();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('is taken over from a process that is gone', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => child.once('exit', resolve));
    writeFileSync(join(folder, 'lock'), `${child.pid} 12345`);
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('is taken over from an earlier process whose number another one has now', () => {
    writeFileSync(join(folder, 'lock'), `${process.pid} 1`);
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it.each(['', 'torn 1', '0 '])('is taken over from a lock file that says nothing: %j', (content) => {
    writeFileSync(join(folder, 'lock'), content);
    expect(() => lockFolder(folder)()).not.toThrow();
  });

  it('goes to one of many that find a left lock at the same moment', async () => {
    writeFileSync(join(folder, 'lock'), `${process.pid} 1`);
    const holders = Array.from({ length: 4 }, () =>
      spawn(process.execPath, [join(import.meta.dirname, '../../testing/hold-lock.ts'), folder], {
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const outputs = await Promise.all(
      holders.map(
        ({ stdout }) =>
          new Promise<string>((resolve) => stdout.once('data', (text: Buffer) => resolve(`${text}`.trim()))),
      ),
    );
    const winner = holders[outputs.indexOf('held')];
    expect(outputs.filter((text) => text === 'held')).toHaveLength(1);
    for (const text of outputs.filter((other) => other !== 'held')) {
      expect(text).toContain(`is in use by process ${winner?.pid}.`);
    }
    await Promise.all(
      holders.map((holder) => {
        const gone = holder.exitCode === null && new Promise((resolve) => holder.once('exit', resolve));
        holder.stdin.end();
        return gone;
      }),
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('must be writable', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file'))).toThrow(/cannot be written/);
  });
});
