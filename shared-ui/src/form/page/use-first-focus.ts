import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Elements that get the focus to be filled in. */
const field =
  'input:not([type="hidden"], [readonly], :disabled), textarea:not([readonly], :disabled)' as const;

const isInDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

/**
 * Puts the keyboard where work begins when a form comes onto the page: into the first field of a
 * new record, onto the heading of any other. Where a dialog is open, or somebody is in the form, it stays.
 */
export function useFirstFocus(element: RefObject<HTMLElement | null>, isNew: boolean): void {
  const begin = useEffectEvent(() => {
    const form = element.current;
    if (!form || isInDialog()) return;
    const heading = form.querySelector('h1');
    const focused = document.activeElement;
    // The heading takes the keyboard by itself, on every page.
    if (form.contains(focused) && focused !== heading) return;
    heading?.setAttribute('tabindex', '-1');
    const body = form.querySelector('[data-form-body]');
    const first = isNew ? body?.querySelector<HTMLElement>(field) : undefined;
    (first ?? heading)?.focus({ preventScroll: true });
  });
  // As the form comes, and never again: its first save makes a new record a stored one.
  useEffect(() => begin(), []);
}
