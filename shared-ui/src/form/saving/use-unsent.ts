import { useEffect, useRef } from 'react';
import { noteUnsent } from './unsent.ts';

/** Has the record's page ask before it is left while a text beside its form, such as a comment, is still to be sent. */
export function useUnsent(hasText: boolean): void {
  const latest = useRef(hasText);
  latest.current = hasText;
  useEffect(() => noteUnsent(() => latest.current), []);
}
