import type { CommunicationRowFragment } from '../src/generated/operations.ts';

type Communication = CommunicationRowFragment;

/** Ids like those that the API makes, from a number. */
const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const person = (id: number, fullName: string) => ({ __typename: 'Person' as const, id: idOf(id), fullName });
const associate = (id: number, name: string) => ({
  __typename: 'BusinessAssociate' as const,
  id: idOf(id),
  name,
});
const contact = (id: number, name: string, of: ReturnType<typeof associate>) => ({
  __typename: 'Contact' as const,
  id: idOf(id),
  name,
  email: `${id}@example.ca`,
  businessAssociate: of,
});
const methodCodes = ['Email', 'In Person', 'Letter', 'Phone', 'Text Message'];
const method = (code: string) => ({
  __typename: 'MethodOfContact' as const,
  id: idOf(100 + methodCodes.indexOf(code)),
  code,
});

const farms = associate(11, 'Fisk Farms Ltd.');
/** The associate whose communications they are. */
export const madeUpAssociate = farms;
const county = associate(12, 'Yellowhead County');
const dale = contact(21, 'Dale Fisk', farms);
const rena = contact(22, 'Rena Fisk', farms);
const road = contact(23, 'Road desk', county);

const communication = (id: string, change: Partial<Communication>): Communication => ({
  __typename: 'Communication',
  id,
  revision: 1,
  date: '2026-11-18',
  timeOfDay: null,
  comments: null,
  confidential: false,
  isSuccessful: true,
  outcome: null,
  step: null,
  deliveredDate: null,
  documentsAttached: false,
  isUserOwned: true,
  canEdit: true,
  canDelete: true,
  source: 'BusinessAssociate',
  agreementId: null,
  requestId: null,
  stakeholderId: null,
  recordName: farms.name,
  operatorProject: null,
  brokerProject: null,
  methodOfContact: method('Phone'),
  representative: person(1, 'Ann Bell'),
  businessAssociates: [farms],
  contacts: [],
  ...change,
});

let communications: readonly Communication[] = [
  communication('c1', {
    date: '2026-11-20',
    timeOfDay: '14:35',
    contacts: [dale, rena],
    comments: 'They agree to the lease line along the trees. Wants the gate moved before the thaw.',
    documentsAttached: true,
  }),
  communication('c2', { date: '2026-11-20', timeOfDay: '09:05', isSuccessful: false, outcome: 'NoAnswer' }),
  communication('c3', {
    methodOfContact: method('In Person'),
    isSuccessful: false,
    outcome: 'LeftCard',
    comments: 'Nobody at the house; two trucks in the yard.',
  }),
  communication('c4', {
    date: '2026-10-02',
    source: 'Agreement',
    agreementId: 'SL-1044',
    recordName: 'SL-1044 Fisk Farms Ltd.',
    operatorProject: 'OP-42',
    confidential: true,
    contacts: [dale],
    comments: 'Offer of the first year presented.',
  }),
  communication('c5', {
    date: '2026-09-11',
    isUserOwned: false,
    canEdit: false,
    canDelete: false,
    representative: person(9, 'Omar Reyes'),
    methodOfContact: method('Email'),
    comments: 'Written by another company.',
  }),
];

const plain = ['date', 'timeOfDay', 'comments', 'confidential', 'isSuccessful', 'outcome'];

interface Variables {
  readonly parentId?: string;
  readonly id?: string;
  readonly input?: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
}

