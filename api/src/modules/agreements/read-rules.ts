import { languageOf } from 'shared-contracts';
import { clockSentence, landZone, whatRulesSay } from 'shared-contracts/agreements';
import { defaultZone, zoneSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/said.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { agreementRuleRows, clockFacts } from './clock-store.ts';

/** What the rules of its provinces say of an agreement now, the most urgent first. Throws NOT_FOUND. */
export async function readRules(
  agreementId: string,
  zone: string | null | undefined,
  context: RecordContext,
  selections: readonly Selection[],
) {
  const { db, catalog, user, clock } = context;
  const known = v.safeParse(zoneSchema, zone ?? defaultZone);
  if (!known.success)
    throw badInput(toProgrammers('zone must be a time zone, for example America/Edmonton.'));
  const id = checkedId(agreementId);
  const facts = (await isSeen(context, 'Agreement', id)) ? await clockFacts(db, id) : undefined;
  if (!facts) throw notFound();
  const clocks = whatRulesSay(facts, await agreementRuleRows(db), { now: clock(), zone: known.output });
  const there = landZone(facts.jurisdictions);
  // A program without a time zone gets the time of the land.
  const zones = { zone: zone ? known.output : (there ?? known.output), landZone: there };
  const ruleIds = [...new Set(clocks.flatMap(({ ruleId }) => ruleId ?? []))];
  const rules =
    selections.length > 0
      ? await findRecords({ db, catalog, user, type: 'ProvincialRule' }, ruleIds, selections)
      : new Map();
  return clocks.map(({ text, ruleId, ...told }) => ({
    ...told,
    id: `${id}:${told.kind}:${told.rowId ?? told.fromDate ?? text.gaps.place ?? ''}`,
    sentence: clockSentence(text, languageOf(user.locale), zones),
    rule: rules.get(ruleId ?? '') ?? null,
  }));
}
