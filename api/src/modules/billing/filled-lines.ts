import { languageOf } from 'shared-contracts';
import {
  chargedAmount,
  chargedTime,
  lineText,
  markedUp,
  markUpFor,
  netOfReceipt,
  rateFor,
  receiptFaults,
  type TimeLine,
  type WorkedLine,
} from 'shared-contracts/billing';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import {
  clientsOfProjects,
  markUpsInUse,
  projectsOfAgreements,
  ratesInUse,
  workersOf,
} from './rate-store.ts';

interface Placed {
  readonly line: TimeLine;
  readonly place: number;
}

/** Of the projects that lines name, those that the person may not see. */
async function unseenProjects(ids: readonly string[], within: RecordContext): Promise<ReadonlySet<string>> {
  const seen = await Promise.all(ids.map((id) => isSeen(within, 'SurfaceProject', id)));
  return new Set(ids.filter((_, place) => !seen[place]));
}

/** A line that no terms apply to, such as an expense. */
const asTyped = {
  ...{ chargedQuantity: null, minimumQuantity: null, overtimeQuantity: null, overtimePrice: null },
  ...{ doubleTimeQuantity: null, doubleTimePrice: null },
};

/**
 * Completes the lines of a person's week with rate, price and exact amount by the terms of their rates, taking into
 * account the hours of lines that the save leaves unchanged. Faults are reported at their paths.
 */
export async function filledLines(
  lines: readonly Placed[],
  { personId, staying }: { readonly personId: string; readonly staying: readonly WorkedLine[] },
  within: RecordContext,
) {
  const { db, user } = within;
  const language = languageOf(user.locale);
  const projectIds = [...new Set(lines.flatMap(({ line }) => line.project?.id ?? []))];
  const clients = await clientsOfProjects(db, projectIds);
  const unseen = await unseenProjects(projectIds, within);
  const places = await projectsOfAgreements(
    db,
    lines.flatMap(({ line }) => line.agreement?.id ?? []),
  );
  const rates = await ratesInUse(
    db,
    lines.flatMap(({ line }) => line.work ?? []),
  );
  const markUps = lines.some(({ line }) => line.kind === 'Expense') ? await markUpsInUse(db) : [];
  const worker = (await workersOf(db, [personId])).get(personId);
  const faults: FieldError[] = [];
  const priced = lines.map(({ line, place }) => {
    const wrong = (field: string, message: string) =>
      faults.push({ path: `entries[${place}].${field}`, message });
    const missing = validationText(language, 'required');
    const { id, kind, project, agreement, description } = line;
    const date = String(line.date);
    const isExpense = kind === 'Expense';
    if (project && unseen.has(project.id)) wrong('project', validationText(language, 'invalid'));
    if (agreement && places.get(agreement.id) !== project?.id)
      wrong('agreement', lineText('otherProject', language));
    if (isExpense && line.cost === null) wrong('cost', missing);
    if (isExpense) for (const { path, message } of receiptFaults(line, language)) wrong(path, message);
    if (!isExpense && line.quantity === null) wrong('quantity', missing);
    if (!isExpense && line.work === null) wrong('work', lineText('noWork', language));
    const work = isExpense ? '' : (line.work ?? '');
    const clientId = project ? (clients.get(project.id) ?? null) : null;
    const rate = isExpense
      ? undefined
      : rateFor(rates, { work, clientId, projectId: project?.id ?? null, worker, date });
    const markUp = isExpense
      ? markUpFor(markUps, { clientId, projectId: project?.id ?? null, worker, date })
      : null;
    const quantity = isExpense ? '1' : (line.quantity ?? '0');
    const unitPrice = isExpense ? netOfReceipt(line) : (rate?.price ?? '0');
    return {
      ...{ rate, projectId: project?.id ?? null },
      row: {
        ...{ id, kind, date, project, agreement, work, description },
        rate: rate ? { id: rate.id } : null,
        rateKind: rate ? (rate.clientId === null ? 'Default' : 'Client') : 'Unknown',
        ledgerCode: isExpense ? line.ledgerCode : rate ? { id: rate.ledgerCodeId } : null,
        isTaxable: isExpense ? line.isTaxable : (rate?.isTaxable ?? true),
        ...{ quantity, unitPrice, markUp },
        receiptTax: isExpense ? line.receiptTax : null,
        supplierTaxNumber: isExpense ? line.supplierTaxNumber : null,
      },
    };
  });
  const charged = chargedTime([
    ...staying,
    ...priced.map(({ rate, projectId, row: { id, kind, date, quantity } }) => ({
      ...{ id, kind, date, projectId, quantity, rate },
    })),
  ]);
  const rows = priced.map(({ row }) => {
    const terms = charged.get(row.id) ?? asTyped;
    const amount =
      row.kind === 'Expense'
        ? markedUp(row.unitPrice, row.markUp)
        : chargedAmount(row.quantity, row.unitPrice, terms);
    return { ...row, ...terms, amount };
  });
  return { rows, faults };
}
