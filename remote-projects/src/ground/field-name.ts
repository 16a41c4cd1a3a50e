import type { RecordKind } from 'shared-contracts/graphql';
import type { Translate } from 'shared-ui';

/** The group of texts with a kind's own field names, that of the tab that writes them. */
const groups: Partial<Record<RecordKind, string>> = {
  SURFACE_PROJECT: 'field',
  AGREEMENT: 'agreements',
  ASSIGNED_TASK: 'tasks',
  EVENT: 'events',
  INDIGENOUS_ENGAGEMENT: 'indigenous',
  KEY_DATE: 'keyDates',
  MEMBER: 'members',
  OBLIGATION: 'obligations',
  PROJECT_REVISION: 'revisions',
  RELATED_PROJECT: 'related',
  REQUEST: 'requests',
  REQUEST_ITEM: 'requestItems',
  STAKEHOLDER: 'stakeholders',
};

/** 'sentToFieldDate' as words, for a field that no text names. */
const inWords = (field: string): string =>
  field
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The label of a record's field in its form. */
export function fieldName(t: Translate, kind: RecordKind | undefined, field: string): string {
  const group = kind && groups[kind];
  const keys = [...(group ? [`${group}.${field}`] : []), `history.field.${field}`];
  const found = keys.map((key) => [key, t(key)] as const).find(([key, text]) => text !== key);
  return found?.[1] ?? inWords(field);
}
