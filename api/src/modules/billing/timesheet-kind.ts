import { type Language, languageOf } from 'shared-contracts';
import {
  cellTakenText,
  daysOfWeek,
  isMonday,
  type LineState,
  lineLock,
  lineText,
  netOfReceipt,
  type TimeLine,
  timeCell,
  timeLineRules,
  timesheetRules,
} from 'shared-contracts/billing';
import { sumOf } from 'shared-contracts/decimal';
import type { FieldError } from 'shared-contracts/errors';
import type { TimesheetInput } from 'shared-contracts/graphql';
import { billingLimits } from 'shared-contracts/limits';
import { recordRights } from 'shared-contracts/rights';
import { fieldsOf, rowsOf, validate, validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts } from '../../generated/texts/billing.ts';
import { badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import type { SavedField } from '../../records/writing/saved-fields.ts';
import type { RecordValues, StoredRecord, WritableKind } from '../../records/writing/writable-kind.ts';
import { type BillingContext, checkTime } from './billing-rights.ts';
import { filledLines } from './filled-lines.ts';
import { stayingLines } from './staying-lines-store.ts';
import { closedDays, companyOfPerson, hasWeek, linesOfWeeks, lockWeeks } from './timesheet-store.ts';

const lineFields: readonly SavedField[] = [
  { name: 'kind' },
  { name: 'date' },
  { name: 'project', shows: ['description'] },
  { name: 'agreement', shows: ['name'] },
  { name: 'work' },
  { name: 'rate', shows: ['description'] },
  { name: 'rateKind' },
  { name: 'ledgerCode', shows: ['code'] },
  { name: 'isTaxable' },
  { name: 'quantity' },
  { name: 'unitPrice' },
  { name: 'chargedQuantity' },
  { name: 'minimumQuantity' },
  { name: 'overtimeQuantity' },
  { name: 'overtimePrice' },
  { name: 'doubleTimeQuantity' },
  { name: 'doubleTimePrice' },
  { name: 'markUp' },
  { name: 'receiptTax' },
  { name: 'supplierTaxNumber' },
  { name: 'amount' },
  { name: 'description' },
];

const fields: readonly SavedField[] = [
  { name: 'weekStarting' },
  { name: 'user', shows: ['fullName'] },
  { name: 'notes' },
  { name: 'entries', fields: lineFields },
  { name: 'days', fields: [{ name: 'date' }, { name: 'reason' }] },
];

const linesValidator = fieldsOf({ entries: rowsOf(timeLineRules, billingLimits.entries) });
const storedSchema = v.array(v.looseObject({ id: v.string(), date: v.string() }));
const namedSchema = v.nullish(v.looseObject({ id: v.string() }));

/** Fields of a line that people write. If they are unchanged, a locked line may be part of a save. */
const written = ['kind', 'date', 'project', 'agreement', 'work', 'quantity', 'description'] as const;

/** Further fields of an expense; for time they follow from its rate. */
const writtenOfExpense = [
  ...['unitPrice', 'receiptTax', 'supplierTaxNumber', 'ledgerCode', 'isTaxable'],
] as const;

const isSame = (one: RecordValues, other: RecordValues): boolean =>
  [...written, ...(other['kind'] === 'Expense' ? writtenOfExpense : [])].every(
    (name) => JSON.stringify(one[name] ?? '') === JSON.stringify(other[name] ?? ''),
  );

/** Errors of days: a week begins on a Monday, and contains only its own days. */
function dayErrors(
  values: RecordValues,
  messageOf: (key: 'noMonday' | 'outsideWeek') => string,
): readonly FieldError[] {
  const monday = v.parse(v.string(), values['weekStarting']);
  if (!isMonday(monday)) return [{ path: 'weekStarting', message: messageOf('noMonday') }];
  const own = daysOfWeek(monday);
  return ['entries', 'days'].flatMap((list) =>
    v
      .parse(v.array(v.looseObject({ date: v.string() })), values[list] ?? [])
      .flatMap(({ date }, place) =>
        own.includes(date) ? [] : [{ path: `${list}[${place}].date`, message: messageOf('outsideWeek') }],
      ),
  );
}

const receiptSchema = v.object({ receiptTax: v.string(), supplierTaxNumber: v.nullish(v.string(), null) });

/** Completes a line from a page of the previous version, whose cost excludes the stored tax. */
function withStoredTax(line: TimeLine, known: RecordValues | undefined): TimeLine {
  const receipt = v.safeParse(receiptSchema, known);
  if (!receipt.success) return line;
  return { ...line, ...receipt.output, cost: sumOf([line.cost ?? '0', receipt.output.receiptTax]) };
}

/**
 * Errors of new lines in a cell of the week that an open line is in, as where it was filled in two windows; whoever
 * means a second line says so. A locked line cannot be changed: what was forgotten is entered beside it.
 */
function doubledErrors(
  given: readonly TimeLine[],
  isOpen: (id: string) => boolean,
  isStored: (id: string) => boolean,
  language: Language,
): readonly FieldError[] {
  const known = given.filter(({ id }) => isStored(id) && isOpen(id));
  const taken = new Map(known.map((line) => [timeCell(line), line.quantity]));
  return given.flatMap((line, place) => {
    const cell = timeCell(line);
    if (cell === undefined || isStored(line.id) || line.isAnother || !taken.has(cell)) return [];
    return [{ path: `entries[${place}].quantity`, message: cellTakenText(taken.get(cell) ?? '', language) }];
  });
}

/** The lines of a save: open ones as sent, locked ones as stored. A change of a locked line is refused. */
async function mergedLines(
  input: TimesheetInput,
  within: BillingContext,
  before: StoredRecord | undefined,
  { owner, companyId }: { readonly owner: string; readonly companyId: string },
): Promise<readonly RecordValues[]> {
  const language = languageOf(within.user.locale);
  const checked = validate(linesValidator, input, language);
  if (!checked.valid) throw invalid(checked.errors);
  const stored = new Map(
    v.parse(storedSchema, before?.values['entries'] ?? []).map((line) => [line.id, line] as const),
  );
  const given = checked.value.entries.map((line, place) =>
    input.entries?.[place]?.receiptTax === undefined ? withStoredTax(line, stored.get(line.id)) : line,
  );
  const states = new Map<string, LineState>(
    (await linesOfWeeks(within.db, before ? [input.id] : [])).map((line) => [line.id, line]),
  );
  const closed = await closedDays(
    within.db,
    companyId,
    given.map(({ date }) => v.parse(v.string(), date)),
  );
  const lockOf = (id: string) => {
    const state = states.get(id);
    return state && lineLock(state, language);
  };
  const errors: FieldError[] = [
    ...doubledErrors(
      given,
      (id) => lockOf(id) === undefined,
      (id) => stored.has(id),
      language,
    ),
  ];
  const open = given.flatMap((line, place) => {
    const known = stored.get(line.id);
    const lock = lockOf(line.id);
    const isExpense = line.kind === 'Expense';
    const asStored = isExpense ? { ...line, quantity: '1', unitPrice: netOfReceipt(line) } : line;
    if (lock) {
      if (known && !isSame(known, asStored)) errors.push({ path: `entries[${place}]`, message: lock });
      return [];
    }
    const dayReason = closed.get(v.parse(v.string(), line.date));
    if (dayReason !== undefined) {
      const message = lineLock(
        { status: 'NOT_INVOICED', invoiceNumber: null, isOnInvoice: false, dayReason },
        language,
      );
      errors.push({ path: `entries[${place}].date`, message: message ?? '' });
    }
    return [{ line, place }];
  });
  const staying = before
    ? await stayingLines(
        within.db,
        [input.id],
        [...stored.keys()].filter((id) => !lockOf(id)),
      )
    : [];
  const { rows, faults } = await filledLines(open, { personId: owner, staying }, within);
  const all = [...errors, ...faults];
  if (all.length > 0) throw invalid(all);
  const filled = new Map(rows.map((row) => [row.id, row] as const));
  const kept = [...stored.values()].filter(({ id }) => lockOf(id));
  const named = new Set(given.map(({ id }) => id));
  return [
    ...kept.filter(({ id }) => !named.has(id)),
    ...given.flatMap(({ id }) => filled.get(id) ?? kept.find((line) => line.id === id) ?? []),
  ];
}

/** Weeks of time; submitted ones may be deleted if the option allows it. */
export function timesheetKind(
  allowsPending = false,
): WritableKind<TimesheetInput, RecordValues, BillingContext> {
  const plain = formKind<TimesheetInput, BillingContext>({
    kind: 'TIMESHEET',
    type: 'Timesheet',
    titleFields: ['weekStarting'],
    fields,
    rules: timesheetRules,
    locks: (_input, { user }, before) => {
      const message = validationText(languageOf(user.locale), 'invalid');
      return new Map(before ? [['weekStarting', message] as const, ['user', message] as const] : []);
    },
    holds: (values, { user }) => dayErrors(values, (key) => lineText(key, languageOf(user.locale))),
    made: async ({ db }, { user }) => {
      const companyId = await companyOfPerson(db, v.parse(namedSchema, user)?.id ?? '');
      return { product_client_id: companyId };
    },
    checkPerson: checkTime,
    check: async (attempt, within) => {
      const { db, user } = within;
      if (attempt.action === 'create') {
        const userId = attempt.input.user ? checkedId(attempt.input.user.id) : user.id;
        const ownerId = await companyOfPerson(db, userId);
        if (!recordRights.timesheet.create(user, {})) throw forbidden();
        if (userId !== user.id && !user.canAccessInvoice)
          throw forbidden(messageFrom(texts, ({ onlyOwn }) => onlyOwn));
        if (ownerId !== user.productClientId)
          throw badInput(messageFrom(texts, ({ otherCompany }) => otherCompany));
        if (await hasWeek(db, userId, String(attempt.input.weekStarting ?? '')))
          throw badInput(messageFrom(texts, ({ weekBegun }) => weekBegun));
        return;
      }
      const [facts] = await lockWeeks(db, [attempt.id]);
      if (!facts || !recordRights.timesheet.view(user, facts)) throw notFound();
      if (!recordRights.timesheet.edit(user, facts)) throw forbidden();
      if (attempt.action === 'edit') return;
      const states = (await linesOfWeeks(db, [attempt.id])).map(({ status }) => status);
      if (states.some((status) => status === 'APPROVED' || status === 'INVOICED'))
        throw badInput(messageFrom(texts, ({ approvedStays }) => approvedStays));
      if (!allowsPending && states.includes('PENDING'))
        throw badInput(messageFrom(texts, ({ pendingStays }) => pendingStays));
    },
  });
  return {
    ...plain,
    read: async (input, within, before) => {
      const { user } = within;
      const owner =
        v.parse(namedSchema, before?.values['user'])?.id ?? input.user?.id.toLowerCase() ?? user.id;
      const values = await plain.read(before ? input : { ...input, user: { id: owner } }, within, before);
      const companyId = (await companyOfPerson(within.db, owner)) ?? user.productClientId;
      const entries = input.entries
        ? await mergedLines(input, within, before, { owner, companyId })
        : (before?.values['entries'] ?? []);
      return { ...values, entries };
    },
  };
}
