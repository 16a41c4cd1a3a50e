import { useMemo } from 'react';
import { projectAddress } from 'shared-contracts/routes';
import { Redirect, useParams } from 'shared-ui/router';
import type { ProjectRecord } from '../project/project-record.ts';
import { eventOpenedBy } from './event-collection.tsx';
import { projectOfEvents } from './event-parent.ts';
import { Events } from './events.tsx';

/** The project's own events; an event's address of its own opens it in the panel (decision 54). */
export function EventsTab({ project }: { readonly project: ProjectRecord }) {
  const { id = 'new', '*': below = '' } = useParams();
  const [, eventId] = below.split('/');
  const parent = useMemo(() => projectOfEvents(project), [project]);
  if (eventId)
    return (
      <Redirect to={`${projectAddress(id, 'events')}?${eventOpenedBy}=${encodeURIComponent(eventId)}`} />
    );
  return <Events parent={parent} />;
}
