import { languageOf } from 'shared-contracts';
import { farDateText } from 'shared-contracts/billing';
import { billingLimits } from 'shared-contracts/limits';
import { invalid } from '../../platform/errors/app-error.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** Refuses an invoice dated long after today, which is probably a mistyped year. Throws VALIDATION. */
export async function checkNotFarAhead(date: string, { db, user, clock }: RecordContext): Promise<void> {
  const today = await companyDay(db, user.productClientId, clock());
  if (date > `${Number(today.slice(0, 4)) + billingLimits.yearsAhead}${today.slice(4)}`)
    throw invalid([{ path: 'invoiceDate', message: farDateText(languageOf(user.locale)) }]);
}
