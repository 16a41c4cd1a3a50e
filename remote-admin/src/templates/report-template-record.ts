import { isObject } from 'shared-contracts/forms';
import { nextSequence, type Sequenced } from 'shared-contracts/grids';
import type { UploadedFile } from 'shared-ui/dialogs';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord } from 'shared-ui/record';

/** A file that documents are made from; one that is held by the form is not saved yet. */
export interface TemplateFile extends Sequenced {
  readonly name: string;
  readonly uploadedDate: string;
  readonly isUserOwned: boolean;
  readonly isHeld?: boolean;
}

export interface ReportTemplateRecord extends FormRecord {
  readonly name: string;
  readonly reportType: { readonly id: string; readonly name: string } | null;
  readonly isActive: boolean;
  readonly templateFiles: readonly TemplateFile[];
}

/** A template before it is saved. */
export const newReportTemplate = (id: string): ReportTemplateRecord => ({
  id,
  revision: null,
  canEdit: true,
  name: '',
  reportType: null,
  isActive: true,
  templateFiles: [],
});

/** A template as its form holds it. */
export const templateValues = ({
  name,
  reportType,
  isActive,
  templateFiles,
}: ReportTemplateRecord): FormValues => ({ details: { name, reportType, isActive }, templateFiles });

const isFile = (value: unknown): value is TemplateFile => isObject(value) && 'sequence' in value;

/** The files of a template as its form holds them. */
export const filesIn = ({ templateFiles }: FormValues): readonly TemplateFile[] =>
  (Array.isArray(templateFiles) ? templateFiles : []).filter(isFile);

/** The input of a save: the type by its id, the files by id, name and number (001 §3). */
export function templateInput(values: FormValues): object {
  const details = isObject(values['details']) ? values['details'] : {};
  const { name, reportType, isActive } = details;
  return {
    name,
    isActive,
    reportTypeId: isObject(reportType) ? reportType['id'] : null,
    templateItems: filesIn(values).map(({ id, name: fileName, sequence }) => ({
      id,
      name: fileName,
      sequence,
    })),
  };
}

/** Uploaded files as the form has them, numbered after the existing ones (decision 33). */
export const withUploads = (
  files: readonly TemplateFile[],
  uploaded: readonly UploadedFile[],
  now: string,
): readonly TemplateFile[] => [
  ...files,
  ...uploaded.map(({ guid, name }, place) => ({
    id: guid,
    name,
    sequence: nextSequence(files.length, place),
    uploadedDate: now,
    isUserOwned: true,
    isHeld: true,
  })),
];
