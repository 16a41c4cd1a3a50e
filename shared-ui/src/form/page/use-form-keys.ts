import { useLayoutEffect, useRef } from 'react';
import { isTyping } from '../../keys/pressed-key.ts';
import type { AfterSave } from '../saving/use-save.ts';

interface FormKeys {
  readonly onSave: (after: AfterSave) => void;
  readonly onHelp: () => void;
}

/** What has an Escape of its own: a dialog, a menu, an open list of choices, a row that is edited in its table. */
const closing =
  '[role="dialog"], [role="menu"], [role="listbox"], [aria-expanded="true"], table, [role="grid"]';

/** Whether Escape at this place leaves its field. */
const isLeaving = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' && isTyping(target) && target instanceof Element && !target.closest(closing);

/** Leaves a field for the heading of its page, from where keys without Ctrl or Alt work. */
function leaveField({ defaultPrevented }: KeyboardEvent): void {
  if (defaultPrevented) return;
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/** The command of a key in a form, if it has one. */
function commandOf(event: KeyboardEvent): AfterSave | 'help' | undefined {
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
 * the browser's own actions. Esc leaves a field.
 */
export function useFormKeys({ onSave, onHelp }: FormKeys): void {
  const latest = useRef({ onSave, onHelp });
  latest.current = { onSave, onHelp };
  // Before the form is painted: who sees it may already press.
  useLayoutEffect(() => {
    let leaves = false;
    // Asked before anything else sees the key: a list that it closes is no longer open afterwards.
    const look = (event: KeyboardEvent) => {
      leaves = isLeaving(event);
    };
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (!command) {
        if (leaves) leaveField(event);
        return;
      }
      event.preventDefault();
      if (event.repeat) return;
      if (command === 'help') latest.current.onHelp();
      else latest.current.onSave(command);
    };
    window.addEventListener('keydown', look, true);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', look, true);
      window.removeEventListener('keydown', press);
    };
  }, []);
}
