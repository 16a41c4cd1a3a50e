import { languageOf } from 'shared-contracts';
import { landZone } from 'shared-contracts/agreements';
import {
  type Recipient,
  type RuleVersion,
  recipientStanding,
  standingSentences,
} from 'shared-contracts/consultation';
import { dayIn } from 'shared-contracts/days';
import { rehearsalLimits } from 'shared-contracts/limits';
import { recordPath } from 'shared-contracts/routes';
import { turns } from '../../platform/work/take-turns.ts';
import { usualZone } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { recipientsOf } from '../consultation/index.ts';
import { addMoves, type Looked, type Moves, touchedBy } from './moves.ts';
import { consultationsBehind } from './rehearsal-store.ts';

const tabs = { Stakeholder: 'stakeholders', Indigenous: 'indigenous' } as const;

const opensOf = ({ kind, id }: Recipient, projectId: string): string =>
  recordPath({ projectId, tab: tabs[kind], id }, ...(kind === 'Stakeholder' ? ['details'] : []));

/**
 * Compares the state of every recipient in projects that the person may see, under the rules before and after an edit.
 * Lets other work run in between.
 */
export async function recipientsMoved(
  { db, catalog, user, clock }: RecordContext,
  before: readonly RuleVersion[],
  after: readonly RuleVersion[],
  moves: Moves,
): Promise<Looked> {
  if (JSON.stringify(before) === JSON.stringify(after)) return { count: 0, isWhole: true };
  const language = languageOf(user.locale);
  const now = clock();
  const turn = turns();
  const isTouched = touchedBy(before, after);
  let count = 0;
  for (let last: string | undefined; ; ) {
    const page = await consultationsBehind({ db, catalog, user }, last, rehearsalLimits.page);
    for (const { id: projectId, title: project } of page) {
      if (performance.now() > moves.until) return { count, isWhole: false };
      const recipients = await recipientsOf(db, projectId);
      for (const recipient of recipients) {
        const { id, name, jurisdictions } = recipient;
        if (!isTouched(jurisdictions)) continue;
        const today = dayIn(now, landZone(jurisdictions) ?? usualZone);
        const [was, is] = [before, after].map((rules) =>
          standingSentences(recipientStanding(recipient, rules, today), language),
        );
        const record = { id, title: `${name} · ${project}`, opens: opensOf(recipient, projectId) };
        addMoves(moves, record, was ?? [], is ?? []);
        await turn();
      }
      count += recipients.length;
    }
    last = page.at(-1)?.id;
    if (page.length < rehearsalLimits.page) return { count, isWhole: true };
  }
}
