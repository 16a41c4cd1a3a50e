import type { FormApi } from 'final-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormSession } from './form-session.ts';
import type { FormValues } from './form-values.ts';
import type { HeldContent } from './saving/held-content.ts';
import { startFrom } from './saving/settle-form.ts';
import { unreadTextsOf } from './unread-texts.ts';

interface UseFormUndoOptions {
  readonly form: FormApi<FormValues>;
  readonly session: FormSession;
  readonly held: HeldContent | undefined;
}

interface FormUndo {
  /** Goes back to the stored values, in the fields and in the rows. */
  readonly undo: () => void;
  /** Whether something was undone and nothing typed since. */
  readonly undone: boolean;
  /** Restores the undone changes. */
  readonly restore: () => void;
}

/** Undoes all changes of a form in one step, and restores them until something else is typed. */
export function useFormUndo({ form, session, held }: UseFormUndoOptions): FormUndo {
  const [undone, setUndone] = useState(false);
  const bringBack = useRef<() => void>(undefined);

  const undo = useCallback(() => {
    session.flush();
    held?.flush();
    const { values, initialValues } = form.getState();
    const stored = initialValues as FormValues;
    session.refuse([]);
    unreadTextsOf(session).drop();
    startFrom(form, stored, stored);
    const restoreRows = held?.undoAll();
    bringBack.current = () => {
      startFrom(form, stored, values);
      restoreRows?.();
    };
    setUndone(true);
  }, [form, session, held]);

  const restore = useCallback(() => {
    bringBack.current?.();
    setUndone(false);
  }, []);

  // Any later edit is a new change: the undone one can no longer be restored.
  useEffect(() => {
    if (!undone) return undefined;
    const over = () => setUndone(false);
    const stop = form.subscribe(({ dirty }) => dirty && over(), { dirty: true });
    const stopHeld = held?.subscribe(() => held.getSummary().count > 0 && over());
    return () => {
      stop();
      stopHeld?.();
    };
  }, [undone, form, held]);

  return { undo, undone, restore };
}
