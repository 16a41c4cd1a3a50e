import { noDeclaration, noFlags } from 'shared-contracts';
import type { Release } from 'shared-contracts/rest';
import { expect, it, vi } from 'vitest';
import { createSessionApi } from './session-api.ts';

const release = (version: string): Release => ({
  area: 'map',
  version,
  contractVersion: '2.0.0',
  manifest: `http://localhost/${version}/mf-manifest.json`,
  integrity: null,
  files: null,
  start: noDeclaration,
});

const declared = { ...noDeclaration, titles: { map: { es: 'Mapa' } } };

it('keeps what a release declares where an open page asks again, and takes over what a newer one does', async () => {
  const addresses: string[] = [];
  let running = '1.0.0';
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    const { start: _, ...without } = release(running);
    const releases = [address.includes(`map%40${running}`) ? without : { ...without, start: declared }];
    const result = { user: null, flags: noFlags, releases, version: '1', hasSingleSignOn: false };
    return new Response(JSON.stringify({ result }));
  });
  const api = createSessionApi('/');
  const { releases: first } = await api.start();
  expect(first[0]?.start).toEqual(declared);
  expect((await api.current(first)).releases[0]?.start).toEqual(declared);
  running = '1.1.0';
  expect((await api.current(first)).releases[0]).toMatchObject({ version: '1.1.0', start: declared });
  expect(addresses).toEqual(['/api/start', ...Array(2).fill('/api/start/current?known=map%401.0.0')]);
});
