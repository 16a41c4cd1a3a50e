import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { freePorts } from './free-port.ts';
import type { MadePackage } from './make-packages.ts';
import { startPackageRegistry } from './package-registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-registry-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'rightway-ui-4.2.0.tgz');
writeFileSync(file, 'packed');
const made: MadePackage = {
  name: '@rightway/ui',
  version: '4.2.0',
  file,
  bytes: 6,
  manifest: { name: '@rightway/ui', version: '4.2.0' },
};

it('tells npm of a package where .npmrc says, hands it out, and knows no other', async () => {
  const port = await freePorts(7700, 1);
  const registry = await startPackageRegistry([made], port);
  try {
    const address = `http://127.0.0.1:${port}/`;
    expect(registry.npmrc).toBe(`@rightway:registry=${address}\n`);
    const manifest = await (await fetch(`${address}@rightway%2fui`)).json();
    expect(manifest).toMatchObject({
      'dist-tags': { latest: '4.2.0' },
      versions: { '4.2.0': { dist: { tarball: `${address}files/rightway-ui-4.2.0.tgz` } } },
    });
    expect(await (await fetch(`${address}files/rightway-ui-4.2.0.tgz`)).text()).toBe('packed');
    expect((await fetch(`${address}left-pad`)).status).toBe(404);
    await expect(startPackageRegistry([made], port)).rejects.toThrow('EADDRINUSE');
  } finally {
    await registry.stop();
  }
});
