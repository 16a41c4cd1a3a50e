import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Answers, beforeForm, refusals, takeToasts } from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { asAnswered, threeLines } from '../../testing/made-up-agreements.ts';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

beforeAll(() => Promise.all([import('./agreements-tab.tsx'), import('./hand-over.tsx')]));

beforeEach(beforeForm);

const person = (place: number, fullName: string) => ({
  __typename: 'User',
  id: `00000000-0000-4000-8000-0000000004${place}`,
  fullName,
  workEmail: null,
});
const [leaver, successor] = [person(1, 'Lee Aver'), person(2, 'Sue Cessor')];
const work = { __typename: 'HandoverWork', agreements: 12, tasks: 3, obligations: 1 };

/** Opens the dialog, with the work of the two people. */
async function open(answers: Answers = {}, project = aProject()) {
  const view = showProject({
    address: `${projectId}/agreements`,
    project,
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
      PickRepresentatives: () => ({ data: { options: [leaver, successor] } }),
      AgreementHandover: () => ({ data: { handover: work } }),
      HandOverAgreements: () => ({ data: { handedOver: work } }),
      ...answers,
    },
  });
  await screen.findByText('SL-1');
  fireEvent.click(screen.getByRole('button', { name: 'Actions' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Reassign an agent’s work …', hidden: true }));
  return { ...view, dialog: within(await screen.findByRole('dialog')) };
}

/** Picks a person from the list of that field: the one that was open before stays in the page until it has faded. */
async function pick(label: string, name: string) {
  const box = within(screen.getByRole('dialog')).getByRole('combobox', { name: new RegExp(`^${label}`) });
  fireEvent.click(box);
  const list = await waitFor(() => {
    const opened = document.getElementById(box.getAttribute('aria-controls') ?? '');
    if (!opened) throw new Error(`The list of ${label} is still to come.`);
    return opened;
  });
  fireEvent.click(await within(list).findByRole('option', { name: new RegExp(name), hidden: true }));
}

const submit = (dialog: ReturnType<typeof within>) => dialog.getByRole('button', { name: 'Reassign' });

it('says what somebody works on before it is handed over, all in one go, and reads the list anew', async () => {
  const { dialog, variablesOf } = await open();
  await pick('From', 'Lee Aver');
  expect(await dialog.findByText('Agreements: 12. Open tasks: 3. Open obligations: 1.')).toBeTruthy();
  expect(variablesOf('AgreementHandover')).toEqual([{ fromId: leaver.id, surfaceProjectId: projectId }]);
  await pick('To', 'Sue Cessor');
  await act(async () => fireEvent.click(submit(dialog)));
  expect(variablesOf('HandOverAgreements')).toEqual([
    { fromId: leaver.id, toId: successor.id, surfaceProjectId: projectId },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(takeToasts()).toMatchObject([
    { kind: 'success', message: 'Reassigned: 12 agreements, 3 tasks, 1 obligations.' },
  ]);
  await waitFor(() => expect(variablesOf('ProjectAgreements').length).toBeGreaterThan(1));
});

it('is not given to the one who leaves, nor to nobody', async () => {
  const { dialog, variablesOf } = await open();
  await pick('From', 'Lee Aver');
  await act(async () => fireEvent.click(submit(dialog)));
  expect(await dialog.findByText('Choose a person.')).toBeTruthy();
  await pick('To', 'Lee Aver');
  await act(async () => fireEvent.click(submit(dialog)));
  expect(await dialog.findByText('Choose somebody else.')).toBeTruthy();
  expect(variablesOf('HandOverAgreements')).toEqual([]);
});

it('says why it was refused, and keeps what was chosen', async () => {
  const { dialog } = await open({
    HandOverAgreements: () => refusals('Sue Cessor cannot open the project.'),
  });
  await pick('From', 'Lee Aver');
  await pick('To', 'Sue Cessor');
  await act(async () => fireEvent.click(submit(dialog)));
  expect(await dialog.findByText('Sue Cessor cannot open the project.')).toBeTruthy();
  expect((dialog.getByRole('combobox', { name: /^From/ }) as HTMLInputElement).value).toContain('Lee Aver');
});

it('says why what somebody works on is not known', async () => {
  const { dialog } = await open({ AgreementHandover: () => refusals('Nobody of that name is left.') });
  await pick('From', 'Lee Aver');
  expect(await dialog.findByText('Nobody of that name is left.')).toBeTruthy();
});
