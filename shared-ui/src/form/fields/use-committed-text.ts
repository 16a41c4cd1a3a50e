import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { limits } from 'shared-contracts/limits';
import { useFormSession } from '../form-session.ts';
import { isSameValue } from '../form-values.ts';

interface CommittedText {
  /** Receives typed text. */
  readonly type: (text: string) => void;
  /** Commits the text immediately. */
  readonly flush: () => void;
}

/** When typed text reaches the form before the field is left. */
interface CommitTiming {
  /** Milliseconds after the last key; 500 by default. */
  readonly delay?: number | undefined;
  /** Whether a text may reach the form while somebody is typing; any text may by default. */
  readonly isWhole?: ((text: string) => boolean) | undefined;
}

/**
 * Text that reaches the form 500 ms after the last key or on leaving the field (000 §5), so that a keystroke costs
 * only its own field. `show` is called with the text as it is typed, and with undefined once the form has it.
 */
export function useCommittedText(
  name: string,
  commit: (text: string) => void,
  show: (draft: string | undefined) => void,
  { delay = limits.textDebounce, isWhole }: CommitTiming = {},
): CommittedText {
  const session = useFormSession();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ commit, show, isWhole });
  latest.current = { commit, show, isWhole };

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
      if (latest.current.isWhole?.(text) ?? true) timer.current = setTimeout(commitNow, delay);
      session.setPending(name, commitNow);
      latest.current.show(text);
    },
    [session, name, delay],
  );

  // A field that is unmounted, for example with its tab, commits its typed text first.
  useEffect(() => () => session.flushField(name), [session, name]);

  return { type, flush: () => session.flushField(name) };
}

/** How a value is displayed in a field, and how typed text is parsed. */
export interface TextKind {
  readonly show: (value: unknown) => string;
  /** A text that cannot be parsed is returned unchanged, so that the rules report it. */
  readonly read: (text: string) => unknown;
  /** Milliseconds after the last key; 500 by default. */
  readonly delay?: number;
  /** Whether a text may reach the form while somebody is typing. Other texts wait until the field is left. */
  readonly isWhole?: (text: string) => boolean;
}

/**
 * The same for an uncontrolled one-line input: React renders nothing while somebody types. The form's value is put into
 * it, unless somebody is typing there and has only written the same value differently, as '1.' for 1.
 */
export function useTypedInput(
  name: string,
  value: unknown,
  change: (value: unknown) => void,
  { show, read, delay, isWhole }: TextKind,
): CommittedText & { readonly input: RefObject<HTMLInputElement | null> } {
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const committed = useCommittedText(
    name,
    (text) => {
      const next = read(text);
      change(next);
      // Text that was only parsed on leaving is shown in its parsed form, also when somebody saves without leaving the
      // field.
      if (input.current && isWhole && !isWhole(text)) input.current.value = show(next);
    },
    (draft) => {
      isTyping.current = draft !== undefined;
    },
    { delay, isWhole },
  );
  const put = () => {
    const element = input.current;
    if (!element || isTyping.current) return;
    const isIn = document.activeElement === element;
    if (isIn && isSameValue(read(element.value), value)) return;
    if (element.value !== show(value)) element.value = show(value);
  };
  useLayoutEffect(put);
  const flush = () => {
    committed.flush();
    // When the field is left, a value that was typed differently is shown in its standard form.
    if (input.current && isSameValue(read(input.current.value), value)) input.current.value = show(value);
  };
  return { type: committed.type, flush, input };
}
