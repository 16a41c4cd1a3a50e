import type { Db } from '../platform/db/database.ts';
import type { DemoFile } from './demo-files.ts';
import type { DemoIds } from './demo-ids.ts';
import type { DemoLists } from './demo-lists.ts';
import { type DemoRow, insertRows } from './demo-store.ts';
import type { Random } from './random.ts';

/** The tables in an order in which every row finds the rows that it references. */
const order = [
  'business_associate',
  'contact',
  'phone_number',
  'parcel',
  'parcel_part',
  'parcel_road_allowance',
  'title',
  'title_parcel',
  'ownership',
  'title_tract',
  'title_tract_title',
  'title_tract_parcel',
  'instrument',
  'party',
  'task_role',
  'user_task_role',
  'team',
  'team_member',
  'task',
  'task_rule',
  'task_rule_result',
  'task_model',
  'task_model_item',
  'task_manager',
  'task_manager_role',
  'surface_project',
  'additional_info_item',
  'member',
  'related_project',
  'project_revision',
  'key_date',
  'agreement',
  'landowner',
  'occupant',
  'agreement_parcel',
  'agreement_title',
  'rent_schedule',
  'rent_rate',
  'compensation',
  'agreement_payment',
  'agreement_life_step',
  'agreement_import',
  'agreement_import_record',
  'agreement_import_left_row',
  'import_mapping',
  'bring_in_recipe',
  'bring_in_run',
  'bring_in_record',
  'external_id',
  'obligation',
  'request',
  'request_item',
  'request_item_parcel',
  'request_item_road',
  'request_item_revision',
  'stakeholder',
  'stakeholder_parcel',
  'stakeholder_type_item',
  'stakeholder_pause',
  'stakeholder_revision',
  'indigenous_engagement',
  'indigenous_engagement_pause',
  'indigenous_log',
  'assigned_task',
  'task_blocker',
  'task_rule_run',
  'comment',
  'comment_mention',
  'communication',
  'communication_business_associate',
  'communication_contact',
  'master_model',
  'master_model_item',
  'event',
  'stored_file',
  'rate_schedule',
  'rate_type',
  'invoice_format',
  'invoice_format_column',
  'invoice_coding',
  'tax_rate',
  'tax_exemption',
  'book_account',
  'invoice',
  'invoice_line',
  'invoice_tax',
  'invoice_payment',
  'write_off_tax',
  'invoice_series',
  'timesheet',
  'timesheet_entry',
  'related_document',
  'invoice_line_entry',
  'timesheet_day',
  'day_lock',
  'report_template',
  'template_file',
  'checked_template',
  'template_version',
  'history_entry',
] as const;

type DemoTable = (typeof order)[number];

/** Collects the rows that the other parts of the demo add; one book is one portfolio of about sixty projects. */
export class DemoBook {
  private readonly rows = new Map<DemoTable, DemoRow[]>();
  /** Files by their hash, so that equal files are kept once. */
  readonly files = new Map<string, DemoFile>();
  readonly ids: DemoIds;
  readonly lists: DemoLists;
  readonly random: Random;

  constructor(ids: DemoIds, lists: DemoLists, random: Random) {
    this.ids = ids;
    this.lists = lists;
    this.random = random;
  }

  /** Adds a record with an id of its own, and returns the id. All rows of a table must have the same columns. */
  add(table: DemoTable, values: DemoRow): string {
    const id = this.ids.next(table);
    this.link(table, { id, ...values });
    return id;
  }

  /** Adds a row that has no id. */
  link(table: DemoTable, row: DemoRow): void {
    const rows = this.rows.get(table) ?? [];
    rows.push(row);
    this.rows.set(table, rows);
  }

  /** A record that was added before. Throws if there is none. */
  row(table: DemoTable, id: string): DemoRow {
    const found = this.rows.get(table)?.find((row) => row['id'] === id);
    if (!found) throw new Error(`There is no ${table} ${id}.`);
    return found;
  }

  /** Writes everything to the database. */
  async write(db: Db): Promise<void> {
    for (const table of order) await insertRows(db, table, this.rows.get(table) ?? []);
  }
}
