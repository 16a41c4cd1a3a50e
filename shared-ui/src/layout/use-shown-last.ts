import { useEffect, useRef } from 'react';

/**
 * The content of a dialog: `shown` while it is open, and the last value while it closes. Its subject is usually cleared
 * immediately, and the dialog would close empty and without a name.
 */
export function useShownLast<Shown>(isOpen: boolean, shown: Shown): Shown {
  const last = useRef(shown);
  useEffect(() => {
    if (isOpen) last.current = shown;
  });
  return isOpen ? shown : last.current;
}
