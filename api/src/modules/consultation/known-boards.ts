import { type Board, boardOf } from 'shared-contracts/consultation';
import type { Db } from '../../platform/db/database.ts';
import { consultationMark, consultationRules, recipientsOf } from './consultation-store.ts';

interface Known {
  readonly key: string;
  readonly board: Board;
}

/** Boards that are kept, those that were looked at last: a large one takes a few megabytes. */
const most = 24;

/** By project; each is looked up by the mark of its last change, so that every process tells the same. */
const known = new Map<string, Known>();

function keep(projectId: string, entry: Known): void {
  known.delete(projectId);
  known.set(projectId, entry);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}

/**
 * The board of a project on a day: worked out once a change of its consultation, its rules or the day, however often it
 * is looked at. The mark is read before what it stands for: a change between both is seen with the next look.
 */
export async function boardOn(db: Db, projectId: string, today: string): Promise<Board> {
  const [mark, rules] = [await consultationMark(db, projectId), await consultationRules(db)];
  const key = `${today} ${mark} ${JSON.stringify(rules)}`;
  const found = known.get(projectId);
  if (found?.key === key) {
    keep(projectId, found);
    return found.board;
  }
  const board = boardOf(await recipientsOf(db, projectId), rules, today);
  keep(projectId, { key, board });
  return board;
}
