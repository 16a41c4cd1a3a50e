import { act, fireEvent, screen, within } from '@testing-library/react';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import { addTexts } from 'shared-ui';
import { type Answers, aUser, layOut, renderInShell, standInApi } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, expect, it } from 'vitest';
import { adminStale } from '../admin-stale.ts';
import { RuleRehearsal } from '../rules/rule-rehearsal.tsx';
import { adminTexts } from './admin-texts.ts';
import { MasterDataScreen } from './master-data-screen.tsx';

beforeEach(() => layOut());

const rule = {
  ...{ __typename: 'ProvincialRule', id: 'r1', revision: 3, canEdit: true, isActive: true },
  ...{ code: 'AB-REVIEW-NOTICE', description: null, activity: 'ReviewNotice', level: null },
  ...{ section: 's. 27(4)', source: 'Surface Rights Act', validFrom: null, validTo: null },
  ...{ length: 30, lengthUnit: 'Days', calendar: 'Days', onHoliday: null, distance: null },
  ...{ recipients: null, checklist: null, jurisdiction: null },
  ...{ checkedOn: '2026-09-13', checkedBy: null, checkDueOn: '2027-09-13', checkFound: 'Nothing changed.' },
};

const nothingMoves = {
  ...{ __typename: 'RuleRehearsal', agreementCount: 1043, recipientCount: 0, movedCount: 0, isWhole: true },
  moved: [],
};

const aMove = {
  ...{ __typename: 'MovedClock', id: 'm1', title: 'Jane Doe · Beg – Jedney' },
  opens: 'surface-project/p1/agreements/a1/details',
  ...{ before: 'Give the notice by Dec-20-2026.', after: null },
};

/** Shows the rule, with what the API answers to a rehearsal. */
async function show(rehearsal: Answers[string], isSystemAdministrator = true) {
  const declaration = masterDataDeclarations.find(({ typeName }) => typeName === 'ProvincialRule');
  if (!declaration) throw new Error('There is no such kind.');
  const { client, requests } = standInApi(
    { ProvincialRule: () => ({ data: { record: rule } }), RuleRehearsal: rehearsal },
    adminStale,
  );
  const { i18n } = renderInShell(
    <Provider value={client}>
      <MasterDataScreen declaration={declaration} actions={undefined} above={RuleRehearsal} />
    </Provider>,
    {
      path: '/master-data/provincial-rules/:id/*',
      address: '/master-data/provincial-rules/r1/details',
      user: aUser({ isSystemAdministrator }),
    },
  );
  const texts = await adminTexts.en();
  act(() => addTexts(i18n, 'admin', 'en', texts));
  await screen.findByLabelText(/^Length/);
  return {
    inputs: () =>
      requests
        .filter(({ operation }) => operation === 'RuleRehearsal')
        .map(({ variables }) => variables['input']),
  };
}

const button = () => screen.getByRole('button', { name: 'Show what would change' });
const press = () => act(async () => void fireEvent.click(button()));
const type = (label: RegExp, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  fireEvent.blur(screen.getByLabelText(label));
};

it('asks with what is typed, and lists each clock that would move with a link to its record', async () => {
  const { inputs } = await show(() => ({
    data: { rehearsal: { ...nothingMoves, movedCount: 250, moved: [aMove] } },
  }));
  type(/^Length/, '45');
  await press();
  const table = within(await screen.findByRole('table', { name: 'What would this change' }));
  expect(inputs()).toMatchObject([{ id: 'r1', revision: 3, code: 'AB-REVIEW-NOTICE', length: 45 }]);
  expect(table.getByRole('link', { name: /Jane Doe/ }).getAttribute('href')).toBe(
    '/surface-project/p1/agreements/a1/details',
  );
  expect(table.getByText('Give the notice by Dec-20-2026.')).toBeDefined();
  expect(table.getByText('No clock')).toBeDefined();
  expect(screen.getByText(/250 clocks would move\..*1043 agreements.*first 1\./)).toBeDefined();
});

it('says that nothing moves, that it is not the whole, and that the rule was changed since', async () => {
  await show(() => ({ data: { rehearsal: { ...nothingMoves, isWhole: false } } }));
  await press();
  expect(await screen.findByText(/^No clock would move\./)).toBeDefined();
  expect(screen.getByText(/could be looked at in time/)).toBeDefined();
  expect(screen.queryByText(/changed since/)).toBeNull();
  type(/^Length/, '31');
  expect(screen.getByText(/changed since/)).toBeDefined();
});

it('says why the rule would be refused', async () => {
  await show(() => ({ errors: [{ message: 'Another code is needed.', extensions: { code: 'BAD_INPUT' } }] }));
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Another code is needed.');
});

it('is not offered to who may not change rules', async () => {
  await show(() => ({ data: { rehearsal: nothingMoves } }), false);
  expect(screen.queryByText('What would this change')).toBeNull();
  expect(screen.getByText('Nothing changed.')).toBeDefined();
});
