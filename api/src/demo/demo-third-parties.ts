import { dayFromToday } from './calendar.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import type { DemoProject } from './demo-projects.ts';

export interface DemoPart {
  readonly id: string;
  readonly project: DemoProject;
  readonly associateId: string;
  readonly contactId: string;
}

function addItems(
  book: DemoBook,
  requestId: string,
  project: DemoProject,
  type: string,
  sent: number,
): string[] {
  const { random, lists } = book;
  const codes = type === 'Road Use' ? ['RU', 'RUX', 'HAUL'] : ['XNG', 'PROX', 'CNST', 'GD'];
  return Array.from({ length: random.between(1, 3) }, (_, index) => {
    const itemId = book.add('request_item', {
      request_id: requestId,
      sequence: index + 1,
      description:
        type === 'Road Use' ? 'Two trucks a day during construction.' : 'Bore below the existing line.',
      conditions: 'Notify 72 hours before work begins.',
      effective_date: dayFromToday(sent + 20),
      expiry_date: random.chance(0.7) ? dayFromToday(sent + random.between(200, 700)) : null,
      marker: `KM ${random.between(1, 60)}`,
      reference: `${random.between(10_000, 99_999)}`,
      spread: String(random.between(1, 3)),
      term: 1,
      term_unit: 'YEARS',
      request_item_type_id: lists.id('request_item_type', random.pick(codes)),
    });
    const parcel = random.pick(project.route.parcels);
    book.add('request_item_parcel', { request_item_id: itemId, sequence: 1, parcel_id: parcel.id });
    if (type === 'Road Use') {
      book.add('request_item_road', {
        request_item_id: itemId,
        sequence: 1,
        road_id: lists.id('road', random.pick(lists.codes('road'))),
        used_length: random.between(2, 30),
        notes: null,
      });
    }
    if (random.chance(0.3)) {
      book.add('request_item_revision', {
        request_item_id: itemId,
        sequence: 1,
        date: dayFromToday(sent + 10),
        details: 'Crossing angle corrected on the plan.',
      });
    }
    return itemId;
  });
}

/** Requests to grantors: road use and third-party consents, some through Connect. */
export function makeRequests(
  book: DemoBook,
  projects: readonly DemoProject[],
  { companies }: DemoAssociates,
) {
  const { random, lists } = book;
  return projects.flatMap((project) =>
    Array.from(
      { length: random.between(2, 5) },
      (_, index): DemoPart & { readonly itemIds: readonly string[] } => {
        const grantor = random.pick(companies);
        const type = random.pick(['Road Use', 'Third Party']);
        const isConnect = random.chance(0.3);
        const sent = project.started + random.between(10, 90);
        const isReceived = random.chance(project.progress);
        const id = book.add('request', {
          surface_project_id: project.id,
          sequence: index + 1,
          request_scope:
            type === 'Road Use' ? 'Use of the road for construction traffic.' : 'Cross the existing works.',
          conditions: isReceived ? 'As in the master crossing agreement.' : null,
          contact_id: grantor.contactId,
          business_associate_id: grantor.id,
          request_type_id: lists.id('request_type', type),
          grantor_company_id: lists.id('grantor_company', random.pick(lists.codes('grantor_company'))),
          grantor_type: isConnect ? 'Connect' : 'Basic',
          connect_number: isConnect ? `C${random.between(100_000, 999_999)}` : null,
          connect_status:
            isConnect && random.chance(0.7) ? random.pick(['Submitted', 'Under Review', 'Approved']) : null,
          sent_date: dayFromToday(sent),
          received_date: isReceived ? dayFromToday(Math.min(sent + random.between(10, 60), -1)) : null,
          completed_date: isReceived && random.chance(0.6) ? dayFromToday(Math.min(sent + 70, -1)) : null,
        });
        const itemIds = addItems(book, id, project, type, sent);
        return { id, project, associateId: grantor.id, contactId: grantor.contactId, itemIds };
      },
    ),
  );
}

