import type { FastifyBaseLogger } from 'fastify';
import { languageOf } from 'shared-contracts';
import type { Flags } from 'shared-contracts/flags';
import { gridSource } from 'shared-contracts/grids';
import type { CurrentUser } from 'shared-contracts/rights';
import {
  crowdedText,
  type FoundRecord,
  readAs,
  type SearchAnswer,
  saidOf,
  searchLimits,
} from 'shared-contracts/search';
import type { PlanOf } from '../../grids/grid-plan.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import { withTimeLimit } from '../../platform/db/time-limit.ts';
import { findInLists } from './list-search-store.ts';
import { keptLists } from './record-titles.ts';
import { askedBy, hasMoreInPlace } from './search-conditions-store.ts';
import { searchKinds } from './search-kinds.ts';
import { findOfKind } from './search-store.ts';

/** What is searched at once: other people's requests need connections as well. */
const lanes = { pglite: 1, postgresql: 3 } as const;

export interface SearchParts {
  readonly db: Db;
  readonly databaseKind: Database['kind'];
  readonly planOf: PlanOf;
}

interface Question {
  readonly user: CurrentUser;
  readonly flags: Flags;
  readonly text: string;
  /** Records of a kind. */
  readonly first: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
}

/** A part of the search that may fail without the others. */
interface Task {
  readonly kinds: readonly string[];
  readonly find: (db: Db) => Promise<readonly FoundRecord[]>;
}

function tasksOf({ planOf }: SearchParts, { user, flags, text, first }: Question): readonly Task[] {
  const asked = askedBy(text);
  const lists = keptLists.filter((source) => maySeeSource(source, user, flags));
  return [
    ...searchKinds.flatMap((kind): Task[] => {
      const source = gridSource(kind.source);
      if (!source || !maySeeSource(source, user, flags)) return [];
      return [
        { kinds: [kind.source], find: (db) => findOfKind(db, planOf(source), kind, user, asked, first) },
      ];
    }),
    {
      kinds: lists.map(({ name }) => name),
      find: (db) => findInLists(db, lists.map(planOf), user, text, first),
    },
  ];
}

/** Why a text is no place, or that more lies there than was looked through; null where there is nothing to say. */
async function saidOfAnswer(parts: SearchParts, { text, user, log }: Question): Promise<string | null> {
  const language = languageOf(user.locale);
  const { places } = askedBy(text);
  if (places.length === 0) return saidOf(text, language);
  const isCrowded = await withTimeLimit(parts, searchLimits.kindTime, (db) =>
    hasMoreInPlace(db, places),
  ).catch((error: unknown) => {
    log.warn({ err: error }, 'search');
    return false;
  });
  return isCrowded ? crowdedText(language) : null;
}

type Outcome = { readonly found: readonly FoundRecord[] } | { readonly error: unknown };

/** What a text finds among everything that a person may see; a kind that fails is named, and hides no other. */
export async function searchRecords(parts: SearchParts, question: Question): Promise<SearchAnswer> {
  const tasks = tasksOf(parts, question);
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
  // Nothing could be asked at all: that is no answer.
  if (failures.length > 0 && failures.length === outcomes.size) throw failures[0]?.error;
  for (const { task, error } of failures) question.log.warn({ err: error, kinds: task.kinds }, 'search');
  return {
    readAs: [...readAs(question.text)],
    said: await saidOfAnswer(parts, question),
    records: tasks.flatMap((task) => {
      const outcome = outcomes.get(task);
      return outcome && 'found' in outcome ? outcome.found : [];
    }),
    failed: failures.flatMap(({ task }) => task.kinds),
  };
}
