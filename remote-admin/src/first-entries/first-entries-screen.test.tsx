import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noFlags } from 'shared-contracts/flags';
import { begunLists } from 'shared-contracts/grids';
import { masterDataDeclarations, newMasterData } from 'shared-contracts/master-data';
import { addTexts } from 'shared-ui';
import { aUser, refusals, renderInShell, standInApi, takeToasts, type Variables } from 'shared-ui/testing';
import { Provider } from 'urql';
import { afterEach, expect, it, vi } from 'vitest';
import { adminStale } from '../admin-stale.ts';
import { adminTexts } from '../master-data/admin-texts.ts';
import { FirstEntriesScreen } from './first-entries-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The page on an API whose lists have these codes and grow by what is saved. */
async function show(
  address: string,
  {
    has = {},
    refuses,
    isDown = false,
    flags = { ...noFlags, enableLandownerTypesIntegration: true },
  }: Partial<{
    has: Record<string, readonly string[]>;
    refuses: string;
    isDown: boolean;
    flags: typeof noFlags;
  }> = {},
) {
  const codes = Object.fromEntries(begunLists.map((list) => [list, [...(has[list] ?? [])]]));
  let answers = !isDown;
  vi.stubGlobal('fetch', async () =>
    answers
      ? Response.json({ result: Object.entries(codes).map(([list, found]) => ({ list, codes: [...found] })) })
      : Response.json({ message: 'The database is away.' }, { status: 503 }),
  );
  const { client, requests } = standInApi(
    Object.fromEntries(
      masterDataDeclarations.map((declaration) => [
        `Update${declaration.typeName}`,
        ({ input }: Variables) => {
          const values = input as Variables;
          if (values['code'] === refuses) return refusals('The code is used already.');
          codes[declaration.list]?.push(String(values['code']));
          const fixed = { __typename: declaration.typeName, canEdit: true, revision: 1 };
          return { data: { saved: { ...newMasterData(declaration), ...values, ...fixed } } };
        },
      ]),
    ),
    adminStale,
  );
  const { i18n } = renderInShell(
    <Provider value={client}>
      <FirstEntriesScreen />
    </Provider>,
    { path: '/admin/first-entries/*', address, user: aUser({ isSystemAdministrator: true }), flags },
  );
  const texts = await adminTexts.en();
  act(() => addTexts(i18n, 'admin', 'en', texts));
  return {
    codes,
    saved: () => requests.map(({ variables }) => variables['input'] as Variables),
    goDown: (isDown: boolean) => {
      answers = !isDown;
    },
  };
}

const list = (name: string) => screen.findByLabelText(name, { selector: 'section' });
/** By its words: roles of some hundred cells take long to compute. */
const button = async (name: string) => {
  const found = (await screen.findByText(name)).closest('button');
  if (!found) throw new Error(`${name} is no button.`);
  return found;
};

it('ticks what empty lists lack, and adds it in the words of the province', async () => {
  const { codes, saved } = await show('/admin/first-entries', { has: { 'agreement-types': ['sl'] } });
  fireEvent.click(await screen.findByLabelText('British Columbia'));
  const types = within(await list('Agreement types'));
  // It has an entry: nothing more of it is ticked by itself, and what is there cannot be added again.
  expect(types.getByText(/^0 of 12 ticked · 1 is in the list$/)).toBeTruthy();
  expect(types.getByText('In the list').closest('tr')?.textContent).toBe('In the listSLSurface lease');
  const obligations = within(await list('Obligation types'));
  expect(obligations.getByText('5 of 5 ticked')).toBeTruthy();
  fireEvent.click(obligations.getByLabelText('Fencing'));
  expect(obligations.getByText('4 of 5 ticked')).toBeTruthy();
  fireEvent.click(types.getByLabelText('SRW'));
  expect(saved()).toEqual([]);
  fireEvent.click(await button('Add 67 entries'));
  await waitFor(() => expect(saved()).toHaveLength(67));
  expect(codes['obligation-types']).toEqual(['Rent Review', 'Restoration', 'Weed Control', 'Notification']);
  expect(codes['agreement-types']).toEqual(['sl', 'SRW']);
  expect(saved().find(({ code }) => code === 'Acquired')).toMatchObject({
    status: 'Acquired',
    colorCode: '#2f9e44',
    isActive: true,
    revision: null,
  });
  await waitFor(() => expect(obligations.getByText(/· 4 are in the list$/)).toBeTruthy());
  expect(within(await list('Surface status')).getByText('All 7 are in the list')).toBeTruthy();
  expect(takeToasts().map(({ message }) => message)).toEqual(['67 entries added.']);
  expect((await button('Add entries')).hasAttribute('disabled')).toBe(true);
});

it('from an empty list ticks the entries of that list alone, and keeps what is refused with the reason', async () => {
  const address = '/admin/first-entries?province=SK&list=survey-status';
  const { codes } = await show(address, { refuses: 'Ordered' });
  expect((await screen.findByLabelText('Saskatchewan')).getAttribute('checked')).not.toBeNull();
  const sections = [...document.querySelectorAll('section[aria-label]')];
  expect(sections[0]?.getAttribute('aria-label')).toBe('Survey status');
  fireEvent.click(await button('Add 4 entries'));
  expect((await screen.findByRole('alert')).textContent).toBe('Ordered: The code is used already.');
  expect(codes['survey-status']).toEqual(['Not Ordered', 'Plans Received', 'Registered']);
  expect(codes['agreement-types']).toEqual([]);
  const surveys = within(await list('Survey status'));
  expect(surveys.getByLabelText<HTMLInputElement>('Ordered').checked).toBe(true);
  expect(await button('Add 1 entry')).toBeTruthy();
});

it('offers no list whose flag is off', async () => {
  await show('/admin/first-entries', { flags: noFlags });
  await list('Agreement types');
  expect(screen.queryByLabelText('Landowner types')).toBeNull();
});

it('says why the lists cannot be read, and reads them when that is over', async () => {
  const { goDown } = await show('/admin/first-entries', { isDown: true });
  expect(await screen.findByText(/The database is away/)).toBeTruthy();
  goDown(false);
  fireEvent.click(await button('Try Again'));
  await list('Agreement types');
  expect(screen.queryByText(/The database is away/)).toBeNull();
});