/** People and organizations that a project concerns without being a party to it. */
export function makeStakeholders(
  book: DemoBook,
  projects: readonly DemoProject[],
  { owners, companies }: DemoAssociates,
): DemoPart[] {
  const { random, lists } = book;
  return projects.flatMap((project) =>
    Array.from({ length: random.between(3, 7) }, (_, index): DemoPart => {
      const who = random.pick(random.chance(0.7) ? owners : companies);
      const notified = project.started + random.between(15, 60);
      const isHeard = random.chance(project.progress);
      const id = book.add('stakeholder', {
        surface_project_id: project.id,
        sequence: index + 1,
        business_associate_id: who.id,
        contact_id: who.contactId,
        interest_type_id: lists.id('interest_type', 'Tenant'),
        land_interest: random.pick([
          'Residence',
          'Grazing lease',
          'Trapline',
          'Adjacent owner',
          'Water well',
        ]),
        distance_to_interest: `${random.between(1, 20) / 10} km`,
        notified_date: dayFromToday(notified),
        consent_date: isHeard ? dayFromToday(Math.min(notified + 30, -1)) : null,
        expiry_date: isHeard ? dayFromToday(notified + 365) : null,
        completed_date: isHeard && random.chance(0.5) ? dayFromToday(Math.min(notified + 40, -1)) : null,
      });
      book.add('stakeholder_parcel', {
        stakeholder_id: id,
        sequence: 1,
        parcel_id: random.pick(project.route.parcels).id,
      });
      const types = ['Resident', 'Grazing Lessee', 'Trapper', 'Municipality', 'Industry'];
      for (const [place, type] of types.slice(index % 3, (index % 3) + random.between(1, 3)).entries()) {
        book.add('stakeholder_type_item', {
          stakeholder_id: id,
          sequence: place + 1,
          type_id: lists.id('stakeholder_type', type),
          requirement_id: lists.id('stakeholder_requirement', random.pick(['Notify', 'Consult', 'Consent'])),
        });
      }
      if (random.chance(0.2)) {
        book.add('stakeholder_revision', {
          stakeholder_id: id,
          sequence: 1,
          date: dayFromToday(notified + 20),
          details: 'Sent the revised map.',
        });
      }
      if (index === 2)
        book.add('stakeholder_pause', {
          stakeholder_id: id,
          sequence: 1,
          from_date: dayFromToday(notified + 3),
          to_date: dayFromToday(notified + 6),
          reason: 'Asked for time until the harvest is in.',
        });
      return { id, project, associateId: who.id, contactId: who.contactId };
    }),
  );
}

/** The purposes of an engagement's contacts, in their order. */
const logSteps = ['Notice', 'FollowUp', 'Answer'];

/** Engagement with indigenous communities, with the record of contact. */
export function makeEngagement(book: DemoBook, projects: readonly DemoProject[], userId: string) {
  const { random, lists } = book;
  const bands = lists.codes('band');
  return projects
    .filter(({ number }) => number % 3 === 0)
    .map((project) => {
      const band = random.pick(bands);
      const representative = lists.id('indigenous_representative', `Lands Office, ${band}`);
      const notified = project.started + 20;
      const id = book.add('indigenous_engagement', {
        surface_project_id: project.id,
        sequence: 1,
        band_id: lists.id('band', band),
        representative_id: representative,
        notified_date: dayFromToday(notified),
        response_date: random.chance(0.6) ? dayFromToday(Math.min(notified + 40, -1)) : null,
        completed_date: null,
        notes: null,
      });
      if (project.number % 2 === 0)
        book.add('indigenous_engagement_pause', {
          indigenous_engagement_id: id,
          sequence: 1,
          from_date: dayFromToday(notified + 4),
          to_date: dayFromToday(notified + 7),
          reason: 'The community’s office was closed for a funeral.',
        });
      const logIds = Array.from({ length: random.between(2, 4) }, (_, index) =>
        book.add('indigenous_log', {
          indigenous_engagement_id: id,
          date: dayFromToday(notified + index * 9),
          step: logSteps[index] ?? null,
          delivered_date: index === 0 ? dayFromToday(notified + 1) : null,
          method_of_contact_id: lists.id(
            'indigenous_method_of_contact',
            index === 0 ? 'Email' : random.pick(['Phone', 'Meeting', 'Letter']),
          ),
          representative_id: representative,
          contacted_by_id: userId,
          is_successful: index !== 1,
          comments:
            index === 0
              ? 'Sent the notification package with the map.'
              : index === 1
                ? 'Called to confirm receipt; left a message.'
                : 'Talked through the questions on the map.',
        }),
      );
      return { id, project, logIds };
    });
}
