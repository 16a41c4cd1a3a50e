import type { ContactChoice } from 'shared-contracts/communications';
import { dayIn, wallTimeIn, zoneHere } from 'shared-contracts/days';
import type { AttemptOutcome, CommunicationParentKind, ConsultationStep } from 'shared-contracts/graphql';
import { type Address, associateAddress, recordAddress } from 'shared-contracts/routes';
import type { FormValues } from '../form/form-values.ts';
import type { StoredRow } from '../form/saving/stored-rows.ts';
import type { CommunicationRecordQuery, CommunicationRowFragment } from '../generated/operations.ts';
import type { PickOption } from '../picklists/picklist.ts';

/** Kinds of an attempt that reached nobody, in the order in which they are offered. */
export const attempts = ['NoAnswer', 'LeftCard', 'Refused'] as const satisfies readonly AttemptOutcome[];

/** The outcome of a communication; 'NotReached' is an attempt whose kind was not recorded. */
export type Outcome = 'Reached' | 'NotReached' | AttemptOutcome;

/** A record that has communications. */
export interface CommunicationParent {
  readonly kind: CommunicationParentKind;
  readonly id: string;
  /** Whether it was never saved. */
  readonly isNew: boolean;
  /** For a record that is itself a row of a form: its collection there, and the field for its id in a save. */
  readonly below?: { readonly collection: string; readonly field: string };
  /** The participants of a new communication, until the person changes them: the associate itself. */
  readonly associates?: readonly PickOption[];
  /** With whom a contact is logged, unless somebody is taken out; `associates` by default. */
  readonly recipients?: readonly PickOption[];
}

/** The facts about a saved communication that its form does not change. */
interface CommunicationFacts {
  readonly source: CommunicationParentKind;
  /** The agreement that it belongs to, if any. */
  readonly agreementId: string | null;
  readonly requestId: string | null;
  readonly stakeholderId: string | null;
  readonly recordName: string;
  readonly isUserOwned: boolean;
  readonly canEdit: boolean;
  readonly canDelete: boolean;
  readonly documentsAttached: boolean;
  readonly operatorProject: string | null;
  readonly brokerProject: string | null;
  /** The project of its record, of one that was read by itself; null where that is an associate. */
  readonly projectId?: string | null;
  /** The associate that it is on, of one that was read by itself. */
  readonly associateId?: string | null;
}

/** The record below the form's own that a communication is on, by its collection there; undefined of the form's record itself. */
export const recordBelow = ({ source, agreementId, requestId, stakeholderId }: CommunicationFacts) => {
  if (source === 'Agreement') return { collection: 'agreements', id: agreementId };
  if (source === 'Request') return { collection: 'requests', id: requestId };
  return source === 'Stakeholder' ? { collection: 'stakeholders', id: stakeholderId } : undefined;
};

/** The address of a stored communication at its own record; undefined where the list alone was read. */
export function communicationAddress({ id, values }: Pick<StoredRow, 'id' | 'values'>): Address | undefined {
  const facts = factsOf(values);
  const { projectId, associateId } = facts ?? {};
  if (!facts || projectId === undefined) return undefined;
  if (projectId === null) return associateId ? associateAddress(associateId, tab, id) : undefined;
  const below = recordBelow(facts);
  return below?.id
    ? recordAddress({ projectId, tab: below.collection, id: below.id }, tab, id)
    : recordAddress({ projectId, tab, id });
}

/** A document that is saved with its new communication. */
export interface HeldDocument {
  readonly id: string;
  /** The upload that it is made of; null of a link. */
  readonly fileGuid: string | null;
  readonly name: string | null;
  readonly url: string | null;
  readonly notes: string | null;
  readonly isConfidential: boolean;
  readonly isUrlLink: boolean;
}

/** The values of a communication's form. */
export type CommunicationValues = {
  readonly date: string;
  /** 24 hours, '09:05'. */
  readonly timeOfDay: string | null;
  readonly outcome: Outcome;
  /** Its purpose in the consultation of its stakeholder. */
  readonly step: ConsultationStep | null;
  /** When a notice was proved to be delivered, yyyy-MM-dd. */
  readonly deliveredDate: string | null;
  readonly methodOfContact: PickOption | null;
  readonly representative: PickOption | null;
  readonly businessAssociates: readonly PickOption[];
  readonly contacts: readonly PickOption[];
  readonly confidential: boolean;
  readonly comments: string | null;
  readonly relatedDocuments: readonly HeldDocument[];
  /** Null while it was never saved. */
  readonly facts: CommunicationFacts | null;
};

type Stored = CommunicationRowFragment;

/** The segment of the tab with a record's communications. */
const tab = 'communications';

const outcomeOf = ({ isSuccessful, outcome }: Pick<Stored, 'isSuccessful' | 'outcome'>): Outcome =>
  isSuccessful ? 'Reached' : (outcome ?? 'NotReached');

/** A communication as the API stores it, for the form. */
export const storedRow = (stored: Stored): StoredRow => ({
  id: stored.id,
  revision: stored.revision,
  values: {
    date: stored.date,
    timeOfDay: stored.timeOfDay ?? null,
    outcome: outcomeOf(stored),
    step: stored.step ?? null,
    deliveredDate: stored.deliveredDate ?? null,
    methodOfContact: stored.methodOfContact ?? null,
    representative: stored.representative ?? null,
    businessAssociates: stored.businessAssociates,
    contacts: stored.contacts,
    confidential: stored.confidential,
    comments: stored.comments ?? null,
    relatedDocuments: [],
    facts: {
      source: stored.source,
      agreementId: stored.agreementId ?? null,
      requestId: stored.requestId ?? null,
      stakeholderId: stored.stakeholderId ?? null,
      recordName: stored.recordName,
      isUserOwned: stored.isUserOwned,
      canEdit: stored.canEdit,
      canDelete: stored.canDelete,
      documentsAttached: stored.documentsAttached,
      operatorProject: stored.operatorProject ?? null,
      brokerProject: stored.brokerProject ?? null,
    },
  } satisfies CommunicationValues,
});

