import type { Language } from 'shared-contracts';
import { documentName } from 'shared-contracts/documents';
import { type GridColumn, gridColumn } from 'shared-contracts/grids';
import { shownDateTime } from 'shared-contracts/shown-dates';
import type { FormValues } from '../form/form-values.ts';
import type { GridRecord } from '../grid/views/grid-view.ts';
import type { Translate } from '../i18n/i18n-provider.tsx';
import { nameIn } from './document-values.ts';
import type { RelatedDocument } from './use-documents.ts';

/** In CSS pixels: the widest day, 'sept-28-2026' in Spanish, is 87 wide. */
const roomOfDay = 106;

/** The columns of the related documents (002 §2). */
export const documentColumns = (t: Translate): readonly GridColumn[] => [
  gridColumn('string', 'icon', '', { width: 36, resizable: false, virtual: true, align: 'center' }),
  gridColumn('string', 'name', t('documents.column.name'), { width: 180 }),
  gridColumn('string', 'format', t('documents.column.format'), { width: 80 }),
  gridColumn('date', 'uploaded', t('documents.column.uploaded'), { width: roomOfDay }),
  gridColumn('date', 'lastModified', t('documents.column.lastModified'), { width: roomOfDay }),
  gridColumn('bool', 'isConfidential', t('documents.column.isConfidential'), { width: 100 }),
  gridColumn('string', 'owner', t('documents.column.owner'), { width: 120 }),
  gridColumn('string', 'notes', t('documents.column.notes'), { width: 120 }),
];

/** A document's format as shown: the extension of its file, else its type. */
export const formatOf = ({ extension, type }: RelatedDocument): string => extension?.toUpperCase() ?? type;

/** A document as a row of the grid. */
export const documentCells = (document: RelatedDocument): GridRecord => ({
  id: document.id,
  icon: document.type,
  name: documentName(document),
  format: formatOf(document),
  uploaded: document.uploadedDate,
  lastModified: document.lastModifiedOn,
  isConfidential: document.isConfidential,
  owner: document.owner.companyName,
  notes: document.notes,
  hasNotes: document.hasNotes,
  fileNumber: document.fileNumber,
});

/** The cells of a document's unsaved edits. */
export const heldCells = (values: FormValues): Readonly<Record<string, GridRecord[string]>> => ({
  name: nameIn(values),
  isConfidential: values['isConfidential'] === true,
  notes: typeof values['notes'] === 'string' ? values['notes'] : null,
});

/** '{full name} of {company} on {date and time}' (002 §2). */
export const modifiedBy = (
  document: RelatedDocument,
  text: (values: Record<string, string>) => string,
  language: Language,
): string =>
  document.lastModifiedBy
    ? text({
        name: document.lastModifiedBy.fullName,
        company: document.lastModifiedBy.productClient.companyName,
        when: shownDateTime(document.lastModifiedOn, language),
      })
    : shownDateTime(document.lastModifiedOn, language);
