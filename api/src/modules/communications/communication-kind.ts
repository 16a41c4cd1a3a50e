import { inLanguage, languageOf } from 'shared-contracts';
import {
  communicationFields,
  communicationLock,
  communicationLocks,
  communicationLockText,
  communicationRules,
} from 'shared-contracts/communications';
import { latestDay, stepErrors } from 'shared-contracts/consultation';
import type { FieldError } from 'shared-contracts/errors';
import type { CommunicationInput } from 'shared-contracts/graphql';
import { type RecordAction, recordRights } from 'shared-contracts/rights';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts as communicationTexts } from '../../generated/texts/communications.ts';
import { forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { parentTypeOf } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { batchedQuery } from '../../records/writing/batched-query.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { findReferences } from '../../records/writing/references-store.ts';
import type { RecordValues, StoredRecord, WritableKind } from '../../records/writing/writable-kind.ts';
import { documentKind } from '../documents/index.ts';
import {
  type CommunicationPlace,
  communicationFacts,
  contactsElsewhere,
  documentsOfCommunication,
  isOfPlace,
  placeColumns,
  projectOfPlace,
} from './communication-store.ts';
import { parentFields } from './parent-fields.ts';

const namedSchema = v.array(v.looseObject({ id: v.string() }));
const idsIn = (values: RecordValues | undefined, field: string): readonly string[] =>
  v.parse(namedSchema, values?.[field] ?? []).map(({ id }) => id);

/** Refuses people who may not change or delete an existing communication. Throws FORBIDDEN or NOT_FOUND. */
async function checkRight(within: RecordContext, id: string, action: RecordAction): Promise<void> {
  const { db, user } = within;
  const facts = await communicationFacts(db, id);
  if (!facts || !(await isSeen(within, id, 'Communication'))) throw notFound();
  if (recordRights.communication[action](user, facts)) return;
  const isUserOwned = facts.ownerId === user.productClientId;
  const mayEditProject = recordRights.communication.create(user, facts);
  const reason = communicationLock(user, { isNew: false, isUserOwned, mayEditProject, source: facts.source });
  throw forbidden((language) => communicationLockText(reason ?? 'foreign', language));
}

/** Refuses people who may not add communications to a record. Returns the record's project. Throws FORBIDDEN. */
async function checkPlace({ db, user }: RecordContext, place: CommunicationPlace): Promise<string | null> {
  const { id, parties } = await projectOfPlace(db, place);
  if (recordRights.communication.create(user, { project: parties })) return id;
  throw forbidden((language) => communicationLockText(user.isReadOnly ? 'readOnly' : 'project', language));
}

/** Refuses a parent that belongs to a different project than the saved one. Throws VALIDATION. */
async function checkProject({ db, user }: RecordContext, place: CommunicationPlace): Promise<void> {
  const { projectId, parentId } = place;
  if (!projectId || (isUuid(parentId) && (await projectOfPlace(db, place)).id === projectId)) return;
  const message = validationText(languageOf(user.locale), 'invalid');
  const path = parentFields.find(({ source }) => source === place.source)?.field ?? 'id';
  throw invalid([{ path, message }]);
}

/** Rules for several fields together: only a failed attempt has an outcome, and contacts belong to the associates. */
async function crossErrors(
  values: RecordValues,
  { db, user, clock }: RecordContext,
  before: StoredRecord | undefined,
  place: CommunicationPlace | undefined,
  source: CommunicationPlace['source'] | undefined,
): Promise<readonly FieldError[]> {
  const language = languageOf(user.locale);
  const outcome =
    values['outcome'] && values['isSuccessful']
      ? [{ path: 'outcome', message: validationText(language, 'invalid') }]
      : [];
  const isStep = Boolean(values['step']) && source !== undefined && source !== 'Stakeholder';
  const wrong = [
    ...outcome,
    ...(isStep ? [{ path: 'step', message: validationText(language, 'stepWithoutStakeholder') }] : []),
    ...stepErrors(values, latestDay(clock()), language),
  ];
  const own = place?.source === 'BusinessAssociate' ? [place.parentId] : [];
  const known = idsIn(before?.values, 'contacts');
  const named = idsIn(values, 'contacts').filter((id) => !known.includes(id));
  const elsewhere = await contactsElsewhere(db, named, [...idsIn(values, 'businessAssociates'), ...own]);
  const message = inLanguage(communicationTexts, language).contactElsewhere;
  return elsewhere.length > 0 ? [...wrong, { path: 'contacts', message }] : wrong;
}

/** Fills in what a save may leave out: an attempt with an outcome was not successful. */
function completed(input: CommunicationInput, ownId: string | undefined): CommunicationInput {
  const { isSuccessful = input.outcome ? false : undefined, businessAssociates } = input;
  return {
    ...input,
    ...(isSuccessful === undefined ? {} : { isSuccessful }),
    // The associate for whom it is written is added below, and may not exist yet.
    ...(ownId && businessAssociates
      ? { businessAssociates: businessAssociates.filter(({ id }) => id.toLowerCase() !== ownId) }
      : {}),
  };
}

const withOwn = (values: RecordValues, ownId: string | undefined, isNew: boolean): RecordValues => {
  if (!ownId || (!isNew && values['businessAssociates'] === undefined)) return values;
  const others = idsIn(values, 'businessAssociates').filter((id) => id !== ownId);
  return { ...values, businessAssociates: [...others, ownId].toSorted().map((id) => ({ id })) };
};

/** Whether the person may see a record: a communication, or the record for which one is written. */
const isSeen = batchedQuery(async (within: RecordContext, ids, type) => {
  const seen = await findReferences(within, type, ids.filter(isUuid), undefined);
  return new Map(ids.map((id) => [id, seen.has(id)]));
});

/** Communications about records of any kind; when they are saved, each about a record of its own. */
function kindOf(placeOf: (id: string) => CommunicationPlace | undefined): WritableKind<CommunicationInput> {
  /** The projects of new communications, by the transaction in which the right to create each was checked. */
  const projects = new WeakMap<object, Map<string, string | null>>();
  const plain = formKind<CommunicationInput>({
    kind: 'COMMUNICATION',
    type: 'Communication',
    titleFields: ['date'],
    fields: communicationFields.map((name) =>
      name === 'methodOfContact'
        ? { name, shows: ['code'] }
        : { name, ...(name === 'representative' ? { shows: ['fullName'] } : {}) },
    ),
    rules: communicationRules,
    made: ({ db, user }, _values, _earlier, id) => {
      const place = placeOf(id);
      const project = projects.get(db)?.get(id) ?? null;
      return { ...(place ? placeColumns(place, project) : {}), owner_id: user.productClientId };
    },
    check: async ({ action, id }, within) => {
      const place = placeOf(id);
      if (place && action !== 'delete') await checkProject(within, place);
      if (action !== 'create') await checkRight(within, id, action);
      else if (place) {
        const project = await checkPlace(within, place);
        projects.set(
          within.db,
          (projects.get(within.db) ?? new Map<string, string | null>()).set(id, project),
        );
      }
      if (action === 'edit' && place && !(await isOfPlace(within.db, id, place)))
        throw invalid([{ path: 'id', message: validationText(languageOf(within.user.locale), 'invalid') }]);
    },
    locks: async ({ id }, { db, user }, before) => {
      const source = placeOf(id)?.source;
      const facts = before && (await communicationFacts(db, id));
      if (!source || !facts) return new Map();
      const locks = communicationLocks(user, {
        isNew: false,
        isUserOwned: true,
        mayEditProject: true,
        source: facts.source,
        openedIn: source,
      });
      const language = languageOf(user.locale);
      return new Map([...locks].map(([field, reason]) => [field, communicationLockText(reason, language)]));
    },
    holds: async (values, within, before, id) => {
      // Checked last, so that errors of the values are reported even if the record itself could not be created.
      const place = placeOf(id);
      const isNew = !before && place !== undefined;
      if (isNew && !(await isSeen(within, place.parentId, parentTypeOf(place.source)))) throw notFound();
      // An existing communication keeps the kind of record that it was written for, wherever it is edited.
      const source = before ? (await communicationFacts(within.db, id))?.source : place?.source;
      return crossErrors(values, within, before, place, source);
    },
  });
  return {
    ...plain,
    isWrittenBeside: () => true,
    isReadAsWritten: true,
    ofOthers: (named, count, language) =>
      inLanguage(communicationTexts, language).ofOthers(named, count - named.length),
    read: async (input, within, before) => {
      const place = placeOf(input.id);
      const facts = before && (await communicationFacts(within.db, input.id));
      const own = before ? facts?.associateId : place?.source === 'BusinessAssociate' && place.parentId;
      const ownId = own || undefined;
      const values = await plain.read(completed(input, ownId), within, before);
      return withOwn(values, ownId, !before);
    },
    writer: {
      ...plain.writer,
      // Its documents are deleted with it, each with a history entry; documents of other companies are not deleted.
      remove: async (within, id) => {
        const documents = await documentsOfCommunication(within.db, id);
        await deleteRecords(documentKind('Communication'), documents, within);
        await plain.writer.remove(within, id);
      },
    },
  };
}

/** A communication of a save, with the record for which it is written. */
export interface PlacedCommunication {
  readonly id: string;
  readonly place: CommunicationPlace;
}

/** Communications as they are saved, each for its own record. */
export function communicationKind(placed: readonly PlacedCommunication[]): WritableKind<CommunicationInput> {
  const places = new Map(
    placed.map(({ id, place }) => [id.toLowerCase(), { ...place, parentId: place.parentId.toLowerCase() }]),
  );
  return kindOf((id) => places.get(id.toLowerCase()));
}

/** Deleting communications about any records. */
export const anyCommunicationKind = kindOf(() => undefined);
