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
  /** The id of the record: a new one takes it again, so that a save that went out is not repeated as another. */
  recordId: v.string(),
  revision: v.nullable(v.number()),
  /** Only changed fields: the values read, and the edited ones. */
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
  /** Labels of what could not be kept, as files. */
  left: v.array(v.string()),
});

/** The content of a form when it was last stored. */
export type Draft = v.InferOutput<typeof draftSchema>;

/** The person and the record of a draft; 'new' is the one new record of a kind. */
export interface DraftPlace {
  readonly userId: string;
  readonly route: string;
  readonly id: string;
}

/** The key of a draft: below its person, so that no one else is ever offered it. */
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

/** Throws away drafts that are too old or cannot be read, of whomever. */
function sweep(now: number): void {
  for (const key of draftKeys()) if (!isLive(read(key), now)) localStorage.removeItem(key);
}

/** The draft of a person and a record, if there is one to offer. */
export function findDraft(place: DraftPlace, now = Date.now()): Draft | undefined {
  try {
    sweep(now);
    return read(draftKey(place));
  } catch {
    // A browser that keeps nothing offers nothing.
    return undefined;
  }
}

/** Why a draft was not kept. */
export type KeepFailure = 'tooLarge' | 'noRoom';

/** Keeps a draft in place of the one before; returns why where it cannot. */
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

/** Offers the draft of a record that was merged into another one with that one, unless that has a draft. */
export function moveDraft(from: DraftPlace, to: DraftPlace): void {
  const draft = findDraft(from);
  if (!draft || findDraft(to)) return;
  // Older than any version of the record that it is offered with: restoring merges.
  if (keepDraft(to, { ...draft, recordId: to.id, revision: 0 }) === undefined) forgetDraft(from);
}

/** Throws a draft away: it was saved, or is not wanted. */
export function forgetDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(draftKey(place));
  } catch {
    // Nothing is kept there.
  }
}
