import type { BinderMaker } from '../../platform/binder/binder-maker.ts';
import type { Config } from '../../platform/config/config.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { PdfMaker } from '../../platform/office/pdf-maker.ts';
import type { ReportWriter } from '../../platform/reports/report-writer.ts';
import type { TemplateFiller } from '../../platform/templates/template-filler.ts';
import type { MadeFile } from './made-documents.ts';

/** The parts of the server needed to make documents. */
export interface MakeParts {
  /** The id of the document that is delivered. */
  readonly id: string;
  readonly filler: TemplateFiller;
  readonly writer: ReportWriter;
  readonly pdfs: PdfMaker;
  readonly binder: BinderMaker;
  readonly files: FileStore;
  readonly config: Pick<Config, 'dataFolder' | 'filesQuota'>;
  readonly signal: AbortSignal;
  readonly written: (done: number, total: number) => void;
  /** Accepts the finished file; `between` runs after its bytes are stored and before it is reported as finished. */
  readonly take: (file: MadeFile, between: () => Promise<void>) => Promise<void>;
}

/** Documents that are not created by the report writer. */
export interface OwnDocument {
  readonly title: string;
  readonly subtitle: string;
  readonly extension: string;
  readonly make: (parts: MakeParts) => Promise<void>;
}
