import { landZone } from 'shared-contracts/agreements';
import { type Board, boardOf } from 'shared-contracts/consultation';
import { dayIn } from 'shared-contracts/days';
import type { Db } from '../../platform/db/database.ts';
import { consultationMark, consultationRules, recipientsOf } from './consultation-store.ts';

interface Known {
  readonly key: string;
  readonly board: Board;
  /** Identifies the state of the consultation that the board was computed from. */
  readonly mark: string;
  /** The zone of its land; undefined where no province is known. */
  readonly zone: string | undefined;
}

/** Number of boards that are cached, the most recently viewed ones: a large one takes a few megabytes. */
const most = 24;

/** By project; checked against the mark of the last change, so that every process returns the same board. */
const known = new Map<string, Known>();

function keep(projectId: string, entry: Known): void {
  known.delete(projectId);
  known.set(projectId, entry);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
}

/**
 * The board of a project at a moment, by the calendar day where its land is, or that of `zone` if no province is known.
 * It is computed once for each change of the consultation, its rules or the day, however often it is viewed. The mark
 * is read before the data that it describes, so that a change between the two reads appears in the next view.
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
