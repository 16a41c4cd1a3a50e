import { useEffect, useRef } from 'react';
import type { ReminderKind, ReminderWay } from 'shared-contracts/reminders';
import { useSearchParams } from 'shared-ui/router';

interface WayOfKind {
  readonly kind: ReminderKind;
  readonly way: ReminderWay;
}

/**
 * Carries out the unsubscribe link at the end of a mail (`?out=taskDue`), once: from then on the person finds reminders
 * of that kind only in the inbox.
 */
export function useWayOut(
  ways: readonly WayOfKind[] | undefined,
  leave: (kind: ReminderKind, before: ReminderWay) => void,
): void {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('out');
  const latest = useRef(leave);
  latest.current = leave;
  useEffect(() => {
    if (!ways || wanted === null) return;
    setParams({}, { replace: true });
    const found = ways.find(({ kind }) => kind === wanted);
    if (found && (found.way === 'digest' || found.way === 'atOnce')) latest.current(found.kind, found.way);
  }, [ways, wanted, setParams]);
}