/** A communication that was read by itself: with the place that it has of its own. */
export function readRow(read: NonNullable<CommunicationRecordQuery['record']>): StoredRow {
  const { values, ...row } = storedRow(read);
  const place = { projectId: read.project?.id ?? null, associateId: read.businessAssociateId ?? null };
  return { ...row, values: { ...values, facts: { ...factsOf(values), ...place } } };
}

const isOption = (value: unknown): value is PickOption =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The entries of a picked list. */
export const optionsOf = (value: unknown): readonly PickOption[] =>
  Array.isArray(value) ? value.filter(isOption) : [];

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const reference = (value: unknown) => (isOption(value) ? { id: value.id } : null);
const references = (value: unknown) => optionsOf(value).map(({ id }) => ({ id }));

const isHeldDocument = (value: unknown): value is HeldDocument =>
  isOption(value) && 'isUrlLink' in value && 'isConfidential' in value;

/** The documents that are held with a communication. */
export const heldDocuments = ({ relatedDocuments }: FormValues): readonly HeldDocument[] =>
  Array.isArray(relatedDocuments) ? relatedDocuments.filter(isHeldDocument) : [];

const isFacts = (value: unknown): value is CommunicationFacts =>
  typeof value === 'object' && value !== null && 'source' in value && 'canEdit' in value;

/** The facts about the saved communication with these values. */
export const factsOf = ({ facts }: FormValues): CommunicationFacts | null => (isFacts(facts) ? facts : null);

/** A communication as a save sends it (001 §7); the sender adds id and revision. */
export function inputOf(values: FormValues) {
  const { outcome, relatedDocuments: _, facts: __, ...rest } = values;
  const documents = heldDocuments(values);
  return {
    ...rest,
    // A communication that is no longer a notice has no delivery.
    deliveredDate: values['step'] === 'Notice' ? textOrNull(values['deliveredDate']) : null,
    isSuccessful: outcome === 'Reached',
    outcome: attempts.find((attempt) => attempt === outcome) ?? null,
    methodOfContact: reference(values['methodOfContact']),
    representative: reference(values['representative']),
    businessAssociates: references(values['businessAssociates']),
    contacts: references(values['contacts']),
    ...(documents.length > 0 ? { relatedDocuments: [...documents] } : {}),
  };
}

/** The known people and associates among those that a conflict names by their ids. */
const knownAs = (named: unknown, known: readonly PickOption[]): readonly PickOption[] =>
  optionsOf(named).map((one) => ({ ...known.find(({ id }) => id === one.id), ...one }));

/** The stored version in a refused save, as the form has it. */
export function valuesOfStored(stored: FormValues, mine: FormValues): FormValues {
  const { isSuccessful, outcome, businessAssociates, contacts, ...rest } = stored;
  const attempt = attempts.find((one) => one === outcome);
  return {
    ...rest,
    outcome: isSuccessful === true ? 'Reached' : (attempt ?? 'NotReached'),
    businessAssociates: knownAs(businessAssociates, optionsOf(mine['businessAssociates'])),
    contacts: knownAs(contacts, optionsOf(mine['contacts'])),
  };
}

/** The initial values of a new communication: today, with the person who writes it (001 §4). */
export function newValues(
  parent: Pick<CommunicationParent, 'associates'>,
  representative: PickOption | null,
  now: Date = new Date(),
): CommunicationValues {
  return {
    date: dayIn(now, zoneHere()),
    timeOfDay: null,
    outcome: 'Reached',
    step: null,
    deliveredDate: null,
    methodOfContact: null,
    representative,
    businessAssociates: parent.associates ?? [],
    contacts: [],
    confidential: false,
    comments: null,
    relatedDocuments: [],
    facts: null,
  };
}

/** With whom contacts of a record are logged. */
export const recipientsOf = ({ recipients, associates = [] }: CommunicationParent): readonly PickOption[] =>
  recipients ?? associates;

/** The names of some associates, in one line. */
export const namesOf = (associates: readonly PickOption[]): string =>
  associates.flatMap(({ name }) => (typeof name === 'string' ? name : [])).join(', ');

/** The values of a contact that was made now, as a regulator wants it: when, by whom, with whom and how. */
export const loggedValues = (
  businessAssociates: readonly PickOption[],
  representative: PickOption | null,
  { result, method }: ContactChoice,
  now: Date = new Date(),
): CommunicationValues => ({
  ...newValues({ associates: businessAssociates }, representative, now),
  timeOfDay: wallTimeIn(now, zoneHere()).slice(-5),
  outcome: result,
  methodOfContact: method && { ...method },
});

/** Whether a new communication has any content: participants and a date by themselves do not count. */
export const hasContent = (values: FormValues): boolean =>
  Boolean(values['date']) &&
  (values['outcome'] !== 'Reached' ||
    isOption(values['methodOfContact']) ||
    Boolean(String(values['comments'] ?? '').trim()) ||
    heldDocuments(values).length > 0);
