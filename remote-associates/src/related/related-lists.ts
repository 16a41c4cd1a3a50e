import type { Language } from 'shared-contracts';
import { shownDate } from 'shared-contracts/shown-dates';
import type { AssociateRelatedQuery } from '../generated/operations.ts';

type Related = NonNullable<AssociateRelatedQuery['associate']>;

/** A record that an associate takes part in: what it is called, where it opens, and its other cells. */
export interface RelatedLine {
  readonly id: string;
  readonly name: string;
  readonly to: string | undefined;
  readonly cells: readonly string[];
}

/** Records of one kind, with the names of their columns in the area's texts. */
export interface RelatedList {
  readonly kind: 'agreements' | 'titles' | 'requests' | 'stakeholders' | 'tasks';
  readonly columns: readonly [string, ...string[]];
  readonly lines: readonly RelatedLine[];
}

/** Records of a kind that are asked for; there may be more. */
export const mostRelated = 100;

/** What an associate takes part in, kind by kind; kinds without any are left out. */
export function relatedLists(related: Related, language: Language): readonly RelatedList[] {
  const day = (date: string | null) => (date ? shownDate(date, language) : '');
  const inProject = (project: string, rest: string) => `/surface-project/${project}/${rest}`;
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
      kind: 'titles',
      columns: ['number', 'land', 'status', 'registered'],
      lines: related.titles.map(({ id, number, status, registeredDate, parcel }) => ({
        id,
        name: number,
        to: parcel ? `/parcel/${parcel.id}/titles/${id}` : undefined,
        cells: [parcel?.formattedLegalDescription ?? '', status, day(registeredDate)],
      })),
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
      columns: ['interest', 'landInterest', 'project'],
      lines: related.stakeholders.map(({ id, projectFileId, interestType, landInterest, project }) => ({
        id,
        name: interestType?.code ?? '–',
        to: inProject(projectFileId, `stakeholders/${id}/details`),
        cells: [landInterest ?? '', project.description],
      })),
    },
    {
      kind: 'tasks',
      columns: ['task', 'record', 'due', 'completed'],
      lines: related.tasks.map(({ id, task, recordName, dueDate, completedDate, project }) => ({
        id,
        name: task.name,
        to: inProject(project.id, `tasks/${id}`),
        cells: [recordName, day(dueDate), day(completedDate)],
      })),
    },
  ];
  return lists.filter(({ lines }) => lines.length > 0);
}
