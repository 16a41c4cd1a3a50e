import { useRef } from 'react';

/** The same object as before, as long as its content is the same; for plain data. */
export function useUnchanged<T>(value: T): T {
  const kept = useRef({ value, text: JSON.stringify(value) });
  const text = JSON.stringify(value);
  if (text !== kept.current.text) kept.current = { value, text };
  return kept.current.value;
}
