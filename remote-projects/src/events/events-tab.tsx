import { useMemo } from 'react';
import type { ProjectRecord } from '../project/project-record.ts';
import { projectOfEvents } from './event-parent.ts';
import { Events } from './events.tsx';

/** The project's own events; an event's own address opens it in the panel (decision 54). */
export function EventsTab({ project }: { readonly project: ProjectRecord }) {
  const parent = useMemo(() => projectOfEvents(project), [project]);
  return <Events parent={parent} />;
}
