import { type RefObject, useEffect, useEffectEvent } from 'react';
import { firstField } from './first-field.ts';
import { untilDone } from './until-done.ts';

const isInDialog = (): boolean => document.querySelector('[role="dialog"]') !== null;

/**
 * Puts the keyboard where work begins when a form comes onto the page: into the first field of a
 * new record as soon as it is there, onto the heading of any other. Where a dialog is open, or somebody is in the form or
 * went elsewhere meanwhile, it stays.
 */
export function useFirstFocus(element: RefObject<HTMLElement | null>, isNew: boolean): void {
  /** Whether there is nothing more to wait for. */
  const begin = useEffectEvent((left: Element | null): boolean => {
    const form = element.current;
    if (!form || isInDialog()) return true;
    const heading = form.querySelector('h1');
    const focused = document.activeElement;
    // The heading takes the keyboard by itself, on every page; it falls to the page with the heading of what was loading.
    const isFree = focused === heading || focused === document.body || focused === left;
    if (!isFree) return true;
    const first = isNew ? firstField(form.querySelector('[data-form-body]')) : null;
    if (first) {
      first.focus({ preventScroll: true });
      return true;
    }
    heading?.setAttribute('tabindex', '-1');
    if (focused !== heading) heading?.focus({ preventScroll: true });
    return !isNew;
  });
  // As the form comes, and never again: its first save makes a new record a stored one.
  useEffect(() => {
    const left = document.activeElement;
    const outside = element.current?.contains(left) ? null : left;
    return untilDone(() => begin(outside));
  }, [element]);
}
