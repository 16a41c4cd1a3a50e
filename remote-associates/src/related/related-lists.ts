import type { Language } from 'shared-contracts';
import { recordAddress } from 'shared-contracts/routes';
import { dayCell, inProject, type RelatedList, relatedAgreements, relatedRequests } from 'shared-ui/rows';
import type { AssociateRelatedQuery } from '../generated/operations.ts';

type Related = NonNullable<AssociateRelatedQuery['associate']>;

/** What an associate takes part in, kind by kind. */
export const relatedLists = (related: Related, language: Language): readonly RelatedList[] => [
  relatedAgreements(related.agreements),
  {
    kind: 'titles',
    hint: 'titlesHint',
    columns: ['number', 'land', 'status', 'registered'],
    lines: related.titles.map(({ id, number, status, registeredDate, parcel }) => ({
      id,
      name: number,
      to: parcel ? recordAddress({ route: 'parcel', id: parcel.id }, 'titles', id) : undefined,
      cells: [parcel?.formattedLegalDescription ?? '', status, dayCell(registeredDate, language)],
    })),
  },
  relatedRequests(related.requests, language),
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
      cells: [recordName, dayCell(dueDate, language), dayCell(completedDate, language)],
    })),
  },
];
