import type { RecordKind } from 'shared-contracts/graphql';
import { type Address, projectAddress } from 'shared-contracts/routes';
import type { HistoryEntry } from './history-days.ts';

/** The address of a kind's records below their project; those without a page of their own open a tab. */
const places: Partial<Record<RecordKind, (id: string) => string>> = {
  SURFACE_PROJECT: () => 'details',
  AGREEMENT: (id) => `agreements/${id}/details`,
  AGREEMENT_ORDER: () => 'agreements',
  ASSIGNED_TASK: (id) => `tasks/${id}`,
  COMMUNICATION: (id) => `communications/${id}`,
  EVENT: (id) => `events/${id}`,
  INDIGENOUS_ENGAGEMENT: (id) => `indigenous/${id}`,
  INDIGENOUS_LOG: () => 'indigenous',
  KEY_DATE: (id) => `key-dates/${id}`,
  MEMBER: (id) => `members-and-roles/${id}`,
  OBLIGATION: (id) => `obligations/${id}`,
  PROJECT_REVISION: (id) => `revisions/${id}`,
  RELATED_DOCUMENT: () => 'related-documents',
  RELATED_PROJECT: (id) => `related-projects/${id}`,
  REQUEST: (id) => `requests/${id}/details`,
  REQUEST_ITEM: () => 'requests',
  REQUEST_ORDER: () => 'requests',
  STAKEHOLDER: (id) => `stakeholders/${id}/details`,
  STAKEHOLDER_ORDER: () => 'stakeholders',
};

/** The address of an entry's record; undefined for a deleted one. */
export function placeOf(
  { recordKind, recordId, isGone }: HistoryEntry,
  projectId: string,
): Address | undefined {
  const place = places[recordKind]?.(recordId);
  return place === undefined || isGone ? undefined : projectAddress(projectId, place);
}
