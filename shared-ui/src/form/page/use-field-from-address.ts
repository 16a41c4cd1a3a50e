import { type RefObject, useEffect } from 'react';
import { useLocation } from '../../router/links.ts';
import { focusField } from './first-error.ts';

const recordId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** The form of a row that an address opens within the page; null where it opens the page's own. */
const rowForm = (pathname: string): Element | null => {
  const row = pathname.match(recordId)?.at(-1);
  return row === undefined ? null : document.querySelector(`[data-row-form="${row}"]`);
};

/** Puts the keyboard into the field that an address asks for, `?field=referenceNumber`, as soon as it is there. */
export function useFieldFromAddress(element: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const field = new URLSearchParams(search).get('field');
    return field === null ? undefined : focusField(() => rowForm(pathname) ?? element.current, field);
  }, [pathname, search, element]);
}
