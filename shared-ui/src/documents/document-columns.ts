import { documentName, extensionOf } from 'shared-contracts/documents';
import type { GridColumn } from 'shared-contracts/grids';
import { dateText } from '../grid/cell-text.ts';
import type { GridRecord } from '../grid/grid-view.ts';
import type { RelatedDocument } from './use-documents.ts';

const column = (id: string, title: string, width: number, more: Partial<GridColumn> = {}): GridColumn => ({
  id,
  path: id,
  title,
  type: 'string',
  width,
  align: 'left',
  sortable: true,
  filterable: true,
  resizable: true,
  virtual: false,
  groupWhenSorted: false,
  ...more,
});

/** The columns of the related documents (002 §2). */
export const documentColumns: readonly GridColumn[] = [
  column('icon', '', 36, {
    sortable: false,
    filterable: false,
    resizable: false,
    virtual: true,
    align: 'center',
  }),
  column('name', 'Name', 260),
  column('format', 'Format', 110),
  column('uploaded', 'Uploaded', 120, { type: 'date' }),
  column('lastModified', 'Last Modified', 130, { type: 'date' }),
  column('isConfidential', 'Confidential', 110, { type: 'bool', align: 'center' }),
  column('owner', 'Owner', 180),
  column('notes', 'Notes', 260),
];

/** What is said of a document's format: the extension of its file, else its type. */
export const formatOf = ({ name, type, isUrlLink }: RelatedDocument): string =>
  isUrlLink ? type : extensionOf(name ?? '').toUpperCase() || type;

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
});

/** '{full name} of {company} on {date and time}' (002 §2). */
export const modifiedBy = (
  document: RelatedDocument,
  text: (values: Record<string, string>) => string,
): string =>
  document.lastModifiedBy
    ? text({
        name: document.lastModifiedBy.fullName,
        company: document.lastModifiedBy.productClient.companyName,
        when: dateText(document.lastModifiedOn, 'moment'),
      })
    : dateText(document.lastModifiedOn, 'moment');
