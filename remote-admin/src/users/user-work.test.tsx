import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { type Answers, aUser, beforeForm, refusals, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, expect, it } from 'vitest';
import { adminStale } from '../admin-stale.ts';
import { en } from '../texts/en/area.ts';
import { es } from '../texts/es/area.ts';
import { newUserRecord } from './user-record.ts';
import { UserScreen } from './user-screen.tsx';

beforeEach(beforeForm);

const id = '00000000-0000-4000-8000-000000000041';
const leaver = {
  ...newUserRecord(id),
  ...{ revision: 3, firstName: 'Lee', lastName: 'Aver', fullName: 'Lee Aver', isActive: true },
  ...{ userName: 'lee', workEmail: 'lee@example.ca', locale: 'en' },
  productClient: { __typename: 'Company', id: 'c1', code: 'RLS', companyName: 'Rightway Land Services' },
};
const held = { __typename: 'UserWork', id, agreements: 1250, openTasks: 1, openObligations: 0 };

async function show({
  answers = {},
  isActive = true,
  isAdministrator = true,
  language = 'en' as 'en' | 'es',
}: {
  answers?: Answers;
  isActive?: boolean;
  isAdministrator?: boolean;
  language?: 'en' | 'es';
} = {}) {
  const { client, requests } = standInApi(
    {
      User: () => ({ data: { record: { ...leaver, isActive } } }),
      UserAccess: () => ({ data: { access: null } }),
      UserWork: () => ({ data: { work: held } }),
      ...answers,
    },
    adminStale,
  );
  const { i18n } = renderInShell(
    <Provider value={client}>
      <UserScreen />
    </Provider>,
    {
      path: '/user/:id/*',
      address: `/user/${id}/details`,
      user: aUser({ id: isAdministrator ? 'another' : id, isSystemAdministrator: isAdministrator }),
      language,
    },
  );
  act(() => {
    addTexts(i18n, 'admin', 'en', en);
    addTexts(i18n, 'admin', 'es', es);
  });
  const tick = await screen.findByRole('checkbox', { name: language === 'en' ? 'Active' : 'Activo' });
  return { tick, asks: () => requests.filter(({ operation }) => operation === 'UserWork').length };
}

/** What a link to a list narrows it by. */
const narrowed = (link: HTMLElement) => {
  const query = new URL(link.getAttribute('href') ?? '', 'https://a.test').searchParams;
  const view = query.get('view');
  return [query.get('source'), query.get('person'), view && JSON.parse(atob(view))];
};
const onlyOpen = { f: [{ c: 'completedDate', v: [null] }] };

it('counts what stays a person’s as soon as Active is cleared, each number with its list', async () => {
  const { tick, asks } = await show();
  expect([asks(), screen.queryByText('Still theirs:')]).toEqual([0, null]);
  await act(async () => void fireEvent.click(tick));
  const place = (await screen.findByText('Still theirs:')).parentElement as HTMLElement;
  const links = within(place).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['1,250 agreements', '1 open task']);
  expect(links.map(narrowed)).toEqual([
    ['agreements', id, null],
    ['assigned-tasks', id, onlyOpen],
  ]);
  await act(async () => void fireEvent.click(tick));
  expect(screen.queryByText('Still theirs:')).toBeNull();
});

it('counts it of who is inactive already, in Spanish too, and says where nothing is', async () => {
  await show({
    isActive: false,
    language: 'es',
    answers: { UserWork: () => ({ data: { work: { ...held, agreements: 0, openTasks: 0 } } }) },
  });
  expect(
    await screen.findByText('Ningún acuerdo y ninguna tarea u obligación abierta son suyos.'),
  ).toBeTruthy();
});

it('says why it is not known, and asks again', async () => {
  let isDown = true;
  const { asks } = await show({
    isActive: false,
    answers: { UserWork: () => (isDown ? refusals('The server rests.') : { data: { work: held } }) },
  });
  expect(await screen.findByText(/The server rests\./)).toBeTruthy();
  isDown = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try Again' })));
  expect(await screen.findByText('Still theirs:')).toBeTruthy();
  await waitFor(() => expect(asks()).toBe(2));
});

it('is not asked for by who cannot clear Active', async () => {
  const { asks } = await show({ isActive: false, isAdministrator: false });
  expect([asks(), screen.queryByText('Still theirs:')]).toEqual([0, null]);
});
