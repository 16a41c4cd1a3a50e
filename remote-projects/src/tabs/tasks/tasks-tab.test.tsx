import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CurrentUser } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { gridViewSchema } from 'shared-contracts/grids';
import { noteListPlace } from 'shared-ui';
import { type Answers, layOut, onPhone, refusals, takeToasts } from 'shared-ui/testing';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProjectDetailsFragment } from '../../generated/operations.ts';
import { aProject, projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';
import { undoLatest } from '../../testing/undo-latest.ts';

beforeEach(() => {
  layOut(1600);
  takeToasts();
});

const idOf = (place: number) => `00000000-0000-4000-8000-0000000001${String(place).padStart(2, '0')}`;
const me = '00000000-0000-4000-8000-00000000005f';
const role = { __typename: 'TaskRole', id: idOf(90), name: 'Land Agent' };

/** A task as the API answers it. */
const aTask = (place: number, change: Readonly<Record<string, unknown>> = {}) => ({
  __typename: 'AssignedTask',
  id: idOf(place),
  revision: 1,
  parentClass: 'Agreement',
  parentId: idOf(80),
  recordName: `NF-${place} · Neil`,
  task: { __typename: 'Task', id: idOf(50 + place), name: `Task ${place}`, taskType: 'Agreement', role },
  assignee: { __typename: 'Person', id: idOf(70), fullName: 'Brooke Hanson' },
  assignedDate: '2026-01-05',
  dueDate: '2099-01-01',
  startedDate: null,
  completedDate: null,
  onHold: false,
  notes: null,
  called: `Task ${place} · NF-${place} · Neil`,
  dueAnchor: null,
  dueCount: null,
  dueUnit: null,
  dueSide: null,
  dueDateName: null,
  dueTask: null,
  dueByHand: false,
  blockers: [],
  blockedBy: null,
  readyOn: null,
  canEdit: true,
  ...change,
});

type Task = ReturnType<typeof aTask>;

interface Shown {
  readonly tasks: readonly Task[];
  readonly sentences?: readonly string[];
  readonly tab?: string;
  readonly project?: Partial<ProjectDetailsFragment>;
  readonly rights?: Partial<CurrentUser>;
  readonly refuses?: string;
  readonly answers?: Answers;
}

/** The tasks tab on an API that stores what is written. */
function showTasks({ tasks, sentences = [], refuses, tab = 'tasks', answers, project, rights = {} }: Shown) {
  let stored = tasks;
  return showProject({
    address: `${projectId}/${tab}`,
    project: aProject(project),
    rights,
    answers: {
      ProjectTasks: () => ({
        data: {
          tasks: {
            __typename: 'AssignedTaskConnection',
            nodes: stored,
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      }),
      ProjectTaskRecord: ({ id }) => ({ data: { record: stored.find((task) => task.id === id) ?? null } }),
      TaskEffects: ({ input }) => ({
        data: {
          effects: (input as readonly { id: string }[]).flatMap(({ id }) =>
            sentences.map((sentence) => ({
              __typename: 'TaskEffect',
              assignedTaskId: id,
              trigger: 'Completed',
              action: 'AssignTask',
              willHappen: true,
              sentence,
            })),
          ),
          moves: [],
        },
      }),
      UpdateAssignedTasks: ({ input }) => {
        if (refuses) return refusals(refuses);
        const changes = new Map((input as readonly Task[]).map((one) => [one.id, one]));
        stored = stored.map((task) => {
          const { id: _, revision: __, ...change } = changes.get(task.id) ?? { id: '', revision: 0 };
          return changes.has(task.id) ? { ...task, ...change, revision: task.revision + 1 } : task;
        });
        return { data: { saved: stored.filter(({ id }) => changes.has(id)) } };
      },
      ...answers,
    },
  });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => {
  const found = await button(name);
  await act(async () => fireEvent.click(found));
};
const select = async (text: string) => {
  const row = (await screen.findByText(text)).closest('tr');
  await act(async () => fireEvent.click(row?.querySelector('[data-select]') as Element));
};

describe('the tasks of a project', () => {
  it('stand by the record that they hang on, late ones in words, with what can be done next', async () => {
    showTasks({
      tasks: [aTask(1, { dueDate: '2020-01-01' }), aTask(2, { startedDate: '2026-02-01', onHold: true })],
    });
    const late = (await screen.findByText('NF-1 · Neil')).closest('tr');
    expect(late?.querySelector('[data-due="late"]')).toBeTruthy();
    expect(late?.textContent).toContain('Land Agent');
    const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(titles.slice(0, 4)).toEqual(['Task', 'On', 'Next step', 'Due']);
    expect(
      within(late as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Complete', 'Start']);
    const held = (await screen.findByText('NF-2 · Neil')).closest('tr');
    expect(
      within(held as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Complete', 'Resume']);
  });

  it('are cards on a phone that begin with the task, and end with what can be done with it', async () => {
    onPhone();
    const { variablesOf } = showTasks({
      tasks: [aTask(1), aTask(2, { parentClass: 'Project', recordName: 'Jedney compressor station' })],
    });
    const card = (await screen.findByText('Task 1')).closest('tr') as HTMLElement;
    const texts = [...card.querySelectorAll('td')].map(({ textContent }) => textContent);
    expect([texts[0], texts[2]]).toEqual(['Task 1', 'NF-1 · Neil']);
    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Complete', 'Start', 'Hold']);
    const own = (await screen.findByText('Task 2')).closest('tr');
    expect(own?.textContent).toContain('This project');
    expect(own?.textContent).not.toContain('Jedney');
    await press('Hold: Task 1');
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are completed with one click where nothing follows', async () => {
    const { variablesOf } = showTasks({ tasks: [aTask(1)] });
    await press('Complete: Task 1');
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(1));
    expect(variablesOf('UpdateAssignedTasks')[0]).toEqual({
      input: [{ id: idOf(1), revision: 1, saveId: expect.any(String), completedDate: today() }],
    });
    // It leaves the open ones.
    await waitFor(() => expect(screen.queryByText('NF-1 · Neil')).toBeNull());
  });

  it.each([
    ['Complete', aTask(1), { completedDate: null }],
    ['Start', aTask(1), { startedDate: null }],
    ['Resume', aTask(1, { startedDate: '2026-02-01', onHold: true }), { onHold: true }],
    ['Open again', aTask(1, { completedDate: '2026-01-09' }), { completedDate: '2026-01-09' }],
  ])('take back %s from its message, as they were', async (step, task, before) => {
    const { variablesOf } = showTasks({ tasks: [task, aTask(2)], tab: 'tasks?show=all' });
    await press(`${step}: Task 1`);
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(1));
    await undoLatest();
    expect(variablesOf('UpdateAssignedTasks')[1]).toEqual({
      input: [{ id: idOf(1), revision: 2, saveId: expect.any(String), ...before }],
    });
    expect(await button(`${step}: Task 1`)).toBeTruthy();
  });

  it('say why one could not be taken back', async () => {
    let count = 0;
    showTasks({
      tasks: [aTask(1)],
      answers: {
        UpdateAssignedTasks: () => {
          count += 1;
          return count === 1
            ? { data: { saved: [{ ...aTask(1), completedDate: today(), revision: 2 }] } }
            : refusals('This record was changed by Ann Bell.');
        },
      },
    });
    await press('Complete: Task 1');
    await waitFor(() => expect(count).toBe(1));
    await undoLatest();
    expect(takeToasts()).toMatchObject([{ kind: 'error', message: 'This record was changed by Ann Bell.' }]);
  });

  it('say first what follows, and are left as they are where somebody thinks better of it', async () => {
    const { variablesOf } = showTasks({
      tasks: [aTask(1)],
      sentences: ['‘Present offer’ is assigned to Brooke Hanson.'],
    });
    await press('Complete: Task 1');
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('‘Present offer’ is assigned to Brooke Hanson.')).toBeTruthy();
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Cancel' })));
    expect(variablesOf('UpdateAssignedTasks')).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Complete: Task 1');
    const again = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(again.getByRole('button', { name: 'Complete' })));
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(1));
    // Effects cannot be undone, so neither can the step.
    await waitFor(() => expect(takeToasts().map(({ undo }) => undo)).toEqual([undefined]));
  });

  it('are done several at once, one save for those that it fits', async () => {
    const { variablesOf } = showTasks({
      tab: 'tasks?show=all',
      tasks: [aTask(1), aTask(2), aTask(3, { completedDate: '2026-01-09' })],
    });
    for (const name of ['NF-1 · Neil', 'NF-2 · Neil', 'NF-3 · Neil']) await select(name);
    await press('Hold');
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(1));
    expect(variablesOf('UpdateAssignedTasks')[0]).toMatchObject({
      input: [
        { id: idOf(1), onHold: true },
        { id: idOf(2), onHold: true },
      ],
    });
    expect(variablesOf('UpdateAssignedTasks')[0]?.['input']).toHaveLength(2);
  });

  it('tell why one could not be completed', async () => {
    showTasks({
      tasks: [aTask(1)],
      sentences: ['The status becomes ‘Signed’.'],
      refuses: 'This record was changed by Ann Bell.',
    });
    await press('Complete: Task 1');
    const question = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(question.getByRole('button', { name: 'Complete' })));
    expect((await question.findByRole('alert')).textContent).toContain('changed by Ann Bell');
  });

  it('are filtered to open, own and overdue ones, each counted, by an address that can be mailed', async () => {
    const { place } = showTasks({
      rights: { id: me },
      tasks: [
        aTask(1, { assignee: { __typename: 'Person', id: me, fullName: 'Me' } }),
        aTask(2, { dueDate: '2020-01-01' }),
        aTask(3, { completedDate: '2026-01-09' }),
      ],
    });
    await screen.findByText('NF-2 · Neil');
    const group = within(screen.getByRole('group', { name: 'Tasks that are shown' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Open 2',
      'Mine 1',
      'Overdue 1',
      'All 3',
    ]);
    await press('Overdue 1');
    await waitFor(() => expect(screen.queryByText('NF-1 · Neil')).toBeNull());
    expect(place()).toBe(`/surface-project/${projectId}/tasks?show=overdue`);
  });

  it('offer no step to who may not change them', async () => {
    showTasks({ tasks: [aTask(1, { canEdit: false })], project: { canEdit: false } });
    const row = (await screen.findByText('NF-1 · Neil')).closest('tr');
    expect(within(row as HTMLElement).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Assign a model …' })).toBeNull();
  });

  it('tell that they could not be read', async () => {
    showTasks({ tasks: [], answers: { ProjectTasks: () => refusals('The database is away.') } });
    expect(await screen.findByText(/The database is away/)).toBeTruthy();
  });
});

describe('a task that is open', () => {
  const at = `tasks/${idOf(1)}/details`;

  it('shows where it stands and what will follow, and is completed with one click', async () => {
    const { variablesOf } = showTasks({
      tab: at,
      tasks: [aTask(1)],
      sentences: ['The status becomes ‘Signed’.'],
    });
    const course = within(await screen.findByRole('region', { name: 'Task status' }));
    expect(course.getByRole('link', { name: 'NF-1 · Neil' }).getAttribute('href')).toBe(
      `/surface-project/${projectId}/agreements/${idOf(80)}/details`,
    );
    expect(await course.findByText('The status becomes ‘Signed’.')).toBeTruthy();
    await act(async () => fireEvent.click(course.getByRole('button', { name: 'Complete' })));
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(1));
    expect(screen.queryByRole('dialog', { name: 'Complete' })).toBeNull();
    expect(await course.findByRole('button', { name: 'Open again' })).toBeTruthy();
  });

  it('has a section of its own for the tasks that it waits for, apart from its dates and its progress', async () => {
    showTasks({ tab: `tasks/${idOf(1)}/details`, tasks: [aTask(1)] });
    const progress = await screen.findByRole('group', { name: 'Progress' });
    const section = screen.getByRole('group', { name: 'Waits for' });
    expect(section.textContent).toContain('There are no tasks that it waits for.');
    expect(section.nextElementSibling).toBe(progress);
  });

  it('is left for the next one after it was completed, as its place in the list is remembered', async () => {
    showTasks({ tab: `tasks/${idOf(2)}/details`, tasks: [aTask(1), aTask(2), aTask(3)] });
    await press('Complete');
    expect(await button('Open again')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Task 2')).toBeNull());
    await press(/^Next row/);
    expect(await screen.findByRole('heading', { name: /^Task 3/ })).toBeTruthy();
    expect(await button('Complete')).toBeTruthy();
  });

  it('is completed and left for the next one by one key, up to the end of its list', async () => {
    const { variablesOf } = showTasks({
      tab: `tasks/${idOf(1)}/details`,
      tasks: [aTask(1), aTask(2, { completedDate: '2026-01-06' }), aTask(3)],
    });
    const pressEnter = () =>
      act(
        async () => void fireEvent.keyDown(document.activeElement ?? window, { key: 'Enter', ctrlKey: true }),
      );
    await button('Complete and next (Ctrl+Enter)');
    await pressEnter();
    expect(await screen.findByRole('heading', { name: /^Task 3/ })).toBeTruthy();
    expect(await button('Complete')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Complete and next/ })).toBeNull();
    await pressEnter();
    expect(variablesOf('UpdateAssignedTasks')).toMatchObject([{ input: [{ id: idOf(1) }] }]);
  });

  it('walks the list that it was opened from, not the tasks of its project', async () => {
    noteListPlace({
      source: 'assigned-tasks',
      title: 'My tasks',
      address: '/home?source=assigned-tasks',
      question: v.parse(gridViewSchema, { columns: [{ id: 'dueDate' }] }),
      total: 2,
      records: [1, 3].map((place) => ({
        id: idOf(place),
        opens: `surface-project/${projectId}/tasks/${idOf(place)}`,
      })),
      before: 0,
      firstLine: 0,
      at: 0,
    });
    // The second task of the project is somebody else's.
    const { place } = showTasks({ tab: at, tasks: [aTask(1), aTask(2), aTask(3)] });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 of 2')).toBeTruthy();
    await press('Complete and next (Ctrl+Enter)');
    expect(await screen.findByRole('heading', { name: /^Task 3/ })).toBeTruthy();
    expect(await within(await screen.findByRole('dialog')).findByText('2 of 2')).toBeTruthy();
    await act(async () => void fireEvent.keyDown(window, { key: 'ArrowUp', altKey: true }));
    expect(await screen.findByRole('heading', { name: /^Task 1/ })).toBeTruthy();
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(place()).toBe('/home?source=assigned-tasks'));
  });

  it('lets the assignee who only reads the project complete it and write notes', async () => {
    const { variablesOf } = showTasks({
      tab: at,
      rights: { id: me },
      project: { canEdit: false },
      tasks: [aTask(1, { assignee: { __typename: 'Person', id: me, fullName: 'Me' } })],
    });
    const course = within(await screen.findByRole('region', { name: 'Task status' }));
    const notes = await course.findByLabelText('Your notes');
    fireEvent.change(notes, { target: { value: 'Left a card.' } });
    await act(async () => fireEvent.click(course.getByRole('button', { name: 'Save the notes' })));
    await waitFor(() => expect(variablesOf('UpdateAssignedTasks')).toHaveLength(1));
    expect(variablesOf('UpdateAssignedTasks')[0]).toMatchObject({
      input: [{ id: idOf(1), notes: 'Left a card.' }],
    });
  });
});

