import { shareOf } from 'shared-contracts/decimal';
import { dayFromToday } from './calendar.ts';
import { addLife, addPayments } from './demo-agreement-life.ts';
import type { DemoAssociate, DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { addCompensation, addOwners, hectare } from './demo-owners.ts';
import type { DemoParcel } from './demo-parcels.ts';
import { type DemoProject, workers } from './demo-projects.ts';
import { addSchedule } from './demo-rents.ts';
import { termOf } from './demo-terms.ts';

export interface DemoAgreement {
  readonly id: string;
  readonly project: DemoProject;
  readonly owners: readonly DemoAssociate[];
  readonly isAcquired: boolean;
  readonly started: number;
}

const fourYears = 1461;

/** Obligations that recur, with the years between them. */
const recurring = new Map([
  ['Five-year Review', 5],
  ['Weed Control', 1],
]);

/** Sixteen or seventeen for each project: a thousand for sixty projects. */
const agreementsOf = (index: number): number => (index % 3 === 0 ? 16 : 17);

function typeFor(book: DemoBook, { kind, route }: DemoProject): string {
  const { random } = book;
  if (route.corridor.province === 'BC') return random.pick(['ROW', 'PLA', 'TWS', 'LOC']);
  if (kind === 'WS') return random.pick(['SL', 'SL', 'COO', 'MSL']);
  if (kind === 'AR') return random.pick(['ROW', 'APPR', 'RUA', 'LOC']);
  if (kind === 'FAC') return random.pick(['SL', 'ROW', 'PIL']);
  return random.pick(['ROW', 'ROW', 'ROW', 'TWS', 'COO', 'XFAC', 'XROAD', 'PROX']);
}

const states = [
  'Not Started',
  'Contacted',
  'Negotiating',
  'Signed',
  'Acquired',
  'Refused',
  'Expired',
] as const;

function stateFor(book: DemoBook, progress: number): (typeof states)[number] {
  const { random } = book;
  if (random.chance(0.04)) return 'Refused';
  if (random.chance(0.04)) return 'Expired';
  const reached = progress + random.next() * 0.4 - 0.2;
  return states[Math.max(0, Math.min(4, Math.floor(reached * 5)))] ?? 'Contacted';
}

/** The parcels of a route divided among agreements in order: each agreement gets one to three parcels in a row. */
function dealt(book: DemoBook, parcels: readonly DemoParcel[], hands: number): DemoParcel[][] {
  const sizes = Array.from({ length: hands }, () => 1);
  for (let extra = parcels.length - hands; extra > 0; extra -= 1) {
    const open = sizes.flatMap((size, index) => (size < 3 ? [index] : []));
    const chosen = book.random.pick(open);
    sizes[chosen] = (sizes[chosen] ?? 1) + 1;
  }
  let start = 0;
  return sizes.map((size) => {
    start += size;
    return parcels.slice(start - size, start);
  });
}

function addAgreement(
  book: DemoBook,
  project: DemoProject,
  sequence: number,
  parcels: readonly DemoParcel[],
  associates: DemoAssociates,
): DemoAgreement {
  const { random, lists } = book;
  const [parcel] = parcels;
  const type = typeFor(book, project);
  const state = stateFor(book, project.progress);
  const step = states.indexOf(state);
  const isThirdParty = ['XFAC', 'XROAD', 'XRAIL', 'PROX', 'RUA', 'APPR'].includes(type);
  const owners = isThirdParty ? [random.pick(associates.companies)] : (parcel?.owners ?? []);
  const started = project.started + random.between(5, 60);
  const signed = started + random.between(30, 120);
  const isAcquired = state === 'Acquired' || state === 'Expired';
  const width = random.pick([15, 18, 20, 25]);
  const length = parcels.length * random.between(380, 810);
  const squareMetres = width * length;
  const area = shareOf(String(squareMetres), hectare, 4);
  const isRightOfWay = ['ROW', 'PLA', 'EZE', 'TWS'].includes(type);
  const years = type === 'SL' || type === 'MSL' ? random.pick([21, 25]) : null;
  // Some are old enough for the notice of their five-year review: due now, given, or forgotten.
  const isOld = isAcquired && state === 'Acquired' && sequence % 8 === 0;
  const effective = isOld ? -fourYears - 10 - (sequence % 3) * 30 : Math.min(signed, -2);
  const course = { sequence, step, started, signed, effective, isAcquired };
  const agents = workers[project.companies[0] ?? project.operator.id];
  const id = book.add('agreement', {
    surface_project_id: project.id,
    sequence,
    agreement_number: `${type}-${String(project.number).padStart(4, '0')}-${String(sequence).padStart(3, '0')}`,
    agreement_name: `${owners[0]?.name ?? 'Crown'} ${parcel?.description ?? ''}`,
    name: `${owners[0]?.name ?? 'Crown'}, ${parcel?.description ?? ''}`,
    reference_number: random.chance(0.6) ? `T${sequence}-${random.between(100, 999)}` : null,
    agreement_type_id: book.lists.id('agreement_type', type),
    interest_type_id: lists.id('interest_type', random.pick(['WI', 'WI', 'Royalty'])),
    landowner_type_id: lists.id(
      'landowner_type',
      project.route.corridor.province === 'BC' ? 'Crown' : 'Freehold',
    ),
    land_purpose_id: lists.id('land_purpose', type === 'TWS' ? 'TWS' : project.kind),
    sub_project_type: null,
    surface_status_id: lists.id('surface_status', `${project.operator.code} ${state}`),
    status_comments: state === 'Refused' ? 'Owner will not sign; right of entry may be needed.' : null,
    consent_requested_date: step > 0 ? dayFromToday(started + 14) : null,
    consent_received_date: step > 2 && state !== 'Refused' ? dayFromToday(signed) : null,
    documents_acquired_date: isAcquired ? dayFromToday(Math.min(signed + 12, -1)) : null,
    effective_date: isAcquired ? dayFromToday(effective) : null,
    ...termOf(random, course, { type, years, isExpired: state === 'Expired' }),
    plans_received_date: step > 1 ? dayFromToday(started + 25) : null,
    project_created_date: dayFromToday(project.started),
    sent_to_field_date: step > 0 ? dayFromToday(started) : null,
    review_notice_date: isOld && sequence % 16 === 0 ? dayFromToday(effective + fourYears + 5) : null,
    land_agent_id: step > 0 ? (agents[sequence % agents.length] ?? null) : null,
    follows_id: null,
    area_unit_id: lists.id('area_unit', 'ha'),
    buildable_area: area,
    cleared_area: random.chance(0.3) ? shareOf(area, 2, 4) : '0',
    gross_area: area,
    left_width: isRightOfWay ? width / 2 : null,
    right_width: isRightOfWay ? width / 2 : null,
    length: isRightOfWay ? length : null,
    length_unit_id: lists.id('length_unit', 'm'),
    width_unit_id: lists.id('length_unit', 'm'),
    landowner_conditions: random.chance(0.3)
      ? 'Strip topsoil separately. No entry when the ground is wet.'
      : null,
    occupant_conditions: random.chance(0.1) ? 'Keep gates closed; cattle from May to October.' : null,
  });
  addOwners(book, id, owners, course);
  if (random.chance(0.3)) {
    const occupant = random.pick(associates.owners);
    book.add('occupant', {
      agreement_id: id,
      sequence: 1,
      business_associate_id: occupant.id,
      contact_id: occupant.contactId,
      consent_date: step > 2 ? dayFromToday(Math.min(started + 20, -1)) : null,
      notes: 'Rents the pasture.',
    });
  }
  for (const [index, { id: parcelId, titleId }] of parcels.entries()) {
    book.add('agreement_parcel', { agreement_id: id, sequence: index + 1, parcel_id: parcelId });
    book.add('agreement_title', { agreement_id: id, sequence: index + 1, title_id: titleId });
  }
  if (step > 1 && !isThirdParty) {
    const dues = addCompensation(book, id, squareMetres, started + 20, sequence % 5 === 2);
    addPayments(book, id, course, owners, dues);
    addSchedule(book, id, course);
  }
  addLife(book, id, course, associates.companies, area);
  if (isAcquired && random.chance(0.4)) {
    const duty = random.pick(['Five-year Review', 'Fencing', 'Reclamation', 'Weed Control']);
    const years = recurring.get(duty);
    book.add('obligation', {
      surface_project_id: project.id,
      agreement_id: id,
      sequence,
      obligation_type_id: lists.id('obligation_type', duty),
      description: 'Agreed with the owner at signing.',
      due_date: dayFromToday(random.between(-40, 400)),
      completed_date: null,
      responsible_id: random.pick(workers[project.companies[0] ?? project.operator.id]),
      recurrence_interval: years ?? null,
      recurrence_unit: years ? 'Years' : null,
      follows_id: null,
    });
  }
  return { id, project, owners, isAcquired, started };
}

/** The agreements of every project, in the order of the route. */
export function makeAgreements(
  book: DemoBook,
  projects: readonly DemoProject[],
  associates: DemoAssociates,
): DemoAgreement[] {
  return projects.flatMap((project, index) =>
    dealt(book, project.route.parcels, agreementsOf(index)).map((parcels, place) =>
      addAgreement(book, project, place + 1, parcels, associates),
    ),
  );
}
