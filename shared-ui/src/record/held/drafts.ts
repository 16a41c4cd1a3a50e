import { limits } from 'shared-contracts/limits';
import * as v from 'valibot';
import { draftKeys, draftPrefix, draftsEndedKey } from '../../session/draft-life.ts';

/** How long a draft is offered (decision 51), in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * limits.second;

/** The most that one draft may take, in characters; a browser keeps some five million of a whole origin. */
const longest = 1_000_000;

const valuesSchema = v.record(v.string(), v.unknown());

const draftSchema = v.object({
  savedAt: v.number(),
  /** The id of the record. A restored new record keeps it, so that a save the server already has is not stored twice. */
  recordId: v.string(),
  revision: v.nullable(v.number()),
  /** The changed fields only: their values as read, and as edited. */
  base: valuesSchema,
  values: valuesSchema,
  rows: v.array(
    v.object({
      collection: v.string(),
      id: v.string(),
      path: v.array(v.string()),
      revision: v.nullable(v.number()),
      base: valuesSchema,
      values: valuesSchema,
    }),
  ),
  /** Labels of fields whose values cannot be stored, such as files. */
  left: v.array(v.string()),
});

/** The content of a form when it was last stored. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** Whose draft it is, and of which record; the id is 'new' for the unsaved new record of a kind. */
export interface DraftPlace {
  readonly userId: string;
  readonly route: string;
  readonly id: string;
}

/** The storage key of a draft. It contains the person, so that nobody else is offered the draft. */
export const draftKey = ({ userId, route, id }: DraftPlace): string =>
  draftPrefix + [userId, route, id].map(encodeURIComponent).join('/');

function read(key: string): Draft | undefined {
  try {
    const draft = v.safeParse(draftSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return draft.success ? draft.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a draft is from the last seven days. */
const isLive = (draft: Draft | undefined, now: number): draft is Draft =>
  draft !== undefined && now - draft.savedAt < lifetime && draft.savedAt <= now + lifetime;

/** Deletes drafts that are too old or cannot be read, those of other people too. */
function sweep(now: number): void {
  for (const key of draftKeys()) if (!isLive(read(key), now)) localStorage.removeItem(key);
}

/** The draft of a person and a record, if there is one to offer. */
export function findDraft(place: DraftPlace, now = Date.now()): Draft | undefined {
  try {
    sweep(now);
    return read(draftKey(place));
  } catch {
    // The browser allows no storage, so there is no draft.
    return undefined;
  }
}

/** Why a draft was not stored. */
export type KeepFailure = 'tooLarge' | 'noRoom';

/** Stores a draft over the previous one; returns the reason if it cannot be stored. */
export function keepDraft(place: DraftPlace, draft: Draft): KeepFailure | undefined {
  const text = JSON.stringify(draft);
  if (text.length > longest) {
    forgetDraft(place);
    return 'tooLarge';
  }
  try {
    // A sign-out in another tab ended the session that this page still shows.
    if (localStorage.getItem(draftsEndedKey) === null) localStorage.setItem(draftKey(place), text);
    return undefined;
  } catch {
    return 'noRoom';
  }
}

/** Moves the draft of a merged record to the record that remains, unless that one has a draft already. */
export function moveDraft(from: DraftPlace, to: DraftPlace): void {
  const draft = findDraft(from);
  if (!draft || findDraft(to)) return;
  // Revision 0 is older than every stored revision, so restoring the draft merges it.
  if (keepDraft(to, { ...draft, recordId: to.id, revision: 0 }) === undefined) forgetDraft(from);
}

/** Deletes a draft that was saved or discarded. */
export function forgetDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(draftKey(place));
  } catch {
    // The browser allows no storage, so there is nothing to delete.
  }
}
