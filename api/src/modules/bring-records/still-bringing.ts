import { mayBringIn } from 'shared-contracts/rights';
import { findActiveUser } from '../../accounts/sessions/user-store.ts';
import { forbidden, unauthenticated } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { tableRefusal } from '../bring-in/index.ts';

/**
 * The context of a call that waited for another table of its company, with the rights that its person has now. Throws
 * UNAUTHENTICATED or FORBIDDEN for a person who may no longer bring in records of that company.
 */
export async function stillBringing<TContext extends RecordContext>(context: TContext): Promise<TContext> {
  const { id, locale, productClientId } = context.user;
  const now = await findActiveUser(context.db, id);
  if (!now) throw unauthenticated();
  if (!mayBringIn(now) || now.productClientId !== productClientId)
    throw forbidden(tableRefusal(({ notBrought }) => notBrought));
  return { ...context, user: { ...now, locale } };
}
