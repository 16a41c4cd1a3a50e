import type { Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import type { ParcelRelatedQuery } from '../generated/operations.ts';

type Related = NonNullable<ParcelRelatedQuery['parcel']>;

/** A record that hangs on a parcel: what it is called, where it opens, and its other cells. */
export interface RelatedLine {
  readonly id: string;
  readonly name: string;
  readonly to: string | undefined;
  readonly cells: readonly string[];
}

/** Records of one kind, with the names of their columns in the area's texts. */
export interface RelatedList {
  readonly kind: 'agreements' | 'requests' | 'stakeholders' | 'communications' | 'titleTracts' | 'children';
  readonly columns: readonly [string, ...string[]];
  readonly lines: readonly RelatedLine[];
}

/** Records of a kind that are asked for; there may be more. */
export const mostRelated = 100;

const inProject = (project: string, rest: string) => `/surface-project/${project}/${rest}`;

/** Where a communication opens: below the record that it hangs on. */
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

/** What hangs on a parcel, kind by kind; kinds without any are left out. */
export function relatedLists(related: Related, language: Language): readonly RelatedList[] {
  const day = (date: string | null) => (date ? shownDate(date, language) : '');
  const lists: readonly RelatedList[] = [
    {
      kind: 'agreements',
      columns: ['number', 'name', 'type', 'project'],
      lines: related.agreements.map(
        ({ id, projectFileId, agreementNumber, name, agreementType, project }) => ({
          id,
          name: agreementNumber || name,
          to: inProject(projectFileId, `agreements/${id}/details`),
          cells: [name, agreementType?.code ?? '', project.description],
        }),
      ),
    },
    {
      kind: 'requests',
      columns: ['type', 'project', 'sent', 'completed'],
      lines: related.requests.map(({ id, projectFileId, requestType, sentDate, completedDate, project }) => ({
        id,
        name: requestType?.code ?? '–',
        to: inProject(projectFileId, `requests/${id}/details`),
        cells: [project.description, day(sentDate), day(completedDate)],
      })),
    },
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
        name: day(one.date),
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
        to: `/title-tract/${id}/details`,
        cells: [legalDescription ?? ''],
      })),
    },
    {
      kind: 'children',
      columns: ['land', 'number'],
      lines: related.children.map(({ id, formattedLegalDescription, uniqueNumber }) => ({
        id,
        name: formattedLegalDescription,
        to: `/parcel/${id}/details`,
        cells: [uniqueNumber],
      })),
    },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}
