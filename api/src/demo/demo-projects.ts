import { formatLegalDescription, parseLegalDescription } from 'shared-contracts/land-survey';
import { dayFromToday, momentFromToday } from './calendar.ts';
import { demoAccounts, demoCompanies } from './demo-accounts.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import type { DemoRoute } from './demo-parcels.ts';

const [rightway, northfork, prairie] = demoCompanies;
const [, broker, invoicing, operator, approver, superUser, , prairieOperator] = demoAccounts;

/** The people of the demo who do land work, by company. */
export const workers = {
  [rightway.id]: [broker.id, invoicing.id, superUser.id],
  [northfork.id]: [operator.id, approver.id],
  [prairie.id]: [prairieOperator.id],
} as const;

export interface DemoProject {
  readonly id: string;
  readonly number: number;
  readonly kind: string;
  readonly route: DemoRoute;
  readonly operator: typeof northfork | typeof prairie;
  /** The companies whose people work on it. */
  readonly companies: readonly (keyof typeof workers)[];
  /** In days from the demo's today. */
  readonly started: number;
  /** From 0, just begun, to 1, done. */
  readonly progress: number;
}

const kinds = [
  ['Gas gathering pipeline', 'gathering line', 'PL'],
  ['Oil emulsion pipeline', 'emulsion line', 'PL'],
  ['Fuel gas pipeline', 'fuel gas line', 'PL'],
  ['Horizontal well pad', 'pad and access', 'WS'],
  ['All-weather access road', 'access road', 'AR'],
  ['Distribution line', 'power line', 'PWR'],
  ['Compressor station', 'compressor station and tie-in', 'FAC'],
] as const;

/** The owner, broker and operator of a project, by its number; varied so that every combination occurs. */
function partiesOf(number: number) {
  const operatorCompany = number % 5 < 3 ? northfork : prairie;
  if (number % 10 === 7 || number % 10 === 8) {
    return { operatorCompany, owner: operatorCompany, brokerCompany: null };
  }
  if (number % 10 === 5) return { operatorCompany: northfork, owner: northfork, brokerCompany: rightway };
  return { operatorCompany, owner: rightway, brokerCompany: rightway };
}

const lineOf = ({ parcels }: DemoRoute) => ({
  type: 'LineString',
  coordinates: parcels.map(({ centre }) => centre),
});

function addMembers(book: DemoBook, projectId: string, companies: DemoProject['companies']): void {
  let sequence = 0;
  for (const company of companies) {
    for (const [index, userId] of workers[company].entries()) {
      sequence += 1;
      book.add('member', {
        surface_project_id: projectId,
        sequence,
        business_associate_id: null,
        contact_id: null,
        organization_type_id: book.lists.id(
          'organization_type',
          company === rightway.id ? 'Broker' : 'Operator',
        ),
        product_client_id: company,
        project_access: index === 0 ? 'Edit' : 'View',
        role_type_id: book.lists.id(
          'member_role',
          ['Land Agent', 'Land Administrator', 'Land Manager'][index] ?? 'Land Agent',
        ),
        user_id: userId,
      });
    }
  }
}

function addParts(book: DemoBook, { id, number, started, companies }: DemoProject): void {
  const { random, lists } = book;
  addMembers(book, id, companies);
  book.add('additional_info_item', {
    surface_project_id: id,
    sequence: 1,
    value: `${random.between(40_000, 69_999)}-${random.between(1, 9)}`,
    option_id: null,
    type_id: lists.id('additional_info_type', 'Licence Number'),
  });
  book.add('additional_info_item', {
    surface_project_id: id,
    sequence: 2,
    value: null,
    option_id: lists.id('additional_info_option', random.pick(['Yes', 'No', 'To be confirmed'])),
    type_id: lists.id('additional_info_type', 'Sour Service'),
  });
  for (const [index, name] of ['Survey complete', 'Licence', 'Construction start', 'In service'].entries()) {
    const planned = started + 40 + index * 55;
    book.add('key_date', {
      surface_project_id: id,
      sequence: index + 1,
      name,
      planned_date: dayFromToday(planned),
      actual_date: planned < -5 ? dayFromToday(planned + random.between(-4, 9)) : null,
    });
  }
  if (number % 4 === 0) {
    book.add('project_revision', {
      surface_project_id: id,
      sequence: 1,
      date: dayFromToday(started + 30),
      details: 'Route moved to follow the fence line after the first round of visits.',
    });
  }
}

/** The identifier of a well on a parcel; null if its description is not one of a land survey. */
function wellOn(description: string): string | null {
  const place = parseLegalDescription(description);
  if (!place) return null;
  if (place.system === 'NTS') return `200/${formatLegalDescription(place)}/00`;
  const { quarter: _, ...section } = place;
  return `100/${formatLegalDescription({ ...section, lsd: 12 })}/00`;
}

/**
 * The client's approved budget, and the date by which everybody should have consented: most projects have both, as in
 * real life.
 */
