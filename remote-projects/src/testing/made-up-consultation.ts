import { today } from 'shared-contracts/days';
import type { BoardRecipientFragment, StakeholderRowFragment } from '../generated/operations.ts';
import { asAnswered, associates, parcels } from './made-up-agreements.ts';

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

type Cell = BoardRecipientFragment['cells'][number];

/** A step of a recipient that has not been done yet. */
export const aCell = (step: Cell['step'], change: Partial<Cell> = {}): Cell => ({
  ...{
    step,
    afterDays: null,
    state: 'Open',
    date: null,
    dueDate: null,
    contactId: null,
    contactRevision: null,
  },
  ...change,
});

/** A recipient of a board, as in the API's answer: not notified yet. */
export const aRecipient = (change: Partial<BoardRecipientFragment> = {}): BoardRecipientFragment => ({
  id: id(401),
  kind: 'Stakeholder',
  name: 'Ann Beg',
  associateId: associates[0]?.id ?? null,
  parcels: ['NW-36-042-03-W5M'],
  state: 'NotNotified',
  contactCount: 0,
  lastContactDate: null,
  clock: null,
  pauses: [],
  cells: [
    aCell('Notified'),
    aCell('FollowUp', { afterDays: 5, state: 'None' }),
    aCell('Answered'),
    aCell('Objection', { state: 'None' }),
    aCell('Closed'),
  ],
  gaps: [],
  ...change,
});

const answerOf = ({ clock, pauses, cells, gaps, ...recipient }: BoardRecipientFragment) => ({
  __typename: 'ConsultationRecipient',
  ...recipient,
  clock: clock && { __typename: 'ResponseClock', ...clock },
  pauses: pauses.map((pause) => ({ __typename: 'ConsultationPause', ...pause })),
  cells: cells.map((cell) => ({ __typename: 'ConsultationCell', ...cell })),
  gaps: gaps.map((gap) => ({ __typename: 'ConsultationGap', ...gap })),
});

/** A board of those recipients. */
export const aBoard = (recipients: readonly BoardRecipientFragment[], change: object = {}) => ({
  data: {
    board: {
      __typename: 'ConsultationBoard',
      day: today(),
      mayFileOn: null,
      notifiedCount: 0,
      waitingCount: 0,
      lateCount: 0,
      objectionCount: 0,
      gapCount: recipients.reduce((sum, { gaps }) => sum + gaps.length, 0),
      recipientCount: recipients.length,
      openCount: recipients.filter(({ state }) => state === 'NotNotified' || state === 'Objecting').length,
      warnings: [],
      ...change,
    },
    recipients: recipients.map(answerOf),
  },
});

/** An answer with one recipient of the board. */
export const oneOfBoard = (recipient: BoardRecipientFragment) => ({
  data: { recipient: answerOf(recipient) },
});

/** A complete stakeholder, as in the API's answer. */
export const aStakeholder = (change: Partial<StakeholderRowFragment> = {}): StakeholderRowFragment => ({
  __typename: 'Stakeholder',
  id: id(401),
  revision: 2,
  sequence: 1,
  businessAssociate: associates[0] ?? null,
  contact: null,
  interestType: null,
  landInterest: 'Grazing lease',
  distanceToInterest: '450 m',
  details: {
    ...{ notifiedDate: '2026-11-02', typedNotifiedDate: null, consentDate: null, expiryDate: null },
    completedDate: null,
  },
  relatedParcels: parcels.map((parcel, place) => ({ id: id(411 + place), sequence: place + 1, parcel })),
  stakeholderTypes: ['Resident', 'Trapper', 'Municipality'].map((code, place) => ({
    id: id(421 + place),
    sequence: place + 1,
    type: { id: id(431 + place), code, description: null },
    requirement: place === 0 ? { id: id(441), code: 'Notify', description: null } : null,
  })),
  revisions: [],
  pauses: [],
  ...change,
});

/** A list of stakeholders, as in the API's answer. */
export const stakeholderList = (nodes: readonly object[]) => ({
  data: {
    stakeholders: {
      __typename: 'StakeholderConnection',
      nodes: asAnswered(nodes),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
});
