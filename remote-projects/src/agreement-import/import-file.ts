import type { ImportPlan } from 'shared-contracts/agreement-import';
import type { Recipe } from 'shared-contracts/bring-in';
import type { ShownKind } from './verdict.ts';

/** The workbook of an import. */
export interface ImportFile {
  readonly id: string;
  readonly name: string;
  /** Whether it was checked before: then its corrections are stored already. */
  readonly isBegun: boolean;
  /** How a table is read that is not our workbook; it was chosen before the wizard opened. */
  readonly recipe?: Recipe;
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
  readonly fileId: string;
  readonly fileName: string;
  readonly plan: ImportPlan;
}
