import type {
  EngagementRowFragment,
  EventRowFragment,
  IndigenousLogRowFragment,
  KeyDateRowFragment,
  ObligationRowFragment,
} from '../generated/operations.ts';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** Types of events as a picker offers them. */
export const eventTypes = ['Kick-off', 'Survey Ordered', 'Licence Issued'].map((code, place) => ({
  __typename: 'EventType' as const,
  id: id(101 + place),
  code,
  description: `${code} (project)`,
  isActive: true,
  productClient: null,
}));

const [kickOff, surveyOrdered] = eventTypes;

/** An event of the person's company as the API answers it. */
export const anEvent = (change: Partial<EventRowFragment> = {}): EventRowFragment => ({
  __typename: 'Event',
  id: id(111),
  revision: 1,
  date: '2024-01-05',
  eventType: kickOff as EventRowFragment['eventType'],
  notes: 'All invited.',
  owner: { __typename: 'Company', id: id(12), companyName: 'Rightway Land' } as EventRowFragment['owner'],
  isUserOwned: true,
  lastModifiedBy: {
    __typename: 'Person',
    id: id(52),
    fullName: 'Ann Neil',
    productClient: { __typename: 'Company', id: id(12), companyName: 'Rightway Land' },
  } as EventRowFragment['lastModifiedBy'],
  lastModifiedOn: '2024-01-05T12:00:00',
  ...change,
});

/** An event of another company. */
export const aForeignEvent = (): EventRowFragment =>
  anEvent({
    id: id(112),
    date: '2024-02-06',
    eventType: surveyOrdered as EventRowFragment['eventType'],
    owner: {
      __typename: 'Company',
      id: id(11),
      companyName: 'Northfork Energy',
    } as EventRowFragment['owner'],
    isUserOwned: false,
  });

/** A key date as the API answers it. */
export const aKeyDate = (change: Partial<KeyDateRowFragment> = {}): KeyDateRowFragment => ({
  __typename: 'KeyDate',
  id: id(121),
  revision: 1,
  sequence: 1,
  name: 'Survey complete',
  plannedDate: '2020-01-01',
  actualDate: null,
  notes: null,
  ...change,
});

/** An obligation as the API answers it: it comes again every five years. */
export const anObligation = (change: Partial<ObligationRowFragment> = {}): ObligationRowFragment => ({
  __typename: 'Obligation',
  id: id(131),
  revision: 1,
  recordName: 'Jedney compressor station',
  agreement: null,
  obligationType: {
    __typename: 'ObligationType',
    id: id(132),
    code: 'Five-year Review',
    description: null,
  } as ObligationRowFragment['obligationType'],
  description: 'Notice of the review',
  dueDate: '2020-06-30',
  completedDate: null,
  responsible: {
    __typename: 'Person',
    id: id(52),
    fullName: 'Ann Neil',
  } as ObligationRowFragment['responsible'],
  recurrenceInterval: 5,
  recurrenceUnit: 'Years',
  followsId: null,
  firstDueDate: '2020-06-30',
  notes: null,
  ...change,
});

/** An engagement that was in contact twice as the API answers it. */
export const anEngagement = (change: Partial<EngagementRowFragment> = {}): EngagementRowFragment => ({
  __typename: 'IndigenousEngagement',
  id: id(141),
  revision: 1,
  band: { __typename: 'Band', id: id(142), name: 'Horse Lake First Nation' } as EngagementRowFragment['band'],
  representative: null,
  notifiedDate: '2026-11-01',
  responseDate: null,
  completedDate: null,
  consultationLevel: null,
  pauses: [],
  notes: null,
  contactCount: 2,
  lastContactDate: '2026-11-10',
  ...change,
});

/** A contact as the API answers it. */
export function aLog(change: Partial<IndigenousLogRowFragment> = {}): IndigenousLogRowFragment {
  return {
    __typename: 'IndigenousLog',
    id: id(151),
    revision: 1,
    date: '2026-11-02',
    methodOfContact: {
      __typename: 'IndigenousMethodOfContact',
      id: id(153),
      code: 'Email',
    } as IndigenousLogRowFragment['methodOfContact'],
    representative: null,
    contactedBy: null,
    isSuccessful: true,
    step: null,
    deliveredDate: null,
    comments: 'Sent the map.',
    ...change,
  };
}
