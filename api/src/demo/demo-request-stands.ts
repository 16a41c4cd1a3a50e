import { dayFromToday } from './calendar.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import type { DemoProject } from './demo-projects.ts';

/** One in this many projects has requests with rare content. */
const everySoMany = 12;

/** The codes of the items in a request to cross a whole corridor. */
const allOfIt = ['XNG', 'PROX', 'CNST', 'GD', 'ENC', 'APPR'];

interface Stand {
  readonly project: DemoProject;
  readonly sequence: number;
  readonly grantor: DemoAssociates['companies'][number];
  readonly scope: string;
  readonly values: Readonly<Record<string, string | null>>;
  readonly codes: readonly string[];
}

function addStand(book: DemoBook, { project, sequence, grantor, scope, values, codes }: Stand): void {
  const { lists } = book;
  const requestId = book.add('request', {
    surface_project_id: project.id,
    sequence,
    request_scope: scope,
    conditions: null,
    contact_id: grantor.contactId,
    business_associate_id: grantor.id,
    request_type_id: lists.id('request_type', 'Third Party'),
    grantor_company_id: lists.id('grantor_company', lists.codes('grantor_company')[0] ?? ''),
    received_date: null,
    completed_date: null,
    ...values,
  });
  for (const [place, code] of codes.entries()) {
    const itemId = book.add('request_item', {
      request_id: requestId,
      sequence: place + 1,
      description: 'Where the line crosses the corridor.',
      conditions: null,
      effective_date: dayFromToday(20),
      expiry_date: dayFromToday(200 + place * 40),
      marker: `KM ${place + 3}`,
      reference: String(70_000 + project.number * 10 + place),
      spread: '1',
      term: 1,
      term_unit: 'YEARS',
      request_item_type_id: lists.id('request_item_type', code),
    });
    const parcel = project.route.parcels[place % project.route.parcels.length];
    if (parcel)
      book.add('request_item_parcel', { request_item_id: itemId, sequence: 1, parcel_id: parcel.id });
  }
}

/** Requests with rare content: one that Connect manages, and one with more kinds of items than a cell shows. */
export function makeRequestStands(
  book: DemoBook,
  projects: readonly DemoProject[],
  { companies }: DemoAssociates,
  requests: readonly { readonly project: DemoProject }[],
): void {
  for (const project of projects.filter(({ number }) => number % everySoMany === 1)) {
    const [first, second = first] = companies;
    if (!first || !second) continue;
    const there = requests.filter((request) => request.project.id === project.id).length;
    addStand(book, {
      project,
      sequence: there + 1,
      grantor: first,
      scope: 'Cross the shared corridor with everything that it needs.',
      values: {
        grantor_type: 'Basic',
        connect_number: null,
        connect_status: null,
        sent_date: dayFromToday(-12),
      },
      codes: allOfIt,
    });
    addStand(book, {
      project,
      sequence: there + 2,
      grantor: second,
      scope: 'Crossing applied for through Connect.',
      values: {
        grantor_type: 'Connect',
        connect_number: `C9${10_000 + project.number}`,
        connect_status: 'Under Review',
        sent_date: dayFromToday(-30),
      },
      codes: ['XNG', 'PROX'],
    });
  }
}
