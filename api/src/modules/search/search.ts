import type { FastifyBaseLogger } from 'fastify';
import { languageOf } from 'shared-contracts';
import type { Flags } from 'shared-contracts/flags';
import { gridSource } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import {
  alikeText,
  crowdedText,
  type FoundRecord,
  readAs,
  readingNote,
  type SearchAnswer,
  searchLimits,
} from 'shared-contracts/search';
import type { GridPlan, PlanOf } from '../../grids/grid-plan.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { withTimeLimit } from '../../platform/db/time-limit.ts';
import { findInLists } from './list-search-store.ts';
import { associatesNear } from './near-names-store.ts';
import { recordLines } from './record-lines-store.ts';
import { keptLists } from './record-titles.ts';
import { hasMoreInPlace } from './search-conditions-store.ts';
import { searchKinds } from './search-kinds.ts';
import { findOfKind, findTogether, type IsKept, type PlannedKind } from './search-store.ts';
import { type SearchedText, searchedText } from './searched-text.ts';

/** How many searches run at the same time: other people's requests need connections as well. */
const lanes = { pglite: 1, postgresql: 3 } as const;

export interface SearchParts {
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  readonly planOf: PlanOf;
  readonly isKept: IsKept;
}

interface Question {
  readonly user: CurrentUser;
  readonly flags: Flags;
  readonly text: string;
  /** The maximum number of records of a kind. */
  readonly first: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Whether the client has stopped waiting for the answer. */
  readonly isGone: () => boolean;
}

/** A part of the search that may fail without failing the others. */
interface Task {
  readonly kinds: readonly string[];
  readonly find: (db: Db) => Promise<readonly FoundRecord[]>;
}

function seenKinds(
  { planOf }: SearchParts,
  { user, flags }: Question,
  { externalId }: SearchedText,
): readonly PlannedKind[] {
  return searchKinds.flatMap((kind): PlannedKind[] => {
    if (kind.isOnlyById && externalId === undefined) return [];
    const source = gridSource(kind.source);
    return source && maySeeSource(source, user, flags) ? [{ kind, plan: planOf(source) }] : [];
  });
}

const tasksOf = (
  kinds: readonly PlannedKind[],
  lists: readonly GridPlan[],
  { user, first }: Question,
  searched: SearchedText,
): readonly Task[] => [
  ...kinds.map((planned) => ({
    kinds: [planned.kind.source],
    find: (db: Db) => findOfKind(db, planned, user, searched, first),
  })),
  {
    kinds: lists.map(({ source }) => source.name),
    find: (db) => findInLists(db, lists, user, searched, first),
  },
];

/**
 * A note for the answer: why a text is not a place, or that more land lies there than was searched; null if there is
 * nothing to note.
 */
async function noteOf(
  parts: SearchParts,
  { text, user, log }: Question,
  { places }: SearchedText,
): Promise<string | null> {
  const language = languageOf(user.locale);
  if (places.length === 0) return readingNote(text, language);
  const isCrowded = await withTimeLimit(parts, searchLimits.kindTime, (db) =>
    hasMoreInPlace(db, places),
  ).catch((error: unknown) => {
    log.warn({ err: error }, 'search');
    return false;
  });
  return isCrowded ? crowdedText(language) : readingNote(text, language);
}

type Outcome = { readonly found: readonly FoundRecord[] } | { readonly error: unknown };

type Found = Pick<SearchAnswer, 'records' | 'failed'>;

/** Searches each kind separately, several at the same time. */
async function searchEach(parts: SearchParts, question: Question, tasks: readonly Task[]): Promise<Found> {
  const outcomes = new Map<Task, Outcome>();
  const waiting = tasks[Symbol.iterator]();
  const lane = () =>
    withTimeLimit(parts, searchLimits.kindTime, async (db) => {
      for (const task of waiting) {
        if (question.isGone()) return;
        outcomes.set(
          task,
          await task.find(db).then(
            (found) => ({ found }),
            (error: unknown) => ({ error }),
          ),
        );
      }
    });
  await Promise.all(Array.from({ length: lanes[parts.databaseKind] }, lane));
  const failures = [...outcomes].flatMap(([task, outcome]) =>
    'error' in outcome ? [{ task, ...outcome }] : [],
  );
  // If every part failed, the search failed.
  if (failures.length > 0 && failures.length === outcomes.size) throw failures[0]?.error;
  for (const { task, error } of failures) question.log.warn({ err: error, kinds: task.kinds }, 'search');
  return {
    records: tasks.flatMap((task) => {
      const outcome = outcomes.get(task);
      return outcome && 'found' in outcome ? outcome.found : [];
    }),
    failed: failures.flatMap(({ task }) => task.kinds),
  };
}

/** Searches all kinds together; undefined if that fails or if no plan is kept for it. */
const searchTogether = (
  parts: SearchParts,
  { user, first, log }: Question,
  kinds: readonly PlannedKind[],
  lists: readonly GridPlan[],
  searched: SearchedText,
): Promise<Found | undefined> =>
  withTimeLimit({ ...parts, isPlannedOnce: true }, searchLimits.kindTime, async (db) => {
    try {
      const records = await findTogether({ db, isKept: parts.isKept }, kinds, lists, user, searched, first);
      return records && { records, failed: [] };
    } catch (error) {
      log.warn({ err: error }, 'search');
      return undefined;
    }
  });

/** A text that may be a name: mostly letters, and enough of them to be like something. */
const isName = (text: string): boolean => /^[\p{L}\p{M} .,'’&-]{4,80}$/u.test(text.trim());

/** More names that are only like a text help nobody. */
const mostAlike = 5;

/** Associates with names like a text of which nothing has all words; none if that cannot be found out in time. */
async function nearNames(
  parts: SearchParts,
  { user, text, first, log }: Question,
  kinds: readonly PlannedKind[],
  { words }: SearchedText,
): Promise<FoundRecord[]> {
  const planned = kinds.find(({ kind }) => kind.source === 'associates');
  if (!planned) return [];
  return withTimeLimit(parts, searchLimits.kindTime, async (db) => {
    const ids = await associatesNear(db, planned, user, text.trim(), Math.min(first, mostAlike));
    const lines = await recordLines(db, planned.plan, user, ids, words);
    return lines.map((line) => ({ kind: planned.kind.source, ...line }));
  }).catch((error: unknown) => {
    log.warn({ err: error }, 'search');
    return [];
  });
}

/**
 * Everything that matches a text and that the person may see. All kinds are searched together if the database keeps a
 * plan for that. Otherwise, and if that fails, each kind is searched separately, so that a kind that fails is named and
 * does not hide the others.
 */
export async function searchRecords(parts: SearchParts, question: Question): Promise<SearchAnswer> {
  const { user, flags, text } = question;
  const readings = readAs(text);
  const searched = searchedText(text, readings);
  const kinds = seenKinds(parts, question, searched);
  const lists = keptLists.filter((source) => maySeeSource(source, user, flags)).map(parts.planOf);
  const note = noteOf(parts, question, searched);
  const together =
    parts.databaseKind === 'pglite'
      ? undefined
      : await searchTogether(parts, question, kinds, lists, searched);
  const found = together ?? (await searchEach(parts, question, tasksOf(kinds, lists, question, searched)));
  if (found.records.length + found.failed.length + readings.length === 0 && isName(text)) {
    const records = await nearNames(parts, question, kinds, searched);
    if (records.length > 0)
      return { readAs: [], said: alikeText(languageOf(user.locale)), records, failed: [] };
  }
  return { readAs: [...readings], said: await note, ...found };
}
