import type { Language } from 'shared-contracts';
import { documentName } from 'shared-contracts/documents';
import { type GridColumn, gridColumn } from 'shared-contracts/grids';
import { shownDateTime } from 'shared-contracts/shown-dates';
import type { GridRecord } from '../grid/grid-view.ts';
import type { RelatedDocument } from './use-documents.ts';

/** The columns of the related documents (002 §2). */
export const documentColumns: readonly GridColumn[] = [
  gridColumn('string', 'icon', '', { width: 36, resizable: false, virtual: true, align: 'center' }),
  gridColumn('string', 'name', { en: 'Name', es: 'Nombre' }, { width: 260 }),
  gridColumn('string', 'format', { en: 'Format', es: 'Formato' }, { width: 110 }),
  gridColumn('date', 'uploaded', { en: 'Uploaded', es: 'Subido' }, { width: 120 }),
  gridColumn('date', 'lastModified', { en: 'Last Modified', es: 'Última modificación' }, { width: 130 }),
  gridColumn('bool', 'isConfidential', { en: 'Confidential', es: 'Confidencial' }, { width: 110 }),
  gridColumn('string', 'owner', { en: 'Owner', es: 'Propietario' }, { width: 180 }),
  gridColumn('string', 'notes', { en: 'Notes', es: 'Notas' }, { width: 260 }),
];

/** What is said of a document's format: the extension of its file, else its type. */
export const formatOf = ({ extension, type }: RelatedDocument): string => extension?.toUpperCase() ?? type;

/** A document as a row of the grid. */
export const documentRow = (document: RelatedDocument): GridRecord => ({
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