describe('a model', () => {
  const manager = { __typename: 'TaskManager', id: idOf(60), name: 'Field work' };
  const plan = [
    {
      __typename: 'PlannedTask',
      task: { __typename: 'Task', id: idOf(61), name: 'Order survey' },
      assignee: { __typename: 'Person', id: idOf(70), fullName: 'Brooke Hanson' },
      dueDate: '2026-12-01',
      follows: '2 weeks before the key date ‘Spud’',
      isOpen: false,
    },
    {
      __typename: 'PlannedTask',
      task: { __typename: 'Task', id: idOf(62), name: 'File application' },
      assignee: null,
      dueDate: null,
      follows: null,
      isOpen: true,
    },
  ];

  it('begins with no manager where the project’s is another company’s', async () => {
    const managers = [{ __typename: 'TaskManager', id: idOf(61), name: 'Own' }];
    const { variablesOf } = showTasks({
      tasks: [],
      project: { taskManagerId: idOf(60) },
      answers: { TaskManagersToAssign: () => ({ data: { managers } }) },
    });
    await press('Assign a model …');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Choose a task manager and a record/)).toBeTruthy();
    expect((dialog.getByRole('combobox', { name: /^Task manager/ }) as HTMLSelectElement).value).toBe('');
    expect(variablesOf('PlannedTasks')).toEqual([]);
  });

  it('says where there is no manager to choose', async () => {
    showTasks({ tasks: [], answers: { TaskManagersToAssign: () => ({ data: { managers: [] } }) } });
    await press('Assign a model …');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Your company has no task manager/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Assign' })).toBeNull();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Cancel' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is assigned after it is shown what that means', async () => {
    const { variablesOf } = showTasks({
      tasks: [],
      project: { taskManagerId: manager.id },
      answers: {
        TaskManagersToAssign: () => ({ data: { managers: [manager] } }),
        PlannedTasks: () => ({ data: { plan } }),
        AssignModel: () => ({ data: { tasks: [{ __typename: 'AssignedTask', id: idOf(1) }] } }),
      },
    });
    await press('Assign a model …');
    const dialog = within(await screen.findByRole('dialog'));
    const table = within(await dialog.findByRole('table', { name: 'What will be assigned' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TaskAssigneeDueFollows',
      'Order surveyBrooke HansonDec-01-20262 weeks before the key date ‘Spud’',
      'File applicationOpen here already',
    ]);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Assign' })));
    await waitFor(() => expect(variablesOf('AssignModel')).toHaveLength(1));
    expect(variablesOf('AssignModel')[0]).toEqual({
      taskManagerId: manager.id,
      parentClass: 'Project',
      parentId: projectId,
      zone: expect.any(String),
    });
  });
});

