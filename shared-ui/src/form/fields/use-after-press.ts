import { useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from './after-press.ts';

/** What moves the page as it comes and goes, such as an error below a field: it changes once the pointer is released. */
export function useAfterPress<TValue>(value: TValue): TValue {
  const [shown, setShown] = useState(value);
  const latest = useRef(value);
  latest.current = value;
  useLayoutEffect(() => {
    if (shown !== value) afterPress(() => setShown(latest.current));
  }, [shown, value]);
  return shown;
}