const stored = (input: Readonly<Record<string, unknown>> & { readonly id: string }): Communication => {
  const before = communications.find(({ id }) => id === input.id) ?? communication(input.id, {});
  const named = <T extends { readonly id: string }>(all: readonly T[], wanted: unknown): T[] =>
    Array.isArray(wanted) ? all.filter(({ id }) => wanted.some((one) => one?.id === id)) : [];
  const one = <T extends { readonly id: string }>(all: readonly T[], wanted: unknown): T | null =>
    named(all, [wanted])[0] ?? null;
  return {
    ...before,
    ...Object.fromEntries(plain.filter((name) => name in input).map((name) => [name, input[name]])),
    revision: before.revision + 1,
    documentsAttached: before.documentsAttached || Array.isArray(input['relatedDocuments']),
    methodOfContact: one(methods, input['methodOfContact']) ?? before.methodOfContact,
    representative: one(people, input['representative']) ?? before.representative,
    businessAssociates: named([farms, county], input['businessAssociates']),
    contacts: named([dale, rena, road], input['contacts']),
  };
};

const methods = methodCodes.map(method);
const people = [person(1, 'Ann Bell'), person(2, 'Bob Reed')];

type Inputs = NonNullable<Variables['input']>;

const inputsIn = (rows: unknown): Inputs => (Array.isArray(rows) ? rows : []);

/** Stores the rows of a save. */
export function storeCommunications(rows: unknown): readonly Communication[] {
  const next = inputsIn(rows).map(stored);
  const ids = new Set(next.map(({ id }) => id));
  communications = [...next, ...communications.filter(({ id }) => !ids.has(id))];
  return next;
}

/** The API's answer to a save whose first stored communication somebody else has changed meanwhile. */
export function conflictOf(rows: unknown): Record<string, unknown> {
  const inputs = inputsIn(rows);
  const place = inputs.findIndex(({ revision }) => typeof revision === 'number');
  const before = communications.find(({ id }) => id === inputs[place]?.id);
  if (!before) return { code: 'CONFLICT' };
  const theirs = {
    ...before,
    revision: before.revision + 1,
    comments: 'Called again, and agreed on Friday.',
  };
  communications = communications.map((one) => (one === before ? theirs : one));
  const { __typename, id, revision, ...record } = theirs;
  return {
    code: 'CONFLICT',
    conflicts: [
      {
        path: `communications[${place}]`,
        revision,
        changedAt: '2026-11-21T12:00:00Z',
        changedBy: 'Bob Reed',
        record,
      },
    ],
  };
}

const pageOf = (nodes: readonly Communication[]) => ({
  communications: {
    __typename: 'CommunicationConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});

/** Answers to the operations of the communications. */
export const communicationOperations: Readonly<Record<string, (variables: Variables) => object>> = {
  Communications: ({ parentId }) => pageOf(parentId === 'empty' ? [] : communications),
  CommunicationRecord: ({ id }) => {
    const found = communications.find((one) => one.id === id);
    return { record: found ? { ...found, project: null, businessAssociateId: null } : null };
  },
  UpdateCommunications: ({ input }) => ({ updateCommunications: storeCommunications(input) }),
  DeleteCommunications: ({ input = [] }) => {
    const ids = input.map(({ id }) => id);
    communications = communications.filter(({ id }) => !ids.includes(id));
    return { deleteCommunications: ids };
  },
  AgreementParties: ({ id }) => ({
    agreement: {
      __typename: 'Agreement',
      id,
      landowners: [dale, rena].map((one) => ({
        __typename: 'Landowner',
        id: `owner ${one.id}`,
        contact: one,
      })),
      occupants: [rena].map((one) => ({ __typename: 'Occupant', id: `occupant ${one.id}`, contact: one })),
    },
  }),
  PickMethodsOfContact: () => ({ options: methods }),
  PickRepresentatives: () => ({
    options: people.map(({ id, fullName }) => ({
      __typename: 'User',
      id,
      fullName,
      workEmail: `${id}@example.ca`,
    })),
  }),
  PickContactsOfAssociates: () => ({ options: [dale, rena, road] }),
  PickBusinessAssociates: () => ({
    options: [farms, county].map((one) => ({
      ...one,
      code: null,
      email: null,
      fullAddress: 'Edson, Alberta',
      phoneNumber: null,
      cellNumber: null,
      isActive: true,
      isClient: false,
    })),
  }),
};
