import type { Module } from '../module.ts';
import { registerImportCalls } from './import-calls.ts';

/** Agreements imported from a workbook: checked, written, reported and undone. */
export const agreementImport: Module = { schema: [], calls: registerImportCalls };
