import { languageOf } from 'shared-contracts';
import { isTypedInHours, rateFor, rateReason, rateText } from 'shared-contracts/billing';
import { recordRights } from 'shared-contracts/rights';
import { forbidden, notFound } from '../../platform/errors/app-error.ts';
import { checkedDay, checkedFilterId, checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import { findRecords } from '../../records/reading/record-store.ts';
import type { Selection } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { clientsOfProjects, ratesInUse, workersOf } from './rate-store.ts';

interface RatesQuestion {
  readonly surfaceProjectId: string;
  readonly date: string;
  /** The person who does the work; by default the person who asks. */
  readonly userId?: string | null;
}

/** The rates that apply to a project on a day, each with the reason for its choice. Throws NOT_FOUND, FORBIDDEN. */
export async function ratesOnDay(
  { surfaceProjectId, date, userId }: RatesQuestion,
  context: RecordContext,
  selections: readonly Selection[],
) {
  const { db, user, catalog } = context;
  const projectId = checkedId(surfaceProjectId);
  const day = checkedDay('date', date);
  if (!recordRights.rate.view(user)) throw forbidden();
  if (!(await isSeen(context, 'SurfaceProject', projectId))) throw notFound();
  const rates = await ratesInUse(db);
  const clientId = (await clientsOfProjects(db, [projectId])).get(projectId) ?? null;
  const personId = checkedFilterId('userId', userId) ?? user.id;
  const worker = (await workersOf(db, [personId])).get(personId);
  if (worker?.companyId !== user.productClientId) throw notFound();
  const works = [...new Map(rates.map(({ work }) => [work.toLowerCase(), work] as const)).values()];
  const held = works.flatMap((work) => {
    const chosen = rateFor(rates, { work, clientId, projectId, worker, date: day });
    return rates.filter(({ id }) => id === chosen?.id);
  });
  const records = await findRecords(
    { db, catalog, user, type: 'RateTypeItem' },
    held.map(({ id }) => id),
    selections,
  );
  return held.map((rate) => {
    const rateKind = rate.clientId === null ? 'Default' : 'Client';
    return {
      work: rate.work,
      rate: records.get(rate.id),
      price: rateText(rate.price, rate.unit),
      ...{ typedIn: isTypedInHours(rate) ? 'hour' : rate.unit, rateKind },
      reason: rateReason(
        {
          ...{ ...rate, kind: 'Time', rateKind },
          ...{ isOfProject: rate.projectId != null, isOfCompany: rate.companyId != null },
        },
        languageOf(user.locale),
      ),
    };
  });
}