const planOf = (number: number, started: number) => ({
  afe_amount: number % 7 === 0 ? null : 180_000 + (number % 9) * 45_000,
  consent_target: number % 6 === 0 ? null : dayFromToday(started + 400),
});

/** One project on each route, with its members, key dates, revisions and neighbours. */
export function makeProjects(
  book: DemoBook,
  routes: readonly DemoRoute[],
  { clients }: DemoAssociates,
  copy: number,
  taskManagerId: string,
): DemoProject[] {
  const { random, lists } = book;
  const numbers = new Map<string, string>();
  const projects = routes.map((route, index): DemoProject => {
    const number = copy * routes.length + index + 1;
    const [type, noun, purpose] = kinds[index % kinds.length] ?? kinds[0];
    const { operatorCompany, owner, brokerCompany } = partiesOf(number);
    const progress = random.next();
    const started = -Math.round(60 + progress * 500 + random.between(0, 60));
    const status = (name: string) => lists.id('surface_status', `${operatorCompany.code} ${name}`);
    const operatorNumber = `${operatorCompany.code}-${String(24 + (number % 3)).padStart(2, '0')}-${String(number).padStart(4, '0')}`;
    const id = book.add('surface_project', {
      description: `${route.corridor.name} ${noun} ${number}`,
      afe_number: `AFE ${random.between(20, 26)}-${random.between(1000, 9999)}`,
      ...planOf(number, started),
      cost_centre: number % 2 === 0 ? `CC ${4100 + (number % 9) * 10}` : null,
      purchase_order: number % 5 === 0 ? `45-${10_000 + number}` : null,
      area_id: lists.id('area', route.corridor.area),
      priority: random.pick(['Low', 'Normal', 'High']),
      project_scope: `Acquire the surface rights for a ${noun} of about ${random.between(6, 24)} km.`,
      regulatory_details: number % 3 === 0 ? 'Application filed; waiting for the licence.' : null,
      acquisition_comment: number % 4 === 0 ? 'Two owners want to see the reclamation plan first.' : null,
      action_item: number % 5 === 0 ? 'Book the survey crew for the north end.' : null,
      uwi: purpose === 'WS' ? wellOn(route.parcels[0]?.description ?? '') : null,
      task_model_name: 'Pipeline acquisition',
      task_manager_id: taskManagerId,
      owner_id: owner.id,
      broker_id: brokerCompany?.id ?? null,
      broker_office_id: brokerCompany ? lists.id('office', 'GP') : null,
      broker_project_number: brokerCompany ? `RLS-${String(number).padStart(5, '0')}` : null,
      broker_project_status_id: brokerCompany
        ? lists.id('broker_project_status', progress > 0.9 ? 'Complete' : progress < 0.1 ? 'New' : 'Active')
        : null,
      broker_reference: brokerCompany && number % 2 === 0 ? `BR ${number}` : null,
      operator_id: operatorCompany.id,
      operator_office_id: lists.id('office', operatorCompany === northfork ? 'HO' : 'FLD'),
      operator_project_number: operatorNumber,
      operator_project_status_id: lists.id(
        'operator_project_status',
        progress > 0.85 ? 'Construction' : progress < 0.2 ? 'Proposed' : 'Approved',
      ),
      operator_reference: number % 3 === 0 ? `OP ${number}` : null,
      client_id: operatorCompany === northfork ? clients.northfork.id : clients.prairie.id,
      project_type_id: lists.id('project_type', type),
      project_group_id: lists.id(
        'project_group',
        random.pick(['Deep Basin 2026', 'Montney North', 'Heavy Oil', 'Shallow Gas']),
      ),
      security_level_id: lists.id('security_level', number % 9 === 0 ? 'Confidential' : 'Internal'),
      surface_status_id: status(
        progress > 0.9
          ? 'Acquired'
          : progress > 0.4
            ? 'Negotiating'
            : progress > 0.1
              ? 'Contacted'
              : 'Not Started',
      ),
      survey_status_id: lists.id(
        'survey_status',
        progress > 0.6 ? 'Plans Received' : progress > 0.3 ? 'Ordered' : 'Not Ordered',
      ),
      is_archived: number % 17 === 0,
      geometry: lineOf(route),
      created_on: momentFromToday(started),
      last_modified_on: momentFromToday(-random.between(0, 30)),
    });
    numbers.set(id, operatorNumber);
    const companies = [...new Set([owner.id, brokerCompany?.id, operatorCompany.id])].filter(
      (company) => company !== undefined,
    );
    return { id, number, kind: purpose, route, operator: operatorCompany, companies, started, progress };
  });
  for (const [index, project] of projects.entries()) {
    addParts(book, project);
    const other = projects[index + 12];
    if (!other) continue;
    book.add('related_project', {
      surface_project_id: project.id,
      sequence: 1,
      related_project_id: other.id,
      operator_project_number: numbers.get(other.id),
      project_type_id: lists.id('project_type', 'Gas gathering pipeline'),
    });
  }
  return projects;
}
