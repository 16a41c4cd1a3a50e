import { useMemo } from 'react';
import { Events } from '../../attached/events/events.tsx';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { projectOfEvents } from './event-parent.ts';

/** The project's own events; an event's own address opens it in the panel (decision 54). */
export function EventsTab({ project }: { readonly project: ProjectRecord }) {
  const parent = useMemo(() => projectOfEvents(project), [project]);
  return <Events parent={parent} />;
}