it('with nothing open leads to what is done', async () => {
  showTasks({ tasks: [aTask(1, { completedDate: '2026-02-01' })] });
  expect(await screen.findByText('There are no open tasks.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 1' }));
  expect((await screen.findAllByText('Task 1')).length).toBeGreaterThan(0);
});

describe('the timeline', () => {
  it('draws each task with a date as a bar that opens it, and leads through them by arrow keys', async () => {
    const { place } = showTasks({
      tasks: [
        aTask(1, { assignedDate: '2026-02-01', dueDate: '2020-01-01' }),
        aTask(2, { assignedDate: '2026-01-05', dueDate: '2099-01-01' }),
        aTask(3, { assignedDate: null, dueDate: null }),
      ],
    });
    fireEvent.click(await screen.findByRole('radio', { name: 'Timeline' }));
    const line = within(await screen.findByRole('region', { name: 'Timeline' }));
    const bars = line.getAllByRole('link');
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Task 1 NF-1 · Neil, Jan-01-2020 – Feb-01-2026, overdue',
      'Task 2 NF-2 · Neil, Jan-05-2026 – Jan-01-2099, not started',
    ]);
    expect(line.getByText('1 task has no date and is in the list only.')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    bars[0]?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(bars[1]);
    await act(async () => fireEvent.click(bars[1] as Element));
    await waitFor(() => expect(place()).toContain(`/tasks/${idOf(2)}`));
    expect(await screen.findByRole('heading', { name: /^Task 2/ })).toBeTruthy();
  });
});
