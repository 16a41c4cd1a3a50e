import { languageOf } from 'shared-contracts';
import { billingHindrances, hindranceSentence } from 'shared-contracts/billing';
import type { WorkFilter, WorkGrouping } from 'shared-contracts/graphql';
import { billingLimits } from 'shared-contracts/limits';
import * as v from 'valibot';
import { badInput } from '../../platform/errors/app-error.ts';
import { toProgrammers } from '../../platform/errors/localized-message.ts';
import { checkedDay, checkedFilterId, checkedFirst } from '../../platform/server/arguments.ts';
import { companyDay } from '../../records/company-zone-store.ts';
import { type BillingContext, checkInvoicing } from './billing-rights.ts';
import { workInProgress } from './work-store.ts';

/** The parameters of a query for work in progress. */
export interface WorkQuestion {
  readonly filter?: WorkFilter | null;
  readonly groupedBy?: WorkGrouping | null;
  readonly asOf?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

const cursorSchema = v.pipe(
  v.string(),
  v.maxLength(100),
  v.transform((text) => Buffer.from(text, 'base64url').toString().split(' ')),
  v.tuple([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.uuid())]),
  v.transform(([date, id]) => ({ date, id })),
);

/** Reads a cursor. Throws BAD_INPUT if no page ended there. */
function cursorOf(after: string) {
  const parsed = v.safeParse(cursorSchema, after);
  if (!parsed.success) throw badInput(toProgrammers('This cursor is not one that a page ended with.'));
  return parsed.output;
}

/**
 * Every unbilled line of the person's company with the reason why it is not billed, and sums by age. Throws FORBIDDEN,
 * BAD_INPUT.
 */
export async function readWork(question: WorkQuestion, context: BillingContext) {
  await checkInvoicing(context, false);
  const { db, user, clock } = context;
  const { filter, groupedBy, asOf, after } = question;
  const today = await companyDay(db, user.productClientId, clock());
  const day = asOf ? checkedDay('asOf', asOf) : today;
  const first = checkedFirst(question.first, billingLimits.page);
  const found = await workInProgress(db, {
    companyId: user.productClientId,
    clientId: checkedFilterId('clientId', filter?.clientId),
    surfaceProjectId: checkedFilterId('surfaceProjectId', filter?.surfaceProjectId),
    userId: checkedFilterId('userId', filter?.userId),
    toDate: filter?.toDate ? checkedDay('toDate', filter.toDate) : undefined,
    hindrances: filter?.hindrances
      ? v.parse(v.array(v.picklist(billingHindrances)), filter.hindrances)
      : undefined,
    groupedBy: groupedBy ?? 'Client',
    asOf: day,
    isPast: day < today,
    first,
    after: after ? cursorOf(after) : undefined,
  });
  const lines = found.lines.slice(0, first);
  const last = lines.at(-1);
  return {
    ...found,
    lines: lines.map((line) => ({ ...line, sentence: hindranceSentence(line, languageOf(user.locale)) })),
    pageInfo: {
      hasNextPage: found.lines.length > first,
      endCursor: last ? Buffer.from(`${last.date} ${last.id}`).toString('base64url') : null,
    },
  };
}
