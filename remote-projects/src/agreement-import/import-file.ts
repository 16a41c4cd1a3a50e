import type { ImportPlan } from 'shared-contracts/agreement-import';
import type { ShownKind } from './verdict.ts';

/** The workbook of an import. */
export interface ImportFile {
  readonly id: string;
  readonly name: string;
  /** Whether it was checked before: then its corrections are stored already. */
  readonly isBegun: boolean;
}

/** Where the wizard opens. */
export interface ImportStart {
  readonly page: 'start' | 'past' | 'validate' | 'running';
  readonly file?: ImportFile;
  /** The rows that the review shows first. */
  readonly shown?: ShownKind;
}

/** The result of an import, for the page that shows it. */
export interface ImportOutcome {
  readonly fileName: string;
  readonly plan: ImportPlan;
}
