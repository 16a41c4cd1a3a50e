import type { GraphQLResolveInfo } from 'graphql';
import { readRecord } from '../../records/reading/record-resolvers.ts';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { deleteRecords } from '../../records/writing/delete-records.ts';
import { listOf } from '../../records/writing/save-list.ts';
import { saveRecords } from '../../records/writing/save-records.ts';
import { deleteTemplateFiles } from './delete-template-files.ts';
import { type ReportTemplateInput, reportTemplateKind } from './report-template-kind.ts';

interface Ids {
  readonly ids: readonly string[];
}

/** Saves and deletions of report templates and their files. */
export const reportTemplateMutations = {
  updateReportTemplates: async (
    _parent: unknown,
    { input }: { input: readonly ReportTemplateInput[] },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const ids = await saveRecords(context, [listOf(reportTemplateKind, input, 'reportTemplate')]);
    const selection = selectionOfInfo(info).below('ReportTemplate');
    return Promise.all(ids.map((id) => readRecord(context, 'ReportTemplate', id, selection)));
  },
  deleteReportTemplates: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteRecords(reportTemplateKind, ids, context),
  deleteTemplateFiles: (_parent: unknown, { ids }: Ids, context: RecordContext) =>
    deleteTemplateFiles(ids, context),
};
