import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Answer } from 'shared-ui/testing';
import { beforeForm, fillIn } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { anAgreement, asAnswered, inNoChain, threeLines } from '../../testing/made-up-agreements.ts';
import { placeOfProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';
import { agreementInput, agreementRow } from './agreement-record.ts';

beforeAll(() =>
  Promise.all([
    import('./agreements-tab.tsx'),
    import('./agreement-rail.tsx'),
    import('./sections/agreement-section.tsx'),
  ]),
);

beforeEach(beforeForm);

type Change = NonNullable<Parameters<typeof anAgreement>[0]>;

/** The API's answer to a save after Bob Neil changed something in the agreement. */
const conflictWith = (change: Change): Answer => ({
  errors: [
    {
      message: 'Somebody was first.',
      extensions: {
        code: 'CONFLICT',
        conflicts: [
          {
            path: 'agreements[0]',
            revision: 4,
            changedAt: '2026-11-02T10:00:00.000Z',
            changedBy: 'Bob Neil',
            record: agreementInput(agreementRow(anAgreement(change)).values),
          },
        ],
      },
    },
  ],
});

/** The first agreement, whose first save conflicts with somebody else's. */
async function open(theirs: Change) {
  let isFirst = true;
  const view = showProject({
    address: `${projectId}/agreements/${threeLines[0]?.id}/details`,
    answers: {
      ProjectAgreements: () => ({
        data: {
          agreements: {
            __typename: 'AgreementConnection',
            nodes: asAnswered(threeLines),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
      ProjectAgreement: () => ({ data: { record: asAnswered(anAgreement()) } }),
      AgreementRuleTable: () => ({ data: { project: placeOfProject, rules: [] } }),
      AgreementChain: inNoChain,
      UpdateSurfaceProject: () => {
        if (!isFirst) return { errors: [{ message: 'Enough.' }] };
        isFirst = false;
        return conflictWith(theirs);
      },
    },
  });
  await screen.findByLabelText(/^Name \*$/);
  return view;
}

const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true });
const agreementIn = (input: Readonly<Record<string, unknown>> | undefined) =>
  ((input?.['agreements'] ?? []) as readonly object[])[0];

it('of which two change the same field is asked about, with nothing chosen, and the choice is what is saved', async () => {
  const { sent } = await open({ name: 'Beg south quarter' });
  fillIn('Name', 'Beg home quarter');
  save();
  const title = await screen.findByText('Somebody else saved first');
  const dialog = within(title.closest<HTMLElement>('[role="dialog"]') ?? document.body);
  const labels = dialog.getAllByRole('rowheader', { hidden: true }).map(({ textContent }) => textContent);
  expect(labels).toEqual(['Name']);
  expect(dialog.getByText('Beg south quarter')).toBeTruthy();
  const radios = dialog.getAllByRole('radio', { hidden: true }) as HTMLInputElement[];
  expect(radios.filter(({ checked }) => checked)).toEqual([]);
  expect(sent()).toHaveLength(1);
  await act(async () => fireEvent.click(radios[0] ?? document.body));
  await act(async () =>
    fireEvent.click(dialog.getByRole('button', { name: 'Save these values', hidden: true })),
  );
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(agreementIn(sent()[1])).toMatchObject({ revision: 4, name: 'Beg home quarter' });
});

it('of which two change different fields keeps both, without a question', async () => {
  const { sent } = await open({ statusComments: 'Called twice' });
  fillIn('Name', 'Beg home quarter');
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(agreementIn(sent()[1])).toMatchObject({
    revision: 4,
    name: 'Beg home quarter',
    statusComments: 'Called twice',
  });
});
