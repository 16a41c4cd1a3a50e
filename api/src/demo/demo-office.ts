import { productOf, roundedToCents } from 'shared-contracts/decimal';
import { formTypeIds } from 'shared-contracts/forms';
import { dayFromToday } from './calendar.ts';
import { demoAccounts, demoCompanies } from './demo-accounts.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { type DemoTermRate, makeTermRates, noTerms } from './demo-contract.ts';
import { makeTaskRules } from './demo-task-rules.ts';
import { makeTemplates } from './demo-templates.ts';

const [rightway] = demoCompanies;
const [, broker, invoicing, operator, approver, superUser] = demoAccounts;

const tasks = [
  ['Order survey', 'Project', 'Survey Coordinator'],
  ['Search titles', 'Agreement', 'Land Administrator'],
  ['First contact', 'Agreement', 'Land Agent'],
  ['Present offer', 'Agreement', 'Land Agent'],
  ['Execute agreement', 'Agreement', 'Land Agent'],
  ['Send payment', 'Agreement', 'Land Administrator'],
  ['Send request', 'Request', 'Land Administrator'],
  ['Notify stakeholder', 'Stakeholder', 'Land Agent'],
  ['Notify community', 'Indigenous', 'Land Agent'],
  ['File application', 'Project', 'Land Administrator'],
] as const;

/** A rate of the demo, with its name and the company that it belongs to. */
export interface DemoRate {
  readonly id: string;
  readonly price: string;
  readonly work: string;
  readonly unit: string;
  readonly ledgerCodeId: string;
  readonly isTaxable: boolean;
  readonly rateType: 'Client' | 'Default';
}

/** The office data that the task manager of the demo uses. */
export interface DemoOffice {
  readonly taskId: (name: string) => string;
  readonly taskManagerId: string;
  /** The default rates, and the rates of Northfork Energy. */
  readonly rates: readonly DemoRate[];
  readonly northforkRates: readonly DemoRate[];
  /** The rates of Prairie Gas, with the terms of its contract besides prices. */
  readonly termRates: readonly DemoTermRate[];
}

function makeTaskManager(book: DemoBook) {
  const roles = new Map(
    ['Land Agent', 'Land Administrator', 'Survey Coordinator'].map(
      (name) => [name, book.add('task_role', { name, description: null })] as const,
    ),
  );
  const role = (name: string) => roles.get(name) ?? null;
  for (const [user, name] of [
    [broker, 'Land Agent'],
    [invoicing, 'Land Administrator'],
    [superUser, 'Survey Coordinator'],
    [operator, 'Land Agent'],
    [approver, 'Land Administrator'],
  ] as const) {
    book.link('user_task_role', { app_user_id: user.id, task_role_id: role(name) });
  }
  const teamId = book.add('team', {
    name: 'North',
    description: 'Grande Prairie and the Montney',
    product_client_id: rightway.id,
  });
  for (const [index, { id }] of [broker, invoicing, superUser].entries()) {
    book.add('team_member', {
      team_id: teamId,
      sequence: index + 1,
      user_id: id,
      task_role_id: role('Land Agent'),
    });
  }
  const taskIds = new Map(
    tasks.map(([name, type, roleName]) => [
      name as string,
      book.add('task', { name, description: null, task_type: type, role_id: role(roleName) }),
    ]),
  );
  const taskId = (name: string): string => {
    const found = taskIds.get(name);
    if (!found) throw new Error(`The demo has no task ${name}.`);
    return found;
  };
  const chain = ['Search titles', 'First contact', 'Present offer', 'Execute agreement', 'Send payment'];
  makeTaskRules(book, taskId);
  const modelId = book.add('task_model', { name: 'Pipeline acquisition' });
  for (const [index, name] of [...chain, 'Order survey', 'File application'].entries()) {
    book.add('task_model_item', {
      task_model_id: modelId,
      sequence: index + 1,
      task_id: taskId(name),
      days: 7,
      ...following(name, taskId),
    });
  }
  const taskManagerId = book.add('task_manager', {
    name: 'Rightway field work',
    task_model_id: modelId,
    product_client_id: rightway.id,
  });
  for (const [index, [name, user]] of [
    ['Land Agent', broker] as const,
    ['Land Administrator', invoicing] as const,
    ['Survey Coordinator', superUser] as const,
  ].entries()) {
    book.add('task_manager_role', {
      task_manager_id: taskManagerId,
      sequence: index + 1,
      role_id: role(name),
      user_id: user.id,
    });
  }
  return { taskId, taskManagerId };
}

