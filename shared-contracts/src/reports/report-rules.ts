import * as v from 'valibot';
import { message } from '../validators/rules.ts';
import { mostEnclosures, recipientChoices } from './document-templates.ts';
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

/** One of `ids`; the message says what must be chosen. */
const pickedOf = (ids: readonly string[], missing: ReturnType<typeof message>) =>
  v.pipe(
    v.nullish(picked, null),
    v.check((value) => value !== null && ids.includes(value.id), missing),
  );

const flag = v.optional(v.nullable(v.boolean(message('notYesOrNo')), false), false);

/** An option that a report does not offer is ignored. */
const ignored = v.optional(
  v.pipe(
    v.unknown(),
    v.transform(() => false),
  ),
  false,
);

const actionItems: readonly ReportFlag[] = ['showActionItem', 'showActionItems'];

/** 'Action items' has two spellings; both are accepted (decision 7). */
const takes = (offered: readonly ReportFlag[], name: ReportFlag): boolean =>
  offered.includes(name) ||
  (actionItems.includes(name) && actionItems.some((spelling) => offered.includes(spelling)));

const flagFields = (offered: readonly ReportFlag[]) =>
  Object.fromEntries(reportFlags.map((name) => [name, takes(offered, name) ? flag : ignored])) as Record<
    ReportFlag,
    typeof flag
  >;

/** Checks the options of a report, for its dialog and for the API (002 §5). */
export const reportOptionsSchema = (name: ReportDialogName) => {
  const { sortTypes: offered, hasTemplate, flags, formats = outputFormats } = reportDialog(name);
  return v.object({
    ...flagFields(flags),
    outputFormat: v.optional(v.picklist(formats, message('invalid')), formats[0]),
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
    recipients: v.optional(v.picklist(recipientChoices, message('invalid')), recipientChoices[0]),
    /** Documents that are enclosed with letters, in their order. */
    enclosures: v.optional(
      v.nullable(
        v.pipe(v.array(picked), v.maxLength(mostEnclosures, message('tooManyRows', { n: mostEnclosures }))),
        [],
      ),
      [],
    ),
    /** The picture for a template's map sheet: a document, or the newest picture of each record. */
    mapSheet: v.optional(
      v.nullable(v.union([v.literal('Newest'), v.pipe(v.string(), v.uuid())], message('invalid'))),
      null,
    ),
    /** Whether the generated documents are filed with their records. */
    isFiled: hasTemplate ? flag : ignored,
    /** Whether missing values are marked in the text; otherwise no document is made if any are missing. */
    allowsMissing: hasTemplate ? flag : ignored,
  });
};

export type ReportOptions = v.InferOutput<ReturnType<typeof reportOptionsSchema>>;

/** Whether a part is to be shown, in either spelling. */
export const isShown = (options: ReportOptions, name: ReportFlag): boolean =>
  actionItems.includes(name) ? options.showActionItem || options.showActionItems : options[name];
