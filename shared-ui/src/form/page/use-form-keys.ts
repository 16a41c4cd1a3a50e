import { useEffect, useRef } from 'react';
import type { AfterSave } from '../saving/use-save.ts';

interface FormKeys {
  readonly onSave: (after: AfterSave) => void;
  readonly onHelp: () => void;
}

/** The command of a key in a form, if it has one. */
function askedBy(event: KeyboardEvent): AfterSave | 'help' | undefined {
  if (event.key === 'F1') return 'help';
  const withControl = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (withControl && event.key.toLowerCase() === 's') return event.shiftKey ? 'leave' : 'stay';
  // In a dialog it is the dialog's.
  const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
  if (withControl && event.key === 'Enter' && !event.defaultPrevented && !isInDialog) return 'new';
  return undefined;
}

/**
 * Ctrl+S saves, with Shift it also leaves, Ctrl+Enter saves and continues with a new record, F1 opens help, instead of
 * the browser's own actions.
 */
export function useFormKeys({ onSave, onHelp }: FormKeys): void {
  const latest = useRef({ onSave, onHelp });
  latest.current = { onSave, onHelp };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      if (event.repeat) return;
      if (asked === 'help') latest.current.onHelp();
      else latest.current.onSave(asked);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
