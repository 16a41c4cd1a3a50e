import { languageOf } from 'shared-contracts';
import { type ClockFacts, clockSentence, landZone, ruleResults } from 'shared-contracts/agreements';
import { zoneSchema } from 'shared-contracts/grids';
import * as v from 'valibot';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { usualZone } from '../../records/company-zone-store.ts';
import type { LoadContext } from '../../records/reading/record-mapping.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { clockFacts } from './clock-store.ts';

type Found = Awaited<ReturnType<typeof clockFacts>>;

const zoneArgument = v.nullish(zoneSchema);

/** Checks the time zone in a query. Throws BAD_INPUT. */
function requestedZone(zone: unknown): string | null {
  const known = v.safeParse(zoneArgument, zone);
  if (!known.success)
    throw badInput(toProgrammers('zone must be a time zone, for example America/Edmonton.'));
  return known.output ?? null;
}

/** The clocks of one agreement, with their sentences. */
function clocksInWords(
  id: string,
  facts: ClockFacts,
  rules: Found['rules'],
  zone: string | null,
  context: LoadContext,
) {
  const clocks = ruleResults(facts, rules, { now: context.clock(), zone: zone ?? usualZone });
  const there = landZone(facts.jurisdictions);
  // A client that sends no time zone gets the zone of the land.
  const zones = { zone: zone ?? there ?? usualZone, landZone: there };
  const language = languageOf(context.user.locale);
  return clocks.map(({ text, ...clock }) => ({
    ...clock,
    id: `${id}:${clock.kind}:${clock.rowId ?? clock.fromDate ?? text.gaps.place ?? ''}`,
    sentence: clockSentence(text, language, zones),
  }));
}

/** The fields that an operation selects of the rule behind a clock. */
const ruleSelections = (selection: Selection): readonly Selection[] =>
  selection
    .below('AgreementRule')
    .filter(({ name }) => name === 'rule')
    .flatMap((selection) => selection.below('ProvincialRule'));

/**
 * The current clocks of provincial rules on agreements, by agreement id, the most urgent first: one statement for all
 * agreements, and one more for the rules if an operation selects them.
 */
export async function rulesOfAgreements(
  context: LoadContext,
  ids: readonly string[],
  selection: Selection,
): Promise<ReadonlyMap<string, unknown>> {
  const zone = requestedZone(selection.args['zone']) ?? context.user.timeZone ?? null;
  const { db, catalog, user } = context;
  const { byId, rules } = await clockFacts(db, ids);
  const clocksById = new Map<string, ReturnType<typeof clocksInWords>>();
  await eachInTurns(byId, ([id, facts]) => {
    clocksById.set(id, clocksInWords(id, facts, rules, zone, context));
  });
  const selections = ruleSelections(selection);
  if (selections.length === 0) return clocksById;
  const ruleIds = new Set(
    [...clocksById.values()].flatMap((clocks) => clocks.flatMap(({ ruleId }) => ruleId ?? [])),
  );
  const known = await findRecords({ db, catalog, user, type: 'ProvincialRule' }, [...ruleIds], selections);
  return new Map(
    [...clocksById].map(([id, clocks]) => [
      id,
      clocks.map(({ ruleId, ...clock }) => ({ ...clock, rule: known.get(ruleId ?? '') ?? null })),
    ]),
  );
}

/** The current clocks of provincial rules on an agreement, the most urgent first. Throws NOT_FOUND. */
export async function readRules(agreementId: string, context: RecordContext, selection: Selection) {
  const id = checkedId(agreementId);
  if (!(await isSeen(context, 'Agreement', id))) throw notFound();
  const clocks = (await rulesOfAgreements(context, [id], selection)).get(id);
  if (!clocks) throw notFound();
  return clocks;
}
