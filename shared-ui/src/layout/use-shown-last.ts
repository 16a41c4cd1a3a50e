import { useEffect, useRef } from 'react';

/**
 * What a dialog shows: `shown` while it is open, and the last value while it closes. Its subject is mostly gone
 * immediately, and the dialog would close without a name and empty.
 */
export function useShownLast<Shown>(isOpen: boolean, shown: Shown): Shown {
  const last = useRef(shown);
  useEffect(() => {
    if (isOpen) last.current = shown;
  });
  return isOpen ? shown : last.current;
}
