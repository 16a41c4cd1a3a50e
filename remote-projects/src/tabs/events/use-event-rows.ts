import { useMemo } from 'react';
import { useTexts } from 'shared-ui';
import type { Collection } from 'shared-ui/record';
import { eventCollection } from '../../attached/events/event-collection.tsx';
import { useReadEvent } from '../../attached/events/use-read-event.ts';
import { DeleteEventsDocument, GetProjectEventsDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useRowDeletes } from '../../rows/use-row-deletes.ts';
import { projectOfEvents } from './event-parent.ts';

/** The project's own events as rows of its form. */
export function useEventRows({ id, revision, canEdit }: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const remove = useRowDeletes(DeleteEventsDocument, GetProjectEventsDocument, { surfaceProjectId: id });
  const read = useReadEvent(id);
  return useMemo(
    () => [
      eventCollection({ parent: projectOfEvents({ id, revision, canEdit }), remove, read, t, language }),
    ],
    [id, revision, canEdit, remove, read, t, language],
  );
}
