import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AreaRollout, GoingName } from 'shared-contracts/rollout';
import { addAllTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { expect, it, vi } from 'vitest';
import { texts } from '../generated/texts/rollout.ts';
import { GoingNamesPage } from './going-names-page.tsx';
import { ReleaseTable } from './release-table.tsx';

const release = {
  version: '1.1.0',
  contractVersion: '4.0.0',
  registeredAt: '2026-11-02T08:00:00.000Z',
  registeredBy: 'Deploy token pipeline',
  stableSince: '2026-11-02T08:00:00.000Z',
  rolledBackAt: null,
  people: 3,
  loads: 4,
  failures: 0,
  visitors: { loads: 0, failures: 0 },
  lastFailure: null,
  halfWithin: 100,
  mostWithin: 250,
};

const area: AreaRollout = {
  area: 'map',
  revision: 1,
  stable: '1.1.0',
  candidate: null,
  previous: null,
  haltedAt: null,
  haltedBecause: null,
  unfit: [],
  releases: [release],
};

async function inConsole(part: ReactElement) {
  const shown = renderInShell(part);
  await act(async () => addAllTexts(shown.i18n, 'rollout', texts));
  return shown;
}

const show = (unfit: AreaRollout['unfit'], candidate: string | null = null) =>
  inConsole(
    <ReleaseTable
      area={{ ...area, unfit, candidate, stable: candidate === null ? '1.1.0' : '1.0.0' }}
      name="Map"
      subject={undefined}
      onOffer={() => {}}
      onPromote={() => {}}
    />,
  );

const misses = ['remote-map 1.1.0: ChoiceToggle of shared-ui is not offered in the shell 6.0.0.'];

it('says of a stable release that does not run what it misses, and what people get instead', async () => {
  await show([{ version: '1.1.0', misses, instead: '1.0.0' }]);
  const note = screen.getByRole('alert');
  expect(note.textContent).toContain('Everybody gets 1.0.0 instead.');
  expect(
    within(note)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(misses);
});

it('says that nobody can open an area of which no release runs, and nothing where all is well', async () => {
  const { unmount } = await show([{ version: '1.1.0', misses, instead: null }]);
  expect(screen.getByRole('alert').textContent).toContain('Nobody can open the area.');
  unmount();
  await show([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says of a candidate that does not run that nobody gets it', async () => {
  await show([{ version: '1.1.0', misses, instead: '1.0.0' }], '1.1.0');
  expect(screen.getByRole('alert').textContent).toContain('Nobody gets the candidate.');
});

async function showNames(names: readonly GoingName[] | undefined) {
  const answer = names ? { result: names } : { message: 'The database does not answer.' };
  const fetched = vi.fn(
    async () =>
      new Response(JSON.stringify(answer), {
        status: names ? 200 : 503,
        headers: { 'content-type': 'application/json' },
      }),
  );
  vi.stubGlobal('fetch', fetched);
  return inConsole(<GoingNamesPage />);
}

const going: GoingName = {
  entry: 'shared-ui/form',
  name: 'ChoiceToggle',
  goesIn: '4.0.0',
  instead: 'Import it from shared-ui.',
  takenBy: [],
};

it('lists deprecated names with the releases that still use them', async () => {
  const takenBy = [{ area: 'map' as const, version: '1.1.0', people: 12 }];
  await showNames([going, { ...going, name: 'TabLinks', takenBy }]);
  const [, first, second] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toMatch(/ChoiceToggle.*4\.0\.0.*Import it from shared-ui\..*No current release/);
  expect(second).toMatch(/TabLinks.*remote-map 1\.1\.0 \(users: 12\)/);
});

it('says that there are none, or that they cannot be read', async () => {
  const { unmount } = await showNames([]);
  expect(screen.getByText('The current shell has no deprecated names.')).toBeTruthy();
  unmount();
  await showNames(undefined);
  expect(screen.getByText(/The database does not answer\./)).toBeTruthy();
});
