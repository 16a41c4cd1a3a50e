import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../platform/db/database.ts';
import type { Sql } from '../records/reading/record-mapping.ts';

/** Returns the column of an invoice, or of one of its lines or taxes, for use in a statement. */
type At = (column: string) => Sql;

/** The columns of a table by its alias in a statement. */
export const columnsOf =
  (alias: string): At =>
  (column) =>
    sql.ref(`${alias}.${column}`);

/** A stored text, or its current value if none is stored; null if it is empty. */
const kept = (at: At, column: string, now: Sql): Sql => sql`nullif(coalesce(${at(column)}, ${now}, ''), '')`;

const ofSupplier = (at: At, column: string): Sql =>
  sql`(select ${sql.ref(`s.${column}`)} from company s where s.id = ${at('product_client_id')})`;

/** The current address of a client in one line; `at` returns the column `client_id`. */
export const addressNow = (
  at: At,
): Sql => sql`(select concat_ws(', ', nullif(b.address_line1, ''), nullif(b.address_line2, ''),
    nullif(b.address_line3, ''), y.name, p.code, nullif(b.postal_code, ''))
  from business_associate b left join city y on y.id = b.city_id
  left join state_or_province p on p.id = b.state_or_province_id where b.id = ${at('client_id')})`;

/**
 * The content of an invoice apart from its lines: as stored when it got its number, or the current one while it has no
 * number.
 */
export const paperOfInvoice = {
  supplierName: (at) => kept(at, 'supplier_name', ofSupplier(at, 'company_name')),
  supplierAddress: (at) => kept(at, 'supplier_address', ofSupplier(at, 'invoice_address')),
  otherTaxNumbers: (at) => kept(at, 'other_tax_numbers', ofSupplier(at, 'other_tax_numbers')),
  remittance: (at) => kept(at, 'remittance', ofSupplier(at, 'remittance')),
  buyerName: (at) =>
    kept(at, 'buyer_name', sql`(select b.name from business_associate b where b.id = ${at('client_id')})`),
  buyerAddress: (at) => kept(at, 'buyer_address', addressNow(at)),
  // A reversal does not ask for payment, so it is never due. The printed terms come before the company's usual days.
  dueDate: (at) => sql`(case when ${at('paper_kept')} is not null then ${at('due_date')}
    when ${at('kind')} = 'Bill' then
      due_day(${at('invoice_date')}, ${at('terms')}, ${ofSupplier(at, 'payment_days')}) end)`,
  workRelieved: (at) => sql`(case when ${at('work_relieved')} is not null then ${at('work_relieved')} else
    (select coalesce(sum(e.amount), 0) from timesheet_entry e where e.id in (
      select x.timesheet_entry_id from invoice_line l join invoice_line_entry x on x.invoice_line_id = l.id
      where l.invoice_id = ${at('id')})) end)`,
} as const satisfies Readonly<Record<string, (at: At) => Sql>>;

/** Parts that are not texts, which are stored as they are. */
const plainParts: ReadonlySet<string> = new Set(['dueDate', 'workDay', 'workRelieved']);

const ofProject = (at: At, column: string): Sql =>
  sql`(select ${sql.ref(`p.${column}`)} from surface_project p where p.id = ${at('surface_project_id')})`;

/** The time lines that a line of an invoice bills or billed. */
const ofWork = (at: At, answer: Sql): Sql => sql`(select ${answer} from invoice_line_entry x
  join timesheet_entry e on e.id = x.timesheet_entry_id join app_user u on u.id = e.user_id
  where x.invoice_line_id = ${at('id')})`;

