import { dayFromToday } from './calendar.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { type DemoProject, workers } from './demo-projects.ts';
import type { DemoPart } from './demo-third-parties.ts';

interface DemoContact {
  /** In days from today. */
  readonly day: number;
  readonly step?: string;
  /** The day on which the delivery of a notice was proved. */
  readonly delivered?: number;
  readonly outcome?: string;
  readonly comments: string;
}

const notice: DemoContact = {
  day: -9,
  step: 'Notice',
  delivered: -7,
  comments: 'Sent the notice with the map.',
};

/** The final state of each recipient: silent, tried in vain, answered, objecting, settled, not proved, not notified. */
const recipients: readonly (readonly DemoContact[])[] = [
  [notice],
  [
    notice,
    { day: -4, outcome: 'NoAnswer', comments: 'Called about the notice; nobody answered.' },
    { day: -3, outcome: 'LeftCard', comments: 'Left a card at the gate.' },
  ],
  [notice, { day: -5, step: 'Answer', comments: 'No concerns with the route.' }],
  [notice, { day: -4, step: 'Objection', comments: 'Wants the line moved north of the water well.' }],
  [
    notice,
    { day: -5, step: 'Objection', comments: 'Asked who repairs the fence.' },
    { day: -2, step: 'ObjectionResolved', comments: 'Fence repair goes into the agreement.' },
  ],
  [{ day: -6, step: 'Notice', comments: 'Sent the notice with the map; no receipt yet.' }],
  [],
];

/** A consultation in Alberta with running clocks, on the project that was begun last there. */
export function makeRunningConsultation(
  book: DemoBook,
  projects: readonly DemoProject[],
  { owners }: DemoAssociates,
  stakeholders: readonly DemoPart[],
): void {
  const project = projects.findLast(
    ({ route, companies }) => route.corridor.province === 'AB' && companies.length > 1,
  );
  const [company] = project?.companies ?? [];
  if (!project || !company) return;
  const { lists } = book;
  const before = stakeholders.filter((one) => one.project === project).length;
  for (const [place, contacts] of recipients.entries()) {
    const who = owners[place * 3];
    const parcel = project.route.parcels[place % project.route.parcels.length];
    if (!who || !parcel) continue;
    const id = book.add('stakeholder', {
      surface_project_id: project.id,
      sequence: before + place + 1,
      business_associate_id: who.id,
      contact_id: who.contactId,
      interest_type_id: lists.id('interest_type', 'Tenant'),
      land_interest: 'Residence',
      distance_to_interest: '0.8 km',
      notified_date: null,
      consent_date: null,
      expiry_date: null,
      completed_date: null,
    });
    book.add('stakeholder_parcel', { stakeholder_id: id, sequence: 1, parcel_id: parcel.id });
    if (place === 1)
      book.add('stakeholder_pause', {
        stakeholder_id: id,
        sequence: 1,
        from_date: dayFromToday(-2),
        to_date: null,
        reason: 'Away until the harvest is in.',
      });
    for (const { day, step = null, delivered, outcome = null, comments } of contacts) {
      const communicationId = book.add('communication', {
        agreement_id: null,
        business_associate_id: null,
        surface_project_id: project.id,
        request_id: null,
        stakeholder_id: id,
        date: dayFromToday(day),
        time_of_day: '10:15',
        step,
        delivered_date: delivered === undefined ? null : dayFromToday(delivered),
        comments,
        confidential: false,
        is_successful: outcome === null,
        outcome,
        method_of_contact_id: lists.id('method_of_contact', step === 'Notice' ? 'Letter' : 'Phone'),
        representative_id: workers[company][0],
        source: 'Stakeholder',
        owner_id: company,
      });
      book.link('communication_business_associate', {
        communication_id: communicationId,
        business_associate_id: who.id,
      });
    }
  }
}
