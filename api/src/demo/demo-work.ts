import { dayFromToday, momentFromToday } from './calendar.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';
import type { DemoOffice } from './demo-office.ts';
import { type DemoProject, workers } from './demo-projects.ts';
import type { DemoPart } from './demo-third-parties.ts';

interface Parents {
  readonly projects: readonly DemoProject[];
  readonly agreements: readonly DemoAgreement[];
  readonly requests: readonly DemoPart[];
  readonly stakeholders: readonly DemoPart[];
  readonly engagements: readonly { readonly id: string; readonly project: DemoProject }[];
}

/** Tasks on every kind of record: overdue, due soon, on hold and done. */
export function makeAssignedTasks(
  book: DemoBook,
  office: DemoOffice,
  { projects, agreements, requests, stakeholders, engagements }: Parents,
): void {
  const { random } = book;
  const noParents = {
    agreement_id: null,
    request_id: null,
    stakeholder_id: null,
    indigenous_engagement_id: null,
  };
  const ran = (id: string, trigger: string) =>
    book.link('task_rule_run', { assigned_task_id: id, trigger, ran_at: momentFromToday(0) });
  const add = (project: DemoProject, parentClass: string, parent: Record<string, string>, task: string) => {
    const assigned = -random.between(3, 80);
    const due = assigned + random.between(5, 100);
    const isDone = random.chance(0.45);
    const isStarted = isDone || random.chance(0.5);
    const assignee = random.pick(workers[random.pick(project.companies)]);
    const dueDate = random.chance(0.93) ? dayFromToday(due) : null;
    const id = book.add('assigned_task', {
      ...noParents,
      ...parent,
      surface_project_id: project.id,
      parent_class: parentClass,
      task_id: office.taskId(task),
      assignee_id: assignee,
      assigned_date: dayFromToday(assigned),
      due_date: dueDate,
      started_date: isStarted ? dayFromToday(Math.min(assigned + 2, 0)) : null,
      completed_date: isDone ? dayFromToday(Math.min(due, 0)) : null,
      on_hold: !isDone && random.chance(0.08),
      notes: null,
      // In some projects they follow the day on which they were assigned.
      ...(parentClass === 'Project' && project.number % 6 === 0 && !isDone && dueDate !== null
        ? { due_anchor: 'Assigned', due_count: due - assigned, due_unit: 'Days', due_side: 'After' }
        : { due_anchor: null, due_count: null, due_unit: null, due_side: null }),
    });
    if (isStarted) ran(id, 'Started');
    if (isDone) ran(id, 'Completed');
    book.link('history_entry', {
      id: namedId('history_entry', id),
      record_kind: 'ASSIGNED_TASK',
      record_id: id,
      revision: 1,
      changed_at: momentFromToday(assigned, random.between(15, 23)),
      changed_by: random.pick(workers[random.pick(project.companies)]),
      changes: [
        { field: 'task', before: null, after: task },
        { field: 'assignedDate', before: null, after: dayFromToday(assigned) },
      ],
    });
    return id;
  };
  for (const project of projects) {
    const survey = add(project, 'Project', {}, 'Order survey');
    if (project.progress <= 0.5) continue;
    const application = add(project, 'Project', {}, 'File application');
    // In some projects the application is due two weeks after the survey.
    if (project.number % 6 === 0)
      book.add('task_blocker', {
        ...{ assigned_task_id: application, blocker_id: survey, sequence: 1 },
        ...{ lag_count: 2, lag_unit: 'Weeks' },
      });
  }
  for (const { id, project } of agreements) {
    if (random.chance(0.5))
      add(
        project,
        'Agreement',
        { agreement_id: id },
        random.pick(['Search titles', 'First contact', 'Present offer', 'Execute agreement', 'Send payment']),
      );
  }
  for (const { id, project } of requests) {
    if (random.chance(0.4)) add(project, 'Request', { request_id: id }, 'Send request');
  }
  for (const { id, project } of stakeholders) {
    if (random.chance(0.3)) add(project, 'Stakeholder', { stakeholder_id: id }, 'Notify stakeholder');
  }
  for (const { id, project } of engagements)
    add(project, 'Indigenous', { indigenous_engagement_id: id }, 'Notify community');
}
