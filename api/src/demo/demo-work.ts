import { compareDecimals, productOf, roundedToCents, sumOf } from 'shared-contracts/decimal';
import { dayFromToday, momentFromToday, mondayBefore } from './calendar.ts';
import { demoAccounts, demoCompanies } from './demo-accounts.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';
import type { DemoOffice } from './demo-office.ts';
import { type DemoProject, workers } from './demo-projects.ts';
import type { DemoPart } from './demo-third-parties.ts';

const [rightway, northfork] = demoCompanies;
const [, broker, invoicing] = demoAccounts;

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
    const id = book.add('assigned_task', {
      ...noParents,
      ...parent,
      surface_project_id: project.id,
      parent_class: parentClass,
      task_id: office.taskId(task),
      assignee_id: random.pick(workers[random.pick(project.companies)]),
      assigned_date: dayFromToday(assigned),
      due_date: random.chance(0.93) ? dayFromToday(due) : null,
      started_date: isStarted ? dayFromToday(Math.min(assigned + 2, 0)) : null,
      completed_date: isDone ? dayFromToday(Math.min(due, 0)) : null,
      on_hold: !isDone && random.chance(0.08),
      notes: null,
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
  };
  for (const project of projects) {
    add(project, 'Project', {}, 'Order survey');
    if (project.progress > 0.5) add(project, 'Project', {}, 'File application');
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

const weeks = 12;

/** The weeks of the broker's people: the older invoiced, the newest pending. */
export function makeTimesheets(
  book: DemoBook,
  { rates }: DemoOffice,
  projects: readonly DemoProject[],
  agreements: readonly DemoAgreement[],
  copy: number,
): void {
  const { random } = book;
  const ours = projects.filter(({ companies }) => companies.includes(rightway.id));
  for (const { id: userId } of [broker, invoicing]) {
    for (let week = 0; week < weeks; week += 1) {
      const monday = mondayBefore(week + copy * weeks);
      const status = week === 0 ? 'PENDING' : week < 4 ? 'NOT_INVOICED' : week < 8 ? 'APPROVED' : 'INVOICED';
      const timesheetId = book.add('timesheet', {
        user_id: userId,
        product_client_id: rightway.id,
        week_starting: dayFromToday(monday),
        status,
        notes: week % 5 === 3 ? 'Two days in the field.' : null,
      });
      for (let day = 0; day < 5; day += 1) {
        const project = random.pick(ours);
        const rate = random.pick(rates);
        const isByKilometre = compareDecimals(rate.price, '1') < 0;
        const quantity = String(isByKilometre ? random.between(40, 300) : random.between(2, 9));
        book.add('timesheet_entry', {
          timesheet_id: timesheetId,
          surface_project_id: project.id,
          sequence: day + 1,
          date: dayFromToday(monday + day),
          agreement_id: random.chance(0.4)
            ? (agreements.find((agreement) => agreement.project === project)?.id ?? null)
            : null,
          rate_id: rate.id,
          quantity,
          unit_price: rate.price,
          amount: roundedToCents(productOf(quantity, rate.price)),
          description: random.pick(['Owner visits', 'Title work', 'Offer preparation', 'Survey review']),
          status,
        });
      }
    }
  }
}

const statuses = ['PENDING', 'APPROVED', 'FINALIZED', 'INVOICED', 'NOT_INVOICED', 'REVERSED'] as const;

/** Invoices to the clients, in every state. */
export function makeInvoices(
  book: DemoBook,
  projects: readonly DemoProject[],
  { clients }: DemoAssociates,
): void {
  const { random, lists } = book;
  for (const project of projects) {
    if (!project.companies.includes(rightway.id) || !random.chance(0.6)) continue;
    const lines = Array.from({ length: random.between(2, 5) }, () => {
      const quantity = String(random.between(1, 40));
      const price = random.pick(['18', '68', '96', '118']);
      return { quantity, price, amount: roundedToCents(productOf(quantity, price)) };
    });
    const subtotal = sumOf(lines.map(({ amount }) => amount));
    const tax = roundedToCents(productOf(subtotal, '0.05'));
    const end = -random.between(20, 200);
    const invoiceId = book.add('invoice', {
      number: `INV-${String(project.number).padStart(5, '0')}`,
      client_id: project.operator === northfork ? clients.northfork.id : clients.prairie.id,
      surface_project_id: project.id,
      product_client_id: rightway.id,
      invoice_date: dayFromToday(end + 5),
      period_start: dayFromToday(end - 30),
      period_end: dayFromToday(end),
      status: statuses[project.number % statuses.length],
      tax_type_id: lists.id('tax_type', 'GST'),
      subtotal,
      tax,
      total: sumOf([subtotal, tax]),
      notes: null,
    });
    for (const [index, { quantity, price, amount }] of lines.entries()) {
      book.add('invoice_line', {
        invoice_id: invoiceId,
        sequence: index + 1,
        description:
          price === '18' ? 'Title searches' : price === '68' ? 'Administration' : 'Land agent services',
        ledger_code_id: lists.id('ledger_code', price === '18' ? '4040' : price === '68' ? '4020' : '4010'),
        quantity,
        unit_price: price,
        amount,
        is_taxable: true,
      });
    }
  }
}
