import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BulkAction } from 'shared-contracts';
import { addTexts } from 'shared-ui';
import { type Answers, refusals, renderInShell, standInApi, takeToasts } from 'shared-ui/testing';
import { Provider } from 'urql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { projectStale } from '../project-stale.ts';
import { undoLatest } from '../testing/undo-latest.ts';
import { en } from '../texts/en/area.ts';
import { CompleteTasks } from './complete-tasks.tsx';
import { editRows } from './edit-rows.tsx';
import { logContacts } from './log-contacts.tsx';

beforeEach(() => {
  takeToasts();
});

const rows = ['a1', 'a2'].map((id) => ({ id, name: id.toUpperCase() }));

/** An action of a list on two of its rows. */
function show(Action: BulkAction, answers: Answers) {
  const { client, variablesOf } = standInApi(answers, projectStale);
  const onDone = vi.fn();
  const view = renderInShell(
    <Provider value={client}>
      <Action rows={rows} onDone={onDone} onClose={() => {}} />
    </Provider>,
  );
  act(() => addTexts(view.i18n, 'projects', 'en', en));
  return { variablesOf, onDone };
}

const press = async (name: string) => {
  const found = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(found));
};

describe('agreements of any projects', () => {
  const fill = (faultsOfSecond: readonly object[]) =>
    show(editRows('agreements', 'fill'), {
      PreviewAgreements: () => ({
        data: {
          moves: [],
          changes: rows.map(({ id, name }, place) => ({
            __typename: 'AgreementBulkChange',
            revision: place + 3,
            agreement: { __typename: 'Agreement', id, sequence: place + 1, called: name, ...stored },
            changes: [
              { __typename: 'FieldChange', field: 'consentReceivedDate', before: null, after: '2026-11-20' },
            ],
            faults: place === 1 ? faultsOfSecond : [],
          })),
        },
      }),
      BulkEditAgreements: () => ({
        data: { edited: rows.map(({ id }) => ({ __typename: 'Agreement', id, revision: 9 })) },
      }),
    });
  const none = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, null]));
  const stored = {
    ...none('statusComments', 'landAgent', 'agreementType', 'landPurpose', 'interestType', 'landownerType'),
    ...none('documentsAcquiredDate', 'surfaceStatus'),
    dates: {
      __typename: 'AgreementDates',
      ...none('sentToFieldDate', 'plansReceivedDate', 'consentRequestedDate', 'consentReceivedDate'),
      ...none('effectiveDate', 'expiryDate', 'reviewNoticeDate'),
    },
  };

  it('get a day once its changes were seen', async () => {
    const { variablesOf, onDone } = fill([]);
    await press('Preview changes');
    await press('Apply changes');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(variablesOf('BulkEditAgreements')).toMatchObject([
      {
        input: {
          agreements: [
            { id: 'a1', revision: 3 },
            { id: 'a2', revision: 4 },
          ],
        },
      },
    ]);
  });

  it('stay as they are where the API refuses one of them', async () => {
    const message = 'You may not edit this project. Ask an editor of the project.';
    const { variablesOf } = fill([{ __typename: 'AgreementFault', path: '', message }]);
    await press('Preview changes');
    expect(await screen.findByText(/You may not edit this project/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply changes' }).disabled).toBe(true);
    expect(variablesOf('BulkEditAgreements')).toEqual([]);
  });
});

/** The selected tasks; the second one is completed already where that is asked for. */
function tasksOf(effects: readonly object[], completed: string | null = null) {
  let stored = rows.map(({ id, name }, place) => ({
    ...{
      __typename: 'AssignedTask',
      id,
      revision: 1,
      parentClass: 'Project',
      parentId: 'p1',
      recordName: 'Beg',
    },
    task: { __typename: 'Task', id: `t${id}`, name: `Task ${name}`, taskType: 'Project', role: null },
    assignee: null,
    ...{ assignedDate: '2026-01-05', dueDate: null as string | null, startedDate: null, onHold: false },
    ...{
      notes: null,
      called: 'Task',
      ...{ dueAnchor: null, dueCount: null, dueUnit: null, dueSide: null, dueDateName: null, dueTask: null },
      ...{ dueByHand: false, blockers: [], blockedBy: null, readyOn: null },
      canEdit: true,
      completedDate: place === 1 ? completed : null,
    },
  }));
  return {
    SelectedTasks: () => ({
      data: { rows: { __typename: 'AssignedTaskConnection', nodes: stored.toReversed() } },
    }),
    TaskEffects: () => ({ data: { effects, moves: [] } }),
    UpdateAssignedTasks: ({ input }) => {
      const changes = new Map((input as typeof stored).map(({ revision: _, ...one }) => [one.id, one]));
      stored = stored.map((task) =>
        changes.has(task.id) ? { ...task, ...changes.get(task.id), revision: task.revision + 1 } : task,
      );
      return { data: { saved: stored.filter(({ id }) => changes.has(id)) } };
    },
  } satisfies Answers;
}

