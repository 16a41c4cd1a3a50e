import type { Language } from 'shared-contracts';
import type { OutputFormat, ReportOptions, RunReport } from 'shared-contracts/reports';
import type { Rollout } from '../../delivery/rollout/rollout.ts';
import type { ReportColumn } from '../../platform/reports/report-shapes.ts';
import type { Sql } from '../../records/reading/record-mapping.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { OwnDocument } from '../document-templates/index.ts';

/** A column of a section, filled from the field with the same name in the section's statement. */
export interface DeclaredColumn extends ReportColumn {
  readonly name: string;
  /** Its values are summed, over a group and over the section. */
  readonly isSummed?: boolean;
}

/** A column of a report's table: its field, heading, share of the page's width, and the kind of its values. */
export const column = (
  name: string,
  title: string,
  width: number,
  kind: DeclaredColumn['kind'] = 'text',
): DeclaredColumn => ({ name, title, width, kind });

/** A part of a report: its columns, and the single statement that selects its rows, with each field a text or null. */
export interface DeclaredSection {
  readonly title: string;
  readonly shape: 'table' | 'facts';
  readonly columns: readonly DeclaredColumn[];
  readonly empty: string;
  readonly statement: Sql;
  /** Field by whose value rows are grouped; the statement must return the rows of a group together. */
  readonly groupedBy?: string;
  /** Whether each group begins a new page in a PDF. */
  readonly hasPages?: boolean;
  /** The heading of a group, by the field's value; the value itself by default. */
  readonly groupLabel?: (value: string) => string;
}

/** The subject of a report, and its filters. */
export interface DeclaredReport {
  readonly title: string;
  readonly subtitle: string;
  readonly filters: readonly string[];
  readonly sections: readonly DeclaredSection[];
}

export interface ReportRequest {
  readonly source: RunReport['dataSource'];
  readonly options: ReportOptions;
  readonly outputFormat: OutputFormat;
  /** Whether only its first page is requested. */
  readonly isPreview: boolean;
  readonly language: Language;
  /** Today's date where the report is requested, yyyy-MM-dd. */
  readonly today: string;
}

/** The person who requests a report, the database, and the features that are switched on for them. */
export interface ReportContext extends RecordContext {
  readonly rollout: Pick<Rollout, 'flagsFor'>;
}

/** A report of the product: who may run it, and how it is created. */
export interface Report {
  /** Throws NOT_FOUND, FORBIDDEN or BAD_INPUT. */
  readonly declare: (request: ReportRequest, context: ReportContext) => Promise<DeclaredReport | OwnDocument>;
}
