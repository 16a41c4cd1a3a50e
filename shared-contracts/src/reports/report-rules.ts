import * as v from 'valibot';
import { message } from '../validators/rules.ts';
import { type ReportDialogName, reportDialog } from './report-dialogs.ts';
import {
  datasetTypes,
  deliveryTypes,
  outputFormats,
  type ReportFlag,
  reportFlags,
  sortTypes,
} from './report-options.ts';

const picked = v.object({ id: v.string(), name: v.optional(v.string()) });

/** One of `ids`; the message says what to choose. */
const pickedOf = (ids: readonly string[], missing: ReturnType<typeof message>) =>
  v.pipe(
    v.nullish(picked, null),
    v.check((value) => value !== null && ids.includes(value.id), missing),
  );

const flag = v.optional(v.nullable(v.boolean(message('notYesOrNo')), false), false);

const flagFields = Object.fromEntries(reportFlags.map((name) => [name, flag])) as Record<
  ReportFlag,
  typeof flag
>;

/** The options of a report, as its dialog and the API check them (002 §5). */
export const reportOptionsSchema = (name: ReportDialogName) => {
  const { sortTypes: offered, hasTemplate } = reportDialog(name);
  return v.object({
    ...flagFields,
    outputFormat: v.optional(v.picklist(outputFormats, message('invalid')), outputFormats[0]),
    sortType: offered
      ? pickedOf(
          offered.map((one) => sortTypes[one].id),
          message('sortTypeMissing'),
        )
      : v.nullish(picked, null),
    reportTemplate: hasTemplate
      ? v.pipe(
          v.nullish(picked, null),
          v.check((value) => value !== null && v.is(v.pipe(v.string(), v.uuid()), value.id), message('templateMissing')),
        )
      : v.nullish(picked, null),
    deliveryType: v.optional(v.picklist(deliveryTypes, message('invalid')), deliveryTypes[0]),
    datasetType: v.optional(v.picklist(datasetTypes, message('invalid')), datasetTypes[0]),
  });
};

export type ReportOptions = v.InferOutput<ReturnType<typeof reportOptionsSchema>>;

/** Whether something is to be shown; 'action items' has two spellings, which mean the same (decision 7). */
export const isShown = (options: ReportOptions, name: ReportFlag): boolean =>
  name === 'showActionItem' || name === 'showActionItems'
    ? options.showActionItem || options.showActionItems
    : options[name];
