import { useEffect, useRef } from 'react';

/**
 * What a dialog shows: `shown` while it is open, and what that was last while it goes. What it asked about is mostly
 * taken away at once, and the dialog would go without a name and empty.
 */
export function useShownLast<Shown>(isOpen: boolean, shown: Shown): Shown {
  const last = useRef(shown);
  useEffect(() => {
    if (isOpen) last.current = shown;
  });
  return isOpen ? shown : last.current;
}