/** The content of a line about its work: as stored with the number, or the current one while there is no number. */
export const paperOfLine = {
  projectName: (at) => kept(at, 'project_name', sql`project_called(${at('surface_project_id')})`),
  afeNumber: (at) => kept(at, 'afe_number', ofProject(at, 'afe_number')),
  costCentre: (at) => kept(at, 'cost_centre', ofProject(at, 'cost_centre')),
  purchaseOrder: (at) => kept(at, 'purchase_order', ofProject(at, 'purchase_order')),
  worker: (at) =>
    kept(at, 'worker', ofWork(at, sql`string_agg(distinct u.full_name, ', ' order by u.full_name)`)),
  workDay: (at) => sql`(case when ${at('worker')} is not null then ${at('work_day')}
    else ${ofWork(at, sql`case when min(e.date) = max(e.date) then min(e.date) end`)} end)`,
} as const satisfies Readonly<Record<string, (at: At) => Sql>>;

/** The label of a tax on an invoice. */
export const labelOfTax = (at: At): Sql =>
  sql`coalesce(${at('label')}, concat_ws(' · ', concat_ws(' ', (select t.code from tax_type t where t.id = ${at('tax_type_id')}),
    (select t.description from tax_type t where t.id = ${at('tax_type_id')}),
    (select p.code from state_or_province p where p.id = ${at('state_or_province_id')})), ${at('exemption')}))`;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Each part in the form in which it is stored: a missing text as an empty one. */
const asKept = (parts: Readonly<Record<string, (at: At) => Sql>>, at: At): Sql =>
  sql.join(
    Object.entries(parts).map(([name, part]) => {
      return sql`${sql.id(snake(name))} = ${plainParts.has(name) ? part(at) : sql`coalesce(${part(at)}, '')`}`;
    }),
  );

/**
 * Stores the printed content of invoices, once: content that is stored already stays as it is. Lines and taxes are
 * stored before the invoice itself.
 */
export async function keepPapers(
  db: Db,
  ids: readonly string[],
  when: 'Later' | 'WithNumber',
): Promise<void> {
  const open = sql`(select i.id from invoice i where i.id = any (${ids}::uuid[]) and i.paper_kept is null)`;
  await sql`update invoice_line l set ${asKept(paperOfLine, columnsOf('l'))} where l.invoice_id in ${open}`.execute(
    db,
  );
  await sql`update invoice_tax x set label = ${labelOfTax(columnsOf('x'))} where x.invoice_id in ${open}`.execute(
    db,
  );
  await sql`update invoice i set ${asKept(paperOfInvoice, columnsOf('i'))}, paper_kept = ${when}
    where i.id in ${open}`.execute(db);
}

/** Number of invoices whose content is stored in one statement. */
const atOnce = 200;

/** Stores the current content of older invoices that already have a number. */
export async function keepPapersOfBefore(db: Db, when: 'Later' | 'WithNumber' = 'Later'): Promise<void> {
  for (;;) {
    const { rows } = await sql`select id from invoice where paper_kept is null and status <> 'PENDING'
      order by id limit ${sql.lit(atOnce)}`.execute(db.withoutPlugins());
    if (rows.length === 0) return;
    await keepPapers(
      db,
      rows.map((row) => v.parse(v.object({ id: v.string() }), row).id),
      when,
    );
  }
}

const fileSchema = v.object({ bytes: v.instance(Uint8Array) });

/** A finalized invoice as the PDF that was first created; undefined if there is none yet. */
export async function keptFile(db: Db, invoiceId: string, language: string): Promise<Buffer | undefined> {
  const { rows } = await sql`select bytes from invoice_file
    where invoice_id = ${invoiceId} and language = ${language}`.execute(db.withoutPlugins());
  return rows.map((row) => Buffer.from(v.parse(fileSchema, row).bytes))[0];
}

/** Stores a PDF unless one is stored already. Returns the stored one. */
export async function keepFile(
  db: Db,
  invoiceId: string,
  language: string,
  { bytes, at }: { readonly bytes: Buffer; readonly at: Date },
): Promise<Buffer> {
  await sql`insert into invoice_file (invoice_id, language, made_on, bytes)
    values (${invoiceId}, ${language}, ${at}, ${bytes}) on conflict do nothing`.execute(db);
  return (await keptFile(db, invoiceId, language)) ?? bytes;
}
