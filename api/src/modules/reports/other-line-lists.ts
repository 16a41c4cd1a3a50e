import { lineList } from './line-list.ts';
import { asks, linesQuestion } from './lines-question.ts';
import { dayColumns } from './list-columns.ts';
import { requestLines } from './requests-list-store.ts';
import { stakeholderLines } from './stakeholders-list-store.ts';

/** The requests of a project to the owners of the facilities and roads that it crosses. */
export const requestsLineList = lineList({
  list: 'requests',
  columns: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'grantor', width: 90 },
    { name: 'contact', width: 70, isShown: asks('showContact') },
    { name: 'type', width: 60 },
    { name: 'connect', width: 60 },
    { name: 'land', width: 98 },
    { name: 'items', width: 90 },
    { name: 'itemTypes', width: 60, isShown: asks('showRequestItemType') },
    { name: 'scope', width: 100 },
    { name: 'conditions', width: 100, isShown: asks('showRequestConditions') },
    ...dayColumns(['sent', 'received', 'completed', 'expiry'] as const),
    { name: 'lastContact', width: 90, kind: 'dated', isShown: asks('showCommunications') },
  ],
  statement: (projectId, request) => requestLines(linesQuestion(projectId, request)),
});

/** The stakeholders of a project, each with its status. */
export const stakeholdersLineList = lineList({
  list: 'stakeholders',
  columns: [
    { name: 'sequence', width: 24, kind: 'number' },
    { name: 'stakeholder', width: 96 },
    { name: 'contact', width: 70, isShown: asks('showContact') },
    { name: 'personal', width: 96, isShown: asks('showPersonalInformation') },
    { name: 'interest', width: 80 },
    { name: 'distance', width: 56, kind: 'measured' },
    { name: 'types', width: 90 },
    { name: 'land', width: 98 },
    ...dayColumns(['notified', 'consent', 'expiry', 'completed'] as const),
    { name: 'lastContact', width: 90, kind: 'dated', isShown: asks('showCommunications') },
  ],
  statement: (projectId, request) => stakeholderLines(linesQuestion(projectId, request)),
});
