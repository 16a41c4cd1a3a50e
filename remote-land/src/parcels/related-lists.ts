import type { Language } from 'shared-contracts';
import { recordAddress } from 'shared-contracts/routes';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { downloadDocument, openLink } from 'shared-ui/documents';
import {
  dayCell,
  inProject,
  type RelatedLine,
  type RelatedList,
  relatedAgreements,
  relatedRequests,
} from 'shared-ui/rows';
import type { ParcelRelatedQuery } from '../generated/operations.ts';

type Related = NonNullable<ParcelRelatedQuery['parcel']>;

interface Reader {
  readonly language: Language;
  /** Where the person's REST calls go. */
  readonly address: string;
}

/** The address of a communication: below the record that it belongs to. */
function placeOf({
  id,
  projectId,
  agreementId,
  requestId,
  stakeholderId,
}: Related['communications'][number]) {
  if (!projectId) return undefined;
  const parent = agreementId
    ? `agreements/${agreementId}/`
    : requestId
      ? `requests/${requestId}/`
      : stakeholderId
        ? `stakeholders/${stakeholderId}/`
        : '';
  return inProject(projectId, `${parent}communications/${id}`);
}

const documentLine =
  ({ language, address }: Reader) =>
  ({ id, name, url, isUrlLink, recordName, uploadedDate }: Related['documents'][number]): RelatedLine => ({
    id,
    name: name || url || '',
    cells: [recordName, shownDateTime(uploadedDate, language)],
    action: isUrlLink
      ? { name: 'open', run: () => openLink(url) }
      : { name: 'download', run: () => downloadDocument(address, id) },
  });

/** What belongs to a parcel, by kind. */
export const relatedLists = (related: Related, reader: Reader): readonly RelatedList[] => [
  relatedAgreements(related.agreements),
  relatedRequests(related.requests, reader.language),
  {
    kind: 'stakeholders',
    columns: ['stakeholder', 'landInterest', 'project'],
    lines: related.stakeholders.map(({ id, projectFileId, businessAssociate, landInterest, project }) => ({
      id,
      name: businessAssociate?.name ?? '–',
      to: inProject(projectFileId, `stakeholders/${id}/details`),
      cells: [landInterest ?? '', project.description],
    })),
  },
  {
    kind: 'communications',
    columns: ['date', 'record', 'representative', 'comments'],
    lines: related.communications.map((one) => ({
      id: one.id,
      name: dayCell(one.date, reader.language),
      to: placeOf(one),
      cells: [one.recordName, one.representative?.fullName ?? '', one.comments ?? ''],
    })),
  },
  {
    kind: 'titleTracts',
    columns: ['name', 'land'],
    lines: related.titleTracts.map(({ id, name, legalDescription }) => ({
      id,
      name,
      to: recordAddress({ route: 'title-tract', id }, 'details'),
      cells: [legalDescription ?? ''],
    })),
  },
  {
    kind: 'children',
    columns: ['land', 'number'],
    lines: related.children.map(({ id, formattedLegalDescription, uniqueNumber }) => ({
      id,
      name: formattedLegalDescription,
      to: recordAddress({ route: 'parcel', id }, 'details'),
      cells: [uniqueNumber],
    })),
  },
  {
    kind: 'documents',
    columns: ['name', 'record', 'uploaded'],
    lines: related.documents.map(documentLine(reader)),
  },
];
