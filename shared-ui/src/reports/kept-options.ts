import * as v from 'valibot';
import type { FormValues } from '../form/form-values.ts';
import { keepText, keepValue, keptText, keptValue } from '../session/kept.ts';

const nameOf = (dialog: string): string => `report.${dialog}`;

const keptSchema = v.record(v.string(), v.unknown());

/** The options that a person ran a report with the last time; none where the browser keeps nothing. */
export function keptOptions(dialog: string): FormValues {
  const kept = v.safeParse(keptSchema, keptValue(nameOf(dialog), 'browser'));
  return kept.success ? kept.output : {};
}

/** Keeps the options of a report for the next time. */
export const keepOptions = (dialog: string, options: FormValues): void =>
  keepValue(nameOf(dialog), options, 'browser');

const previewName = 'report-preview';

/** Whether the person had the preview open the last time. */
export const keptPreview = (): boolean => keptText(previewName, 'browser') === 'true';

/** Keeps whether the preview is open. */
export const keepsPreview = (isOpen: boolean): void => keepText(previewName, String(isOpen), 'browser');
