import { useMemo } from 'react';
import { useTexts } from 'shared-ui';
import type { Collection } from 'shared-ui/record';
import { DeleteEventsDocument, ProjectEventsDocument } from '../generated/operations.ts';
import type { ProjectRecord } from '../project/project-record.ts';
import { useRowDeletes } from '../rows/use-row-deletes.ts';
import { eventCollection } from './event-collection.tsx';
import { projectOfEvents } from './event-parent.ts';

/** The project's own events as rows of its form. */
export function useEventRows(project: ProjectRecord): readonly Collection[] {
  const { t, language } = useTexts('projects');
  const { id, revision, canEdit } = project;
  const remove = useRowDeletes(DeleteEventsDocument, ProjectEventsDocument, { surfaceProjectId: id });
  const isNew = revision === null;
  return useMemo(() => {
    const parent = { ...projectOfEvents({ id, revision: null, canEdit }), isNew };
    return [eventCollection({ parent, remove, t, language })];
  }, [id, isNew, canEdit, remove, t, language]);
}
