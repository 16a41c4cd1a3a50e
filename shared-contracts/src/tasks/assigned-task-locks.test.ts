import { describe, expect, it } from 'vitest';
import { assignedTaskFaults } from './assigned-task-faults.ts';
import { assignedTaskLocks } from './assigned-task-locks.ts';
import { assignedTaskFields } from './assigned-task-validator.ts';

const writer = { isReadOnly: false };
const locked = (viewer: { isReadOnly: boolean }, task: Parameters<typeof assignedTaskLocks>[1]) => [
  ...assignedTaskLocks(viewer, task).keys(),
];

describe('an assigned task', () => {
  it('is open to who edits the project, but for what is to be done', () => {
    expect(locked(writer, { isNew: true, mayEditProject: true, isOwn: false })).toEqual([]);
    expect(locked(writer, { isNew: false, mayEditProject: true, isOwn: false })).toEqual(['task']);
  });

  it('lets its assignee write its course, and not who does it by when', () => {
    expect(locked(writer, { isNew: false, mayEditProject: false, isOwn: true })).toEqual([
      'task',
      'assignee',
      'assignedDate',
      'dueDate',
      'dueAnchor',
      'dueCount',
      'dueUnit',
      'dueSide',
      'dueDateName',
      'dueTask',
      'dueByHand',
      'blockers',
    ]);
  });

  it.each([
    ['somebody else without the right to the project', writer, { isNew: false, isOwn: false }],
    ['who assigns it to themselves without that right', writer, { isNew: true, isOwn: true }],
  ])('is closed to %s', (_, viewer, task) => {
    expect(locked(viewer, { ...task, mayEditProject: false })).toEqual(assignedTaskFields);
  });

  it('is closed to a read-only assignee', () => {
    expect(locked({ isReadOnly: true }, { isNew: false, mayEditProject: true, isOwn: true })).toEqual(
      assignedTaskFields,
    );
  });

  it.each([
    [{ startedDate: '2026-05-04' }, ['startedDate']],
    [{ completedDate: '2026-05-04' }, ['completedDate']],
    [{ startedDate: '2026-05-03', completedDate: '2026-05-02' }, ['completedDate']],
    [{ completedDate: '2026-05-02', onHold: true }, ['onHold']],
    [{ startedDate: '2026-05-03', completedDate: '2026-05-03', onHold: false }, []],
    [{}, []],
  ])('with %j has its faults', (days, paths) => {
    expect(assignedTaskFaults(days, '2026-05-03').map(({ path }) => path)).toEqual(paths);
  });
});
