import { useMemo } from 'react';
import type { OpenRow } from 'shared-ui/record';
import type { EventParent } from '../../../attached/events/event-record.ts';
import { Events } from '../../../attached/events/events.tsx';
import type { ProjectRecord } from '../../../ground/project-record.ts';

interface AgreementEventsProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** The events of one agreement, in a section of its form. */
export function AgreementEvents({ row, project }: AgreementEventsProps) {
  const { id, isNew } = row;
  const { id: projectId, canEdit } = project;
  const parent = useMemo(
    (): EventParent => ({ kind: 'agreement', projectId, agreementId: id, isNew, mayEdit: canEdit }),
    [projectId, id, isNew, canEdit],
  );
  return <Events parent={parent} />;
}
