import { dayFromToday, momentFromToday } from './calendar.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { contactNotes } from './demo-names.ts';
import { type DemoProject, workers } from './demo-projects.ts';
import type { DemoPart } from './demo-third-parties.ts';

interface Wanted {
  readonly source: 'Agreement' | 'BusinessAssociate' | 'Project' | 'Request' | 'Stakeholder';
  readonly parent: {
    readonly agreement_id?: string;
    readonly business_associate_id?: string;
    readonly request_id?: string;
    readonly stakeholder_id?: string;
  };
  readonly project: DemoProject | undefined;
  readonly company: keyof typeof workers;
  readonly associates: readonly { readonly id: string; readonly contactId: string }[];
  readonly day: number;
}

export interface DemoCommunication {
  readonly id: string;
  readonly project: DemoProject | undefined;
  readonly company: keyof typeof workers;
}

const outcomes = ['NoAnswer', 'LeftCard', 'Refused'];

/** The time of an attempt, and the reason if it failed; derived from its day, so that it is the same everywhere. */
function attemptOf(day: number, isSuccessful: boolean) {
  const minutes = (Math.abs(day) * 25) % 60;
  return {
    time_of_day: `${String(9 + (Math.abs(day) % 10)).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
    outcome: isSuccessful ? null : (outcomes[Math.abs(day) % outcomes.length] ?? null),
  };
}

/** The step of a stakeholder's contact in the consultation; derived from its day, so that it is the same everywhere. */
function stepOf(stakeholderId: string | undefined, day: number, isSuccessful: boolean) {
  if (!stakeholderId) return { step: null, delivered_date: null };
  if (day % 2 === 0) return { step: 'Notice', delivered_date: dayFromToday(day) };
  return { step: isSuccessful ? 'Answer' : 'FollowUp', delivered_date: null };
}

function addCommunication(
  book: DemoBook,
  { source, parent, project, company, associates, day }: Wanted,
): DemoCommunication {
  const { random, lists } = book;
  const isSuccessful = random.chance(0.75);
  const id = book.add('communication', {
    agreement_id: parent.agreement_id ?? null,
    business_associate_id: parent.business_associate_id ?? null,
    surface_project_id: project?.id ?? null,
    request_id: parent.request_id ?? null,
    stakeholder_id: parent.stakeholder_id ?? null,
    date: dayFromToday(Math.min(day, 0)),
    ...attemptOf(day, isSuccessful),
    ...stepOf(parent.stakeholder_id, Math.min(day, 0), isSuccessful),
    comments: random.pick(isSuccessful ? contactNotes.reached : contactNotes.missed),
    confidential: random.chance(0.05),
    is_successful: isSuccessful,
    method_of_contact_id: lists.id(
      'method_of_contact',
      random.pick(['Phone', 'Phone', 'In Person', 'Email', 'Letter', 'Text Message']),
    ),
    representative_id: random.pick(workers[company]),
    source,
    owner_id: company,
  });
  for (const associate of associates) {
    book.link('communication_business_associate', {
      communication_id: id,
      business_associate_id: associate.id,
    });
    if (random.chance(0.5))
      book.link('communication_contact', { communication_id: id, contact_id: associate.contactId });
  }
  return { id, project, company };
}

interface Parents {
  readonly projects: readonly DemoProject[];
  readonly agreements: readonly DemoAgreement[];
  readonly requests: readonly DemoPart[];
  readonly stakeholders: readonly DemoPart[];
  readonly associates: DemoAssociates;
}

/** Conversations and letters, including attempts that reached nobody. */
export function makeCommunications(
  book: DemoBook,
  { projects, agreements, requests, stakeholders, associates }: Parents,
): DemoCommunication[] {
  const { random } = book;
  const made: DemoCommunication[] = [];
  const companyOf = (project: DemoProject) => random.pick(project.companies);
  for (const { id, project, owners, started } of agreements) {
    for (let index = random.between(0, 3); index > 0; index -= 1) {
      made.push(
        addCommunication(book, {
          source: 'Agreement',
          parent: { agreement_id: id },
          project,
          company: companyOf(project),
          associates: owners,
          day: started + random.between(0, 90),
        }),
      );
    }
  }
  for (const project of projects) {
    for (let index = 0; index < 4; index += 1) {
      const owner = random.pick(random.pick(project.route.parcels).owners);
      made.push(
        addCommunication(book, {
          source: 'Project',
          parent: {},
          project,
          company: companyOf(project),
          associates: [owner],
          day: project.started + index * 12,
        }),
      );
    }
  }
  const parts = [
    ...requests.map((part) => [part, 'Request', { request_id: part.id }] as const),
    ...stakeholders.map((part) => [part, 'Stakeholder', { stakeholder_id: part.id }] as const),
  ];
  for (const [{ project, associateId, contactId }, source, parent] of parts) {
    made.push(
      addCommunication(book, {
        source,
        parent,
        project,
        company: companyOf(project),
        associates: [{ id: associateId, contactId }],
        day: project.started + random.between(20, 90),
      }),
    );
  }
  for (const associate of [...associates.companies, ...associates.owners.slice(0, 120)]) {
    const company = random.pick(Object.keys(workers)) as keyof typeof workers;
    made.push(
      addCommunication(book, {
        source: 'BusinessAssociate',
        parent: { business_associate_id: associate.id },
        project: undefined,
        company,
        associates: [associate],
        day: -random.between(1, 300),
      }),
    );
  }
  return made;
}

/** Events of projects and agreements; each type once for each. */
export function makeEvents(
  book: DemoBook,
  projects: readonly DemoProject[],
  agreements: readonly DemoAgreement[],
): void {
  const { random, lists } = book;
  const add = (
    projectId: string,
    agreementId: string | null,
    type: string,
    day: number,
    project: DemoProject,
  ) => {
    const company = random.pick(project.companies);
    book.add('event', {
      surface_project_id: projectId,
      agreement_id: agreementId,
      date: day > 0 ? null : dayFromToday(day),
      event_type_id: lists.id('event_type', type),
      notes: random.chance(0.2) ? 'See the letter on file.' : null,
      owner_id: company,
      last_modified_by_id: random.pick(workers[company]),
      last_modified_on: momentFromToday(Math.min(day + 1, 0)),
    });
  };
  for (const project of projects) {
    const types = ['Kick-off', 'Survey Ordered', 'Application Filed', 'Licence Issued'];
    for (const [index, type] of types.slice(0, 1 + Math.floor(project.progress * 4)).entries()) {
      add(project.id, null, `ProjectEvent ${type}`, project.started + index * 30, project);
    }
  }
  for (const { id, project, isAcquired, started } of agreements) {
    const types = isAcquired
      ? ['Offer Presented', 'Offer Accepted', 'Signed', 'Payment Sent']
      : ['Offer Presented'];
    for (const [index, type] of types.entries()) {
      if (isAcquired || random.chance(0.5))
        add(project.id, id, `AgreementEvent ${type}`, started + 14 + index * 15, project);
    }
  }
}
