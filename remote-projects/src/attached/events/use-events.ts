import { useMemo } from 'react';
import { readFailure } from 'shared-contracts/client';
import { type StoredRow, useRowsHeld } from 'shared-ui/record';
import { useQuery } from 'urql';
import { GetAgreementEventsDocument, GetProjectEventsDocument } from '../../generated/operations.ts';
import { type EventParent, eventRow, eventsOf, typesOf } from './event-record.ts';

const none: readonly StoredRow[] = [];

/** The stored events of a project, or of one of its agreements. */
export function useEvents({ projectId, agreementId = '', kind, isNew }: EventParent) {
  const ofProject = useQuery({
    query: GetProjectEventsDocument,
    variables: { surfaceProjectId: projectId },
    pause: isNew || kind !== 'project',
  });
  const ofAgreement = useQuery({
    query: GetAgreementEventsDocument,
    variables: { surfaceProjectId: projectId, agreementId },
    pause: isNew || kind !== 'agreement',
  });
  const [{ data, error, fetching }, ask] = kind === 'project' ? ofProject : ofAgreement;
  const nodes = data?.events.nodes;
  const rows = useMemo(() => nodes?.map(eventRow) ?? none, [nodes]);
  return {
    rows,
    isLoading: !isNew && fetching && !data,
    ...readFailure({ data, error }, ask),
  };
}

/** The event types that a parent already uses, including unsaved events but not a given row's. */
export function useUsedTypes(parent: EventParent, except?: string): readonly string[] {
  const { rows } = useEvents(parent);
  const held = useRowsHeld(eventsOf(parent));
  const { agreementId } = parent;
  return useMemo(() => {
    const here = held.filter(({ path }) => path.at(-1) === agreementId);
    return [...new Set(typesOf([...rows, ...here].filter(({ id }) => id !== except)))];
  }, [rows, held, except, agreementId]);
}
