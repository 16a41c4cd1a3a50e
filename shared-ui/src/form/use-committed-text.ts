import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { limits } from 'shared-contracts/limits';
import { useFormSession } from './form-session.ts';

interface CommittedText {
  /** Takes what is typed. */
  readonly type: (text: string) => void;
  /** Commits it now. */
  readonly flush: () => void;
}

/**
 * Text that reaches the form 500 ms after the last key or on leaving the field
 * (000 §5), so that a keystroke costs only its own field. `show` is told the text
 * as it is typed, and undefined once the form has it.
 */
export function useCommittedText(
  name: string,
  commit: (text: string) => void,
  show: (draft: string | undefined) => void,
): CommittedText {
  const session = useFormSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ commit, show });
  latest.current = { commit, show };

  const type = useCallback(
    (text: string) => {
      const write = latest.current.commit;
      const commitNow = () => {
        clearTimeout(timer.current);
        session.setPending(name, undefined);
        latest.current.show(undefined);
        write(text);
      };
      clearTimeout(timer.current);
      timer.current = setTimeout(commitNow, limits.textDebounce);
      session.setPending(name, commitNow);
      latest.current.show(text);
    },
    [session, name],
  );

  // A field that goes, for example with its tab, leaves what was typed in the form.
  useEffect(() => () => session.flushField(name), [session, name]);

  return { type, flush: () => session.flushField(name) };
}

/**
 * The same for a one-line input that keeps its text itself: React renders nothing
 * while somebody types. What the form holds is put into it whenever nobody does.
 */
export function useTypedInput(
  name: string,
  value: string,
  commit: (text: string) => void,
): CommittedText & { readonly input: RefObject<HTMLInputElement | null> } {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const committed = useCommittedText(name, commit, (draft) => {
    isTyping.current = draft !== undefined;
  });
  useLayoutEffect(() => {
    if (input.current && !isTyping.current && input.current.value !== value) input.current.value = value;
  });
  return { ...committed, input };
}
