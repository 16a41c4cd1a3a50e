import { type RefObject, useEffect, useEffectEvent } from 'react';

const isEntered = ({ key, ctrlKey, metaKey, defaultPrevented, target }: KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey && !defaultPrevented && target instanceof HTMLInputElement;

/**
 * Enter in a field inside `element` means what is given, and sends no form around it. Heard at the document, where what
 * the field itself does with the key is done.
 */
export function useEnterWithin(element: RefObject<HTMLElement | null>, onEnter: () => void): void {
  const enter = useEffectEvent(onEnter);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isEntered(event) || !element.current?.contains(event.target as Node)) return;
      event.preventDefault();
      enter();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [element]);
}
