import { landZone } from 'shared-contracts/agreements';
import { type Board, boardOf } from 'shared-contracts/consultation';
import { dayIn } from 'shared-contracts/days';
import type { Db } from '../../platform/db/database.ts';
import { consultationMark, consultationRules, recipientsOf } from './consultation-store.ts';

interface Known {
  readonly key: string;
  readonly board: Board;
  /** The change of the consultation that it belongs to. */
  readonly mark: string;
  /** The zone of its land; undefined where no province is known. */
  readonly zone: string | undefined;
}

/** Boards that are kept, those that were looked at last: a large one takes a few megabytes. */
const most = 24;

/** By project; each is looked up by the mark of its last change, so that every process returns the same. */
const known = new Map<string, Known>();

function keep(projectId: string, entry: Known): void {
  known.delete(projectId);
  known.set(projectId, entry);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}

/**
 * The board of a project at a moment, by the day where its land is; where no province is known, by that of `zone`: worked
 * out once a change of its consultation, its rules or the day, however often it is looked at. The mark is read before what
 * it stands for: a change between both is seen with the next look.
 */
export async function boardAt(db: Db, projectId: string, now: Date, zone: string): Promise<Board> {
  const [mark, rules] = [await consultationMark(db, projectId), await consultationRules(db)];
  const keyOn = (day: string) => `${day} ${mark} ${JSON.stringify(rules)}`;
  const found = known.get(projectId);
  if (found?.mark === mark && found.key === keyOn(dayIn(now, found.zone ?? zone))) {
    keep(projectId, found);
    return found.board;
  }
  const recipients = await recipientsOf(db, projectId);
  const there = landZone(recipients.flatMap(({ jurisdictions }) => jurisdictions));
  const today = dayIn(now, there ?? zone);
  const board = boardOf(recipients, rules, today);
  keep(projectId, { key: keyOn(today), board, mark, zone: there });
  return board;
}
