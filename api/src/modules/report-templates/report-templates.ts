import { languageOf } from 'shared-contracts';
import { noTemplateFile, reportTemplateSchema } from 'shared-contracts/documents';
import { mayEditMasterData } from 'shared-contracts/rights';
import { validate, validationText } from 'shared-contracts/validators';
import { AppError, badInput, forbidden, invalid, notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { addHistoryEntry } from '../../records/writing/history-store.ts';
import { type RecordWriter, type SaveInput, saveRecord } from '../../records/writing/save-record.ts';
import {
  deleteFiles,
  deleteTemplate,
  findFiles,
  findTemplate,
  freeUploads,
  insertTemplate,
  isReportType,
  type StoredTemplate,
  updateTemplate,
  writeItems,
} from './report-template-store.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

interface TemplateValues extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly reportTypeId: string;
  readonly isActive: boolean;
  /** In their order; none where the save says nothing about them. */
  readonly items: readonly Item[];
}

const kind = 'REPORT_TEMPLATE';

const textsOf = ({ name, reportType, isActive, items }: StoredTemplate) => ({
  name,
  reportType,
  isActive: String(isActive),
  templateFiles: items.map((item) => item.name).join('\n') || null,
});

const writerFor = ({ user, clock }: RecordContext): RecordWriter<TemplateValues> => ({
  kind,
  find: async (db, id) => {
    const found = await findTemplate(db, id);
    if (!found) return undefined;
    const { revision, name, reportTypeId, reportType, isActive, items } = found;
    const plain = items.map((item) => ({ id: item.id, name: item.name }));
    return {
      revision,
      values: { name, reportTypeId, isActive, items: plain },
      shown: { details: { name, reportType: { id: reportTypeId, name: reportType }, isActive } },
      texts: textsOf(found),
    };
  },
  insert: async (db, id, values) => {
    if (!(await insertTemplate(db, id, values))) return false;
    await writeItems(db, user, id, values.items, clock());
    return true;
  },
  update: async (db, id, values) => {
    await updateTemplate(db, id, values);
    await writeItems(db, user, id, values.items, clock());
  },
});

export interface ReportTemplateInput extends SaveInput {
  readonly templateItems?:
    | readonly {
        readonly id: string;
        readonly name?: string | null;
        readonly sequence?: number | null;
      }[]
    | null;
}

function checkRight({ user }: RecordContext): void {
  if (!mayEditMasterData(user)) throw forbidden('Only a system administrator can change templates.');
}

/** The template's files as the save wants them: those that it names in the order of their numbers, the others after them. */
async function itemsOf(
  context: RecordContext,
  stored: StoredTemplate | undefined,
  given: NonNullable<ReportTemplateInput['templateItems']>,
): Promise<readonly Item[]> {
  const known = stored?.items ?? [];
  const named = given
    .map((item, place) => ({ ...item, id: item.id.toLowerCase(), order: item.sequence ?? place + 1 }))
    .toSorted((one, other) => one.order - other.order);
  const fresh = named.filter(({ id }) => !known.some((item) => item.id === id));
  const free = await freeUploads(
    context.db,
    context.user,
    fresh.map(({ id }) => id),
  );
  if (fresh.some(({ id }) => !free.has(id)))
    throw badInput('The file of a template must have been uploaded before.');
  const others = known.filter(({ id }) => !named.some((item) => item.id === id));
  return [
    ...named.map(({ id, name }) => ({
      id,
      name: name?.trim() || known.find((item) => item.id === id)?.name || 'Template',
    })),
    ...others.map(({ id, name }) => ({ id, name })),
  ];
}

async function saveTemplate(
  input: ReportTemplateInput,
  place: number,
  context: RecordContext,
): Promise<string> {
  const language = languageOf(context.user.locale);
  const checked = validate(reportTemplateSchema, input, language);
  const at = (path: string) => `reportTemplate[${place}].${path}`;
  // The form knows the type by its own name.
  const fieldOf = (path: string) => at(path === 'reportTypeId' ? 'reportType' : path);
  if (!checked.valid)
    throw invalid(checked.errors.map(({ path, message }) => ({ path: fieldOf(path), message })));
  const { name, reportTypeId, isActive, templateItems } = checked.value;
  if (!(await isReportType(context.db, reportTypeId)))
    throw invalid([{ path: at('reportType'), message: validationText(language, 'invalid') }]);
  const stored = await findTemplate(context.db, checkedId(input.id));
  const items = await itemsOf(context, stored, templateItems ?? []);
  if (items.length === 0) throw invalid([{ path: at('templateFiles'), message: noTemplateFile(language) }]);
  return saveRecord(writerFor(context), input, { name, reportTypeId, isActive, items }, context);
}

/** Saves report templates one by one. Returns their ids. Throws an AppError. */
export async function saveReportTemplates(
  inputs: readonly ReportTemplateInput[],
  context: RecordContext,
): Promise<readonly string[]> {
  checkRight(context);
  if (inputs.length === 0 || inputs.length > 20) throw badInput('Save 1 to 20 templates at once.');
  const ids: string[] = [];
  for (const [place, input] of inputs.entries()) ids.push(await saveTemplate(input, place, context));
  return ids;
}

const note = (
  context: RecordContext,
  db: RecordContext['db'],
  id: string,
  revision: number,
  before: string | null,
  after: string | null,
) =>
  addHistoryEntry(db, {
    recordKind: kind,
    recordId: id,
    revision,
    saveId: null,
    changedAt: context.clock(),
    changedBy: context.user.id,
    changes: [{ field: 'templateFiles', before, after }],
  });

/** Deletes files of templates, all or none. Returns their ids. Throws an AppError. */
export async function deleteTemplateFiles(
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> {
  checkRight(context);
  const checked = [...new Set(ids.map(checkedId))];
  if (checked.length === 0) return [];
  await context.db.transaction().execute(async (db) => {
    const files = await findFiles(db, checked);
    if (files.length < checked.length) throw notFound();
    if (files.some(({ ownerId }) => ownerId !== context.user.productClientId))
      throw forbidden('A file of another company can be deleted by that company only.');
    for (const templateId of new Set(files.map((file) => file.templateId))) {
      const before = await findTemplate(db, templateId);
      if (!before) throw notFound();
      const left = before.items.filter(({ id }) => !checked.includes(id));
      if (left.length === 0) throw badInput(noTemplateFile(languageOf(context.user.locale), true));
      await deleteFiles(
        db,
        before.items.filter(({ id }) => checked.includes(id)).map(({ id }) => id),
      );
      await updateTemplate(db, templateId, before);
      await writeItems(db, context.user, templateId, left, context.clock());
      const texts = [before, { ...before, items: left }].map((template) => textsOf(template).templateFiles);
      await note(context, db, templateId, before.revision + 1, texts[0] ?? null, texts[1] ?? null);
    }
  });
  return checked;
}

/** Deletes templates with their files, all or none. Returns their ids. Throws an AppError. */
export async function deleteReportTemplates(
  ids: readonly string[],
  context: RecordContext,
): Promise<readonly string[]> {
  checkRight(context);
  const checked = [...new Set(ids.map(checkedId))];
  await context.db.transaction().execute(async (db) => {
    for (const id of checked) {
      const before = await findTemplate(db, id);
      if (!before) throw notFound();
      if (before.items.some(({ ownerId }) => ownerId !== context.user.productClientId))
        throw new AppError('FORBIDDEN', 'A template with files of another company cannot be deleted.');
      await deleteTemplate(db, id);
      await note(context, db, id, before.revision + 1, textsOf(before).templateFiles, null);
    }
  });
  return checked;
}
