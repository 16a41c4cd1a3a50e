import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildVersion } from './build-suite.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rightway-version-'));
  file = join(folder, 'area.ts');
  writeFileSync(file, 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the version of a build', () => {
  it('is the package version and eight characters of a hash', () => {
    expect(buildVersion('host', [file])).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  });

  it('is another one when a file that goes into it changes, and the old one when it changes back', () => {
    const first = buildVersion('host', [file]);
    writeFileSync(file, 'two');
    expect(buildVersion('host', [file])).not.toBe(first);
    writeFileSync(file, 'one');
    expect(buildVersion('host', [file])).toBe(first);
  });
});
