import type { ProvincialRuleInput } from 'shared-contracts/graphql';
import { rehearsalLimits } from 'shared-contracts/limits';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import { agreementRuleRows } from '../agreements/index.ts';
import { consultationRules } from '../consultation/index.ts';
import { type MasterDataContext, masterDataKind } from '../master-data/index.ts';
import { agreementsMoved } from './agreements-moved.ts';
import type { Moves } from './moves.ts';
import { recipientsMoved } from './recipients-moved.ts';

/** The rules that clocks go by. */
async function rulesOf(db: Db) {
  return { agreements: await agreementRuleRows(db), consultation: await consultationRules(db) };
}

const kindOfRules = () => {
  const declaration = masterDataDeclarations.find(({ typeName }) => typeName === 'ProvincialRule');
  if (!declaration) throw new Error('Rules of provinces are not declared.');
  return masterDataKind(declaration);
};

/**
 * What a save of a rule would change of all open clocks that the person sees. The save is done to its end with the
 * person's rights, the rules are read as they would be, and all of it is taken back before a single clock is looked at: so
 * nobody waits for it. Throws what the save would throw.
 */
export async function rehearseRule(input: ProvincialRuleInput, context: MasterDataContext) {
  const rehearsal = { ...context, isRehearsal: true };
  const kind = kindOfRules();
  // By itself first: what the database refuses is then told as the save tells it.
  await saveRecord(kind, input, rehearsal);
  const before = await rulesOf(context.db);
  // The person was checked just now; asked within the transaction it would wait for it on the embedded database.
  const { checkPerson: _, ...checked } = kind;
  const after = await inTransaction(rehearsal, async (within) => {
    await saveRecord(checked, input, within);
    return rulesOf(within.db);
  });
  const moves: Moves = { count: 0, listed: [], until: performance.now() + rehearsalLimits.milliseconds };
  const agreements = await agreementsMoved(context, before.agreements, after.agreements, moves);
  const recipients = await recipientsMoved(context, before.consultation, after.consultation, moves);
  return {
    ...{ agreementCount: agreements.count, recipientCount: recipients.count },
    ...{ movedCount: moves.count, moved: moves.listed },
    isWhole: agreements.isWhole && recipients.isWhole,
  };
}
