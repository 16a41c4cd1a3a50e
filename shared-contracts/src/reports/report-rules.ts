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

/** What a report does not offer is never shown, whatever is sent. */
const ignored = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => false),
  ),
  false,
);

const actionItems: readonly ReportFlag[] = ['showActionItem', 'showActionItems'];

/** 'Action items' has two spellings, which are both taken (decision 7). */
const takes = (offered: readonly ReportFlag[], name: ReportFlag): boolean =>
  offered.includes(name) ||
  (actionItems.includes(name) && actionItems.some((spelling) => offered.includes(spelling)));

const flagFields = (offered: readonly ReportFlag[]) =>
  Object.fromEntries(reportFlags.map((name) => [name, takes(offered, name) ? flag : ignored])) as Record<
    ReportFlag,
    typeof flag
  >;

/** The options of a report, as its dialog and the API check them (002 §5). */
export const reportOptionsSchema = (name: ReportDialogName) => {
  const { sortTypes: offered, hasTemplate, flags } = reportDialog(name);
  return v.object({
    ...flagFields(flags),
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
          v.check(
            (value) => value !== null && v.is(v.pipe(v.string(), v.uuid()), value.id),
            message('templateMissing'),
          ),
        )
      : v.nullish(picked, null),
    deliveryType: v.optional(v.picklist(deliveryTypes, message('invalid')), deliveryTypes[0]),
    datasetType: v.optional(v.picklist(datasetTypes, message('invalid')), datasetTypes[0]),
  });
};

export type ReportOptions = v.InferOutput<ReturnType<typeof reportOptionsSchema>>;

/** Whether something is to be shown, in either spelling. */
export const isShown = (options: ReportOptions, name: ReportFlag): boolean =>
  actionItems.includes(name) ? options.showActionItem || options.showActionItems : options[name];