describe('tasks of any projects', () => {
  it('get another due date once its changes were seen, and their own again', async () => {
    const { variablesOf, onDone } = show(editRows('tasks', 'fill'), tasksOf([]));
    await press('Preview changes');
    expect(await screen.findByText('Task A1 · Beg')).toBeTruthy();
    await press('Apply changes');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(variablesOf('SelectedTasks')).toEqual([{ ids: ['a1', 'a2'], first: 2 }]);
    expect(variablesOf('UpdateAssignedTasks')).toMatchObject([
      {
        input: [
          { id: 'a1', revision: 1, dueDate: expect.stringMatching(/^\d{4}-/) },
          { id: 'a2', revision: 1, dueDate: expect.stringMatching(/^\d{4}-/) },
        ],
      },
    ]);
    await undoLatest();
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(2));
    expect(variablesOf('UpdateAssignedTasks')[1]).toMatchObject({
      input: [
        { id: 'a1', revision: 2, dueDate: null },
        { id: 'a2', revision: 2, dueDate: null },
      ],
    });
  });

  it('are completed together once they were seen, without those that are, and opened again', async () => {
    const { variablesOf, onDone } = show(CompleteTasks, tasksOf([], '2026-01-06'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Complete 2 tasks' }));
    expect(await dialog.findByText('1 task of 2 will be completed today:')).toBeTruthy();
    expect(dialog.getByText(/^1 is left out: it is completed already/)).toBeTruthy();
    expect(dialog.getByText('Task A1 · Beg')).toBeTruthy();
    await press('Complete');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(variablesOf('UpdateAssignedTasks')).toMatchObject([{ input: [{ id: 'a1', revision: 1 }] }]);
    await undoLatest();
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(2));
    expect(variablesOf('UpdateAssignedTasks')[1]).toMatchObject({
      input: [{ id: 'a1', revision: 2, completedDate: null }],
    });
  });

  it('show first what follows', async () => {
    const effect = {
      __typename: 'TaskEffect',
      assignedTaskId: 'a1',
      trigger: 'Completed',
      action: 'AssignTask',
    };
    show(CompleteTasks, tasksOf([{ ...effect, willHappen: true, sentence: 'The status becomes ‘Signed’.' }]));
    expect(await screen.findByText('The status becomes ‘Signed’.')).toBeTruthy();
  });
});

describe('a contact', () => {
  const methods = {
    PickMethodsOfContact: () => ({
      data: {
        options: ['Letter', 'Phone'].map((code) => ({ __typename: 'MethodOfContact', id: code, code })),
      },
    }),
  };

  it('is logged once where the answer was lost and it is sent again', async () => {
    const { variablesOf } = show(logContacts('Stakeholder'), {
      ...methods,
      LogContacts: () => refusals('Rightway could not be reached.'),
    });
    await screen.findByText('A1');
    await press('Log');
    await screen.findByText('Rightway could not be reached.');
    await press('Log');
    await waitFor(() => expect(variablesOf('LogContacts')).toHaveLength(2));
    const [first, second] = variablesOf('LogContacts');
    expect(second).toEqual(first);
  });

  it('is logged on each of the selected records, which are named first, and taken back', async () => {
    const { variablesOf, onDone } = show(logContacts('Stakeholder'), {
      ...methods,
      LogContacts: ({ input }) => ({
        data: {
          logged: (input as readonly { communication: { id: string } }[]).map(
            ({ communication }) => communication.id,
          ),
        },
      }),
      TakeBackContacts: () => ({ data: { deleted: [] } }),
    });
    expect(
      await screen.findByText('One contact on each of 2 records, with whom each concerns.'),
    ).toBeTruthy();
    expect(screen.getByText('A1')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Result of A2'), { target: { value: 'Reached Letter' } });
    fireEvent.change(screen.getByLabelText('Note on A2'), { target: { value: ' Wants a plan. ' } });
    await press('Log');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [sent] = variablesOf('LogContacts');
    expect(sent).toMatchObject({
      source: 'Stakeholder',
      input: [
        {
          parentId: 'a1',
          communication: {
            ...{ outcome: 'NoAnswer', isSuccessful: false, methodOfContact: { id: 'Phone' } },
            ...{ comments: null, date: expect.stringMatching(/^\d{4}-/) },
          },
        },
        {
          parentId: 'a2',
          communication: {
            ...{ outcome: null, isSuccessful: true, methodOfContact: { id: 'Letter' } },
            comments: 'Wants a plan.',
          },
        },
      ],
    });
    await undoLatest();
    await waitFor(() => expect(variablesOf('TakeBackContacts')).toHaveLength(1));
    const written = sent?.['input'] as readonly { communication: { id: string } }[] | undefined;
    const ids = written?.map(({ communication }) => ({ id: communication.id }));
    expect(variablesOf('TakeBackContacts')).toEqual([{ input: ids }]);
  });
});
