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

/** The rules that determine the clocks. */
async function rulesOf(db: Db) {
  return { agreements: await agreementRuleRows(db), consultation: await consultationRules(db) };
}

const kindOfRules = () => {
  const declaration = masterDataDeclarations.find(({ typeName }) => typeName === 'ProvincialRule');
  if (!declaration) throw new Error('Rules of provinces are not declared.');
  return masterDataKind(declaration);
};

/**
 * Reports what saving a rule would change in all open clocks that the person may see. The save is carried out in full
 * with the person's rights, and the rules are read as they would then be. Everything is rolled back before the first
 * clock is compared, so that no other save has to wait. Throws what the save would throw.
 */
export async function rehearseRule(input: ProvincialRuleInput, context: MasterDataContext) {
  const rehearsal = { ...context, isRehearsal: true };
  const kind = kindOfRules();
  // Carried out once by itself first, so that a refusal by the database is reported as in a real save.
  await saveRecord(kind, input, rehearsal);
  const before = await rulesOf(context.db);
  // The person has just been checked; inside the transaction, the check would wait for the only connection of the
  // embedded database.
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
