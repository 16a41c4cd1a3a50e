import { languageOf } from 'shared-contracts';
import { lineText, netOfReceipt, rateFor, receiptFaults, type TimeLine } from 'shared-contracts/billing';
import { productOf } from 'shared-contracts/decimal';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { clientsOfProjects, projectsOfAgreements, ratesInUse, workersOf } from './rate-store.ts';

interface Placed {
  readonly line: TimeLine;
  readonly place: number;
}

/** Which of the projects that lines name the person does not see. */
async function unseenProjects(ids: readonly string[], within: RecordContext): Promise<ReadonlySet<string>> {
  const seen = await Promise.all(ids.map((id) => isSeen(within, 'SurfaceProject', id)));
  return new Set(ids.filter((_, place) => !seen[place]));
}

/** Lines of a person's week with their rate, price and exact amount; faults at their paths. */
export async function filledLines(lines: readonly Placed[], personId: string, within: RecordContext) {
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
  const worker = (await workersOf(db, [personId])).get(personId);
  const faults: FieldError[] = [];
  const rows = lines.map(({ line, place }) => {
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
    const quantity = isExpense ? '1' : (line.quantity ?? '0');
    const unitPrice = isExpense ? netOfReceipt(line) : (rate?.price ?? '0');
    return {
      ...{ id, kind, date, project, agreement, work, description },
      rate: rate ? { id: rate.id } : null,
      rateKind: rate ? (rate.clientId === null ? 'Default' : 'Client') : 'Unknown',
      ledgerCode: isExpense ? line.ledgerCode : rate ? { id: rate.ledgerCodeId } : null,
      isTaxable: isExpense ? line.isTaxable : (rate?.isTaxable ?? true),
      ...{ quantity, unitPrice, amount: productOf(quantity, unitPrice) },
      receiptTax: isExpense ? line.receiptTax : null,
      supplierTaxNumber: isExpense ? line.supplierTaxNumber : null,
    };
  });
  return { rows, faults };
}
