import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type Answer, type Answers, beforeForm, refusals, saveButton, takeToasts } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { anAgreement, asAnswered, threeLines } from '../../testing/made-up-agreements.ts';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';
import { undoLatest } from '../../testing/undo-latest.ts';

beforeAll(() => import('./agreements-tab.tsx'));

beforeEach(beforeForm);

const page = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

const readOne = ({ id }: { readonly id?: unknown }): Answer => {
  const line = threeLines.find((one) => one.id === id);
  return {
    data: {
      record: asAnswered(
        anAgreement({
          id: String(id),
          sequence: line?.sequence ?? 1,
          agreementNumber: line?.agreementNumber ?? null,
          referenceNumber: line?.referenceNumber ?? null,
        }),
      ),
    },
  };
};

async function show(answers: Answers = {}, project = aProject()) {
  const view = showProject({
    address: `${projectId}/agreements`,
    project,
    answers: {
      ProjectAgreements: () => ({
        data: {
          agreements: { __typename: 'AgreementConnection', nodes: asAnswered(threeLines), pageInfo: page },
        },
      }),
      ProjectAgreement: readOne,
      ...answers,
    },
  });
  await screen.findByText('SL-1');
  return view;
}

const grid = () => screen.getByRole('grid', { name: 'Agreements' });
const press = (key: string, more: object = {}) =>
  act(async () => fireEvent.keyDown(grid(), { key, ...more }));
const acquired = () =>
  ['SL-1', 'REF-2', 'SL-3'].map(
    (number) => screen.getByText(number).closest('tr')?.querySelector('td:last-of-type')?.textContent ?? '',
  );
const lastColumn = 6;

/** The keyboard goes to the day of a row, from the first one on. */
async function goToDay(line = 0) {
  grid().focus();
  for (let step = 0; step < lastColumn; step += 1) await press('ArrowRight');
  for (let step = 0; step < line; step += 1) await press('ArrowDown');
}

const cell = () => screen.findByLabelText('Acquired', { selector: 'input' });

/** Types a day into the cell that is open, and keeps it. */
async function typeDay(day: string) {
  const input = await cell();
  fireEvent.change(input, { target: { value: day } });
  await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
}

const messages = () => takeToasts().map(({ message }) => message);
const noCell = () =>
  waitFor(() => expect(screen.queryByLabelText('Acquired', { selector: 'input' })).toBeNull());

it('types a day once, fills it down, and writes all of them with one Save', async () => {
  const { sent } = await show();
  await goToDay();
  await press('F2');
  await typeDay('2026-11-20');
  await noCell();
  await press('ArrowDown', { shiftKey: true });
  await press('ArrowDown', { shiftKey: true });
  await press('d', { ctrlKey: true });
  await waitFor(() => expect(acquired()).toEqual(['Nov-20-2026', 'Nov-20-2026', 'Nov-20-2026']));
  expect(sent()).toEqual([]);
  await act(async () => fireEvent.click(saveButton()));
  const [input] = sent();
  expect(input?.['agreements']).toMatchObject(
    threeLines.map(({ id }) => ({ id, revision: 3, documentsAcquiredDate: '2026-11-20' })),
  );
});

it('takes a filled day back from the rows that still have it, and leaves nothing to save of the others', async () => {
  const { sent } = await show();
  await goToDay();
  await press('F2');
  await typeDay('2026-11-20');
  await noCell();
  await press('ArrowDown', { shiftKey: true });
  await press('ArrowDown', { shiftKey: true });
  await press('d', { ctrlKey: true });
  await waitFor(() => expect(acquired()).toEqual(['Nov-20-2026', 'Nov-20-2026', 'Nov-20-2026']));
  await undoLatest();
  await waitFor(() => expect(acquired()).toEqual(['Nov-20-2026', '', '']));
  await act(async () => fireEvent.click(saveButton()));
  const [first] = threeLines;
  expect(sent()[0]?.['agreements']).toMatchObject([{ id: first?.id, documentsAcquiredDate: '2026-11-20' }]);
  expect(sent()[0]?.['agreements']).toHaveLength(1);
});

it('goes on from the day that it opened, wherever in its row the keyboard was', async () => {
  await show();
  grid().focus();
  await press('F2');
  await typeDay('2026-11-20');
  await noCell();
  await press('ArrowDown', { shiftKey: true });
  await press('d', { ctrlKey: true });
  await waitFor(() => expect(acquired()).toEqual(['Nov-20-2026', 'Nov-20-2026', '']));
});

it('begins with the digit that is typed, and takes the day of the row above where one row is at hand', async () => {
  await show();
  await goToDay(1);
  await press('2');
  const input = (await cell()) as HTMLInputElement;
  await waitFor(() => expect(input.value).toBe('2'));
  await typeDay('2026-11-19');
  await noCell();
  await press('ArrowDown');
  await press('d', { ctrlKey: true });
  await waitFor(() => expect(acquired()).toEqual(['', 'Nov-19-2026', 'Nov-19-2026']));
});

it('takes back what was typed with Esc, and keeps no day that is none', async () => {
  const { sent } = await show();
  await goToDay();
  await press('F2');
  await typeDay('2026-13-45');
  expect(await screen.findByText(/Invalid date format/)).toBeTruthy();
  await act(async () => fireEvent.keyDown(await cell(), { key: 'Escape' }));
  await noCell();
  expect(acquired()).toEqual(['', '', '']);
  expect(saveButton().getAttribute('aria-disabled')).toBe('true');
  expect(sent()).toEqual([]);
});

it('fills nothing down from an empty day, nor where a row cannot be read', async () => {
  await show({
    ProjectAgreement: (variables) =>
      variables['id'] === threeLines[2]?.id ? refusals('It is locked.') : readOne(variables),
  });
  await goToDay(1);
  await press('d', { ctrlKey: true });
  await waitFor(() =>
    expect(messages()).toEqual(['There is nothing to fill down: fill in the first of the rows.']),
  );
  await press('ArrowUp');
  await press('F2');
  await typeDay('2026-11-20');
  await noCell();
  await press('ArrowDown', { shiftKey: true });
  await press('ArrowDown', { shiftKey: true });
  await press('d', { ctrlKey: true });
  await waitFor(() => expect(messages()).toContain('It is locked.'));
  expect(acquired()).toEqual(['Nov-20-2026', '', '']);
});

it('is for those who may edit', async () => {
  await show({}, aProject({ canEdit: false }));
  await goToDay();
  await press('F2');
  await press('2');
  expect(screen.queryByLabelText('Acquired', { selector: 'input' })).toBeNull();
});
