import { type Language, languageOf } from 'shared-contracts';
import {
  agreementClocks,
  type ClockFacts,
  clockSentence,
  landZone,
  type ProvincialRuleRow,
} from 'shared-contracts/agreements';
import { rehearsalLimits } from 'shared-contracts/limits';
import { recordPath } from 'shared-contracts/routes';
import { turns } from '../../platform/work/take-turns.ts';
import { usualZone } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { clockFacts } from '../agreements/index.ts';
import { addMoves, type ClockInWords, type Looked, type Moves, touchedBy } from './moves.ts';
import { agreementsBehind } from './rehearsal-store.ts';

/** The clocks of an agreement as sentences, in the time zone of its land. */
function clocksInWords(
  facts: ClockFacts,
  rules: readonly ProvincialRuleRow[],
  now: Date,
  language: Language,
): readonly ClockInWords[] {
  const zone = landZone(facts.jurisdictions) ?? usualZone;
  return agreementClocks(facts, rules, { now, zone }).map(({ kind, rowId, text }) => ({
    about: `${kind} ${rowId ?? ''}`,
    sentence: clockSentence(text, language, { zone }),
  }));
}

/** Compares the clocks of all agreements that the person may see, under the rules before and after an edit. */
export async function agreementsMoved(
  { db, catalog, user, clock }: RecordContext,
  before: readonly ProvincialRuleRow[],
  after: readonly ProvincialRuleRow[],
  moves: Moves,
): Promise<Looked> {
  if (JSON.stringify(before) === JSON.stringify(after)) return { count: 0, isWhole: true };
  const language = languageOf(user.locale);
  const now = clock();
  const turn = turns();
  const isTouched = touchedBy(before, after);
  let count = 0;
  for (let last: string | undefined; ; ) {
    const page = await agreementsBehind({ db, catalog, user }, last, rehearsalLimits.page);
    const { byId } = await clockFacts(
      db,
      page.map(({ id }) => id),
    );
    for (const { id, projectId, title } of page) {
      const facts = byId.get(id);
      if (!facts || !isTouched(facts.jurisdictions)) continue;
      const [was, is] = [
        clocksInWords(facts, before, now, language),
        clocksInWords(facts, after, now, language),
      ];
      const opens = recordPath({ projectId, tab: 'agreements', id }, 'details');
      addMoves(moves, { id, title, opens }, was, is);
      await turn();
    }
    count += page.length;
    last = page.at(-1)?.id;
    if (page.length < rehearsalLimits.page) return { count, isWhole: true };
    if (performance.now() > moves.until) return { count, isWhole: false };
  }
}
