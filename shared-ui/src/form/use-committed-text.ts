import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts/limits';
import { useFormSession } from './form-session.ts';

/**
 * Text that reaches the form 500 ms after the last key or on leaving the field
 * (000 §5), so that a keystroke costs only its own field.
 */
export function useCommittedText(name: string, value: string, commit: (text: string) => void) {
  const session = useFormSession();
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(commit);
  latest.current = commit;

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    session.setPending(name, undefined);
    setDraft(undefined);
  }, [session, name]);

  const type = useCallback(
    (text: string) => {
      const write = latest.current;
      const commitNow = () => {
        stop();
        write(text);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(commitNow, limits.textDebounce);
      session.setPending(name, commitNow);
      setDraft(text);
    },
    [session, name, stop],
  );

  // A field that goes, for example with its tab, leaves what was typed in the form.
  useEffect(() => () => session.flushField(name), [session, name]);

  return { text: draft ?? value, type, flush: () => session.flushField(name) };
}
