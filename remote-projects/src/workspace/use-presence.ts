import { useEffect, useState } from 'react';
import { projectLimits } from 'shared-contracts/limits';
import { hasUnsavedChanges } from 'shared-ui';
import { useClient, useQuery } from 'urql';
import {
  NotePresenceDocument,
  type NotePresenceMutation,
  ProjectLastSaveDocument,
  type ProjectLastSaveQuery,
} from '../generated/operations.ts';

/** The others who have a project open, and its last save. */
export interface Presence {
  readonly others: NotePresenceMutation['others'];
  /** The last save of the project's own fields. */
  readonly ownSave: ProjectLastSaveQuery['history'][number] | undefined;
  /** The last save of the project or of anything below it, such as an agreement. */
  readonly lastSave: ProjectLastSaveQuery['below']['nodes'][number] | undefined;
  /** When that was requested, in milliseconds since 1970. */
  readonly requestedAt: number;
}

const isSeen = (): boolean => document.visibilityState === 'visible';

/**
 * Reports every half minute that the person has a project open, and returns the others who do. Hiding the page counts
 * as leaving, unless it has unsaved changes, which are then reported once. Nothing is locked. The last save is read
 * again each time, and after every write from this page. If a request fails, no others are shown.
 */
export function usePresence(projectId: string): Presence {
  const client = useClient();
  const [{ data: saved }, readAgain] = useQuery({
    query: ProjectLastSaveDocument,
    variables: { id: projectId },
    requestPolicy: 'network-only',
  });
  const [noted, setNoted] = useState<Pick<Presence, 'others' | 'requestedAt'>>({
    others: [],
    requestedAt: 0,
  });
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setInterval> | undefined;
    const note = async () => {
      const isHolding = hasUnsavedChanges();
      const { data } = await client.mutation(NotePresenceDocument, { projectId, isHolding }).toPromise();
      if (isHere) setNoted({ others: data?.others ?? [], requestedAt: Date.now() });
    };
    const leave = (isHolding = false) => {
      clearInterval(timer);
      const state = isHolding ? { isHolding } : { isLeaving: true };
      if (timer !== undefined)
        void client.mutation(NotePresenceDocument, { projectId, ...state }).toPromise();
      timer = undefined;
    };
    const follow = () => {
      if (!isSeen()) return leave(hasUnsavedChanges());
      if (timer !== undefined) return;
      timer = setInterval(() => {
        readAgain({ requestPolicy: 'network-only' });
        void note();
      }, projectLimits.presenceRenewed);
      void note();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', follow);
      leave();
    };
  }, [client, projectId, readAgain]);
  const own = saved?.history[0];
  const last = saved?.below.nodes[0] ?? own;
  // Before the first answer it is unknown how long ago the save was.
  const isAnswered = noted.requestedAt > 0;
  return { ...noted, ownSave: isAnswered ? own : undefined, lastSave: isAnswered ? last : undefined };
}
