import { useEffect, useRef, useState } from 'react';
import { projectLimits } from 'shared-contracts/limits';
import { type Client, useClient } from 'urql';
import {
  NotePresenceDocument,
  type NotePresenceMutation,
  ProjectLastSaveDocument,
  type ProjectLastSaveQuery,
} from '../generated/operations.ts';

/** Who else has a project open, and who saved it last. */
export interface Presence {
  readonly others: NotePresenceMutation['others'];
  /** The last save of the project's own fields. */
  readonly ownSave: ProjectLastSaveQuery['history'][number] | undefined;
  /** The last save of the project or of anything below it, such as an agreement. */
  readonly lastSave: ProjectLastSaveQuery['below']['nodes'][number] | undefined;
  /** When that was asked, in milliseconds since 1970. */
  readonly askedAt: number;
}

const nobody: Presence = { others: [], ownSave: undefined, lastSave: undefined, askedAt: 0 };

const isSeen = (): boolean => document.visibilityState === 'visible';

/** Asks once; what cannot be asked is not known, and no hindrance. */
async function ask(client: Client, projectId: string): Promise<Presence> {
  const [noted, saved] = await Promise.all([
    client.mutation(NotePresenceDocument, { projectId }).toPromise(),
    client.query(ProjectLastSaveDocument, { id: projectId }, { requestPolicy: 'network-only' }).toPromise(),
  ]);
  const { history, below } = saved.data ?? {};
  return {
    others: noted.data?.others ?? [],
    ownSave: history?.[0],
    lastSave: below?.nodes[0] ?? history?.[0],
    askedAt: Date.now(),
  };
}

/**
 * Reports every half minute that the person has a project open, and returns who else has. A hidden page reports
 * nothing: its person has left. Locks nothing. Asks again when `read` changes, as after a save.
 */
export function usePresence(projectId: string, read: unknown): Presence {
  const client = useClient();
  const [presence, setPresence] = useState(nobody);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setInterval> | undefined;
    const tell = async () => {
      const heard = await ask(client, projectId);
      if (isHere) setPresence(heard);
    };
    again.current = () => void (timer !== undefined && tell());
    const leave = () => {
      clearInterval(timer);
      if (timer !== undefined)
        void client.mutation(NotePresenceDocument, { projectId, isLeaving: true }).toPromise();
      timer = undefined;
    };
    const follow = () => {
      if (!isSeen()) return leave();
      if (timer !== undefined) return;
      timer = setInterval(() => void tell(), projectLimits.presenceRenewed);
      void tell();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isHere = false;
      document.removeEventListener('visibilitychange', follow);
      leave();
    };
  }, [client, projectId]);
  const known = useRef(read);
  useEffect(() => {
    if (known.current === read) return;
    known.current = read;
    again.current?.();
  }, [read]);
  return presence;
}