function makeRates(book: DemoBook, { clients }: DemoAssociates) {
  const { lists } = book;
  const kinds = [
    ['Land agent, senior', '118', 'Land', '4010', 'hour'],
    ['Land agent', '96', 'Land', '4010', 'hour'],
    ['Administration', '68', 'Administration', '4020', 'hour'],
    ['Kilometres', '0.72', 'Travel', '4030', 'km'],
    ['Title search', '18', 'Administration', '4040', 'each'],
  ] as const;
  const schedule = (name: string, rateType: 'Client' | 'Default', clientId: string | null, share: string) => {
    const scheduleId = book.add('rate_schedule', {
      name,
      rate_type: rateType,
      client_id: clientId,
      effective_date: dayFromToday(-300),
      ...noTerms.schedule,
    });
    return kinds.map(([description, price, category, ledger, unit], place) => {
      const rate = roundedToCents(productOf(price, share));
      const id = book.add('rate_type', {
        rate_schedule_id: scheduleId,
        sequence: place + 1,
        rate,
        description,
        is_taxable: true,
        is_active: true,
        rate_type: rateType,
        category_id: lists.id('rate_category', category),
        ledger_code_id: lists.id('ledger_code', ledger),
        unit_of_measurement_id: lists.id('unit_of_measurement', unit),
        ...noTerms.rate,
      });
      const ledgerCodeId = lists.id('ledger_code', ledger);
      return {
        id,
        price: rate,
        work: description,
        unit,
        ledgerCodeId,
        isTaxable: true,
        rateType,
      };
    });
  };
  const northforkRates = schedule('Northfork Energy 2026', 'Client', clients.northfork.id, '0.95');
  return { northforkRates, rates: schedule('Standard 2026', 'Default', null, '1') };
}

function makeModels(book: DemoBook): void {
  const models = [
    [
      'Usual agreement',
      'AgreementEvent',
      ['Offer Presented', 'Offer Accepted', 'Signed', 'Payment Sent', 'Registered'],
    ],
    ['Usual project', 'ProjectEvent', ['Kick-off', 'Survey Ordered', 'Application Filed', 'Licence Issued']],
  ] as const;
  for (const [name, form, types] of models) {
    const modelId = book.add('master_model', { name, form_type_id: formTypeIds[form], is_active: true });
    for (const [index, type] of types.entries()) {
      book.add('master_model_item', {
        master_model_id: modelId,
        sequence: index + 1,
        event_type_id: book.lists.id('event_type', `${form} ${type}`),
      });
    }
  }
}

/** The columns of a task that follows no date. */
const ownDay = {
  ...{ due_anchor: null, due_date_name: null, due_task_id: null },
  ...{ due_count: null, due_unit: null, due_side: null },
};

/**
 * The due rule of a task in the model, if it follows a date: the survey comes before the start of construction, the
 * application after the survey.
 */
function following(name: string, taskId: (name: string) => string): Readonly<Record<string, unknown>> {
  if (name === 'Order survey')
    return {
      ...ownDay,
      ...{ due_anchor: 'NamedDate', due_date_name: 'Construction start' },
      ...{ due_count: 40, due_unit: 'WorkingDays', due_side: 'Before' },
    };
  if (name !== 'File application') return ownDay;
  return {
    ...ownDay,
    ...{ due_anchor: 'TaskDue', due_task_id: taskId('Order survey') },
    ...{ due_count: 3, due_unit: 'Weeks', due_side: 'After' },
  };
}

/** Roles, tasks, rates, templates and models: created only once, whatever the size of the demo. */
export function makeOffice(book: DemoBook, associates: DemoAssociates): DemoOffice {
  const manager = makeTaskManager(book);
  const rates = makeRates(book, associates);
  makeTemplates(book);
  makeModels(book);
  return { ...manager, ...rates, termRates: makeTermRates(book, associates) };
}
