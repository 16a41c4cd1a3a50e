import { inLanguage, languageOf } from 'shared-contracts';
import {
  extensionOf,
  hasUnfitCharacters,
  noTemplateFile,
  reportTemplateSchema,
} from 'shared-contracts/documents';
import { type CurrentUser, mayEditMasterData } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/templates.ts';
import { AppError, badInput, forbidden, invalid } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { formKind } from '../../records/writing/form-kind.ts';
import { tableWriter } from '../../records/writing/table-writer.ts';
import type { RecordValues, SaveInput, WritableKind } from '../../records/writing/writable-kind.ts';
import { documentNounOf, uncheckedOf } from '../document-templates/index.ts';
import { freeUploads } from '../files/index.ts';
import { hasForeignFiles, keepFiles } from './report-template-store.ts';

export interface ReportTemplateInput extends SaveInput {
  readonly templateItems?:
    | readonly {
        readonly id: string;
        readonly name?: string | null;
        readonly sequence?: number | null;
      }[]
    | null;
}

const type = 'ReportTemplate';
const own = [{ name: 'name' }, { name: 'reportType' }, { name: 'isActive' }];
const files = { name: 'templateFiles', fields: [{ name: 'name' }] };

const filesSchema = v.array(v.object({ id: v.string(), name: v.string() }));
type TemplateFile = v.InferOutput<typeof filesSchema>[number];

/** The files of a template, in their order. */
export const filesOf = (values: RecordValues | undefined): readonly TemplateFile[] =>
  v.parse(filesSchema, values?.['templateFiles'] ?? []);

/** The files in the order of a save: the named ones by their numbers, the others after them. */
async function wantedFiles(
  { db, user }: RecordContext,
  templateId: string,
  known: readonly TemplateFile[],
  given: NonNullable<ReportTemplateInput['templateItems']>,
): Promise<readonly TemplateFile[]> {
  const named = given
    .map((item, place) => ({ ...item, id: item.id.toLowerCase(), order: item.sequence ?? place + 1 }))
    .toSorted((one, other) => one.order - other.order);
  const knownName = (id: string) => known.find((item) => item.id === id)?.name;
  const fresh = named.flatMap(({ id }) => (knownName(id) === undefined ? [id] : []));
  const free = await freeUploads(db, user, fresh, templateId);
  if (fresh.some((id) => !free.has(id))) throw badInput(messageFrom(texts, ({ notUploaded }) => notUploaded));
  if (named.some(({ name }) => name && hasUnfitCharacters(name)))
    throw badInput(messageFrom(texts, ({ unfitName }) => unfitName));
  const others = known.filter(({ id }) => !named.some((item) => item.id === id));
  return [
    ...named.map(({ id, name }) => ({ id, name: name?.trim() || knownName(id) || 'Template' })),
    ...others,
  ];
}

const typedSchema = v.object({ reportType: v.object({ id: v.string() }) });

/** Refuses Word files that were not checked as templates for this kind of document. Throws VALIDATION. */
async function checkWordFiles(
  { db, user }: RecordContext,
  templateFiles: readonly TemplateFile[],
  values: RecordValues,
): Promise<void> {
  const reportTypeId = v.parse(typedSchema, values).reportType.id;
  if (!documentNounOf(reportTypeId)) return;
  const words = templateFiles.filter(({ name }) => extensionOf(name) === 'docx');
  const unchecked = await uncheckedOf(
    db,
    words.map(({ id }) => id),
    reportTypeId,
  );
  const name = words.find(({ id }) => unchecked.includes(id))?.name;
  if (name === undefined) return;
  const { unchecked: sentence } = inLanguage(texts, languageOf(user.locale));
  throw invalid([{ path: 'templateFiles', message: sentence(name) }]);
}

/** Throws FORBIDDEN for people who may not change templates. */
export function checkTemplateRight(user: CurrentUser): void {
  if (!mayEditMasterData(user))
    throw forbidden(messageFrom(texts, ({ onlyAdministrators }) => onlyAdministrators));
}

const plain = formKind<ReportTemplateInput>({
  kind: 'REPORT_TEMPLATE',
  type,
  fields: own,
  // The form has another name for the type's field.
  rules: v.pipe(
    reportTemplateSchema,
    v.transform(({ name, isActive, reportTypeId }) => ({ name, isActive, reportType: { id: reportTypeId } })),
  ),
  checkPerson: ({ user }) => checkTemplateRight(user),
  check: async ({ action, id }, within) => {
    if (action === 'delete' && (await hasForeignFiles(within.db, within.user, id)))
      throw forbidden(messageFrom(texts, ({ foreignFiles }) => foreignFiles));
  },
});

/** A refusal whose paths use the form's names of the fields. */
function asFormNames(error: unknown): unknown {
  if (!(error instanceof AppError) || !error.details.fields) return error;
  return invalid(
    error.details.fields.map(({ path, message }) => ({
      path: path === 'reportTypeId' ? 'reportType' : path,
      message,
    })),
  );
}

// The files of a template are written separately, so templates are read and written one by one.
const { findAll, readAll, addAll, updateAll, ...whole } = tableWriter({ type, fields: [...own, files] });
const { writer } = plain;

/** The templates that documents are generated from, with their files. */
export const reportTemplateKind: WritableKind<ReportTemplateInput> = {
  ...plain,
  read: async (input, within, before) => {
    const values = await Promise.resolve(plain.read(input, within, before)).catch((error: unknown) => {
      throw asFormNames(error);
    });
    const templateFiles = await wantedFiles(
      within,
      input.id,
      filesOf(before?.values),
      input.templateItems ?? [],
    );
    if (templateFiles.length === 0)
      throw invalid([{ path: 'templateFiles', message: noTemplateFile(languageOf(within.user.locale)) }]);
    await checkWordFiles(within, templateFiles, values);
    return { ...values, templateFiles };
  },
  writer: {
    ...whole,
    find: async (within, id) => {
      const found = await whole.find(within, id);
      if (!found) return undefined;
      const { templateFiles, ...details } = found.shown;
      return { ...found, shown: { details, templateFiles } };
    },
    insert: async (within, id, values) =>
      (await writer.insert(within, id, values)) && keepFiles(within, id, filesOf(values)),
    update: async (within, id, values, before) => {
      await writer.update(within, id, values, before);
      await keepFiles(within, id, filesOf(values));
    },
    // The files of a template are deleted with it.
    remove: writer.remove,
  },
};

/** A template from which some files are removed. */
export interface WithoutFiles extends SaveInput {
  readonly without: ReadonlySet<string>;
}

/** The same kind for removing files from a template, which must keep at least one. */
export const templateFilesKind: WritableKind<WithoutFiles> = {
  ...reportTemplateKind,
  check: () => {},
  read: ({ without }, _within, before) => {
    const templateFiles = filesOf(before?.values).filter(({ id }) => !without.has(id));
    if (templateFiles.length === 0) throw badInput((language) => noTemplateFile(language, true));
    return { ...before?.values, templateFiles };
  },
};
