import type { ReportDialogName } from 'shared-contracts/reports';
import * as v from 'valibot';
import type { FormValues } from '../form/form-values.ts';

const keyOf = (userId: string, dialog: ReportDialogName): string => `rightway.report.${userId}.${dialog}`;

const keptSchema = v.record(v.string(), v.unknown());

/** The options that a person ran a report with the last time; none where the browser keeps nothing. */
export function keptOptions(userId: string, dialog: ReportDialogName): FormValues {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(localStorage.getItem(keyOf(userId, dialog)) ?? 'null'));
    return kept.success ? kept.output : {};
  } catch {
    return {};
  }
}

/** Keeps the options of a report for the next time. */
export function keepOptions(userId: string, dialog: ReportDialogName, options: FormValues): void {
  try {
    localStorage.setItem(keyOf(userId, dialog), JSON.stringify(options));
  } catch {
    // A browser that keeps nothing asks anew.
  }
}

const previewKey = (userId: string): string => `rightway.report.${userId}.preview`;

/** Whether a person had the preview open the last time. */
export function keptPreview(userId: string): boolean {
  try {
    return localStorage.getItem(previewKey(userId)) === 'true';
  } catch {
    return false;
  }
}

/** Keeps whether the preview is open. */
export function keepsPreview(userId: string, isOpen: boolean): void {
  try {
    localStorage.setItem(previewKey(userId), String(isOpen));
  } catch {
    // As with the options.
  }
}
