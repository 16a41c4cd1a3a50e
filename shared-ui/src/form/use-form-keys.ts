import { useEffect, useRef } from 'react';

/** Ctrl+S saves and F1 opens help, instead of what the browser does with them. */
export function useFormKeys({ onSave, onHelp }: { onSave: () => void; onHelp: () => void }): void {
  const latest = useRef({ onSave, onHelp });
  latest.current = { onSave, onHelp };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isSave && event.key !== 'F1') return;
      event.preventDefault();
      if (event.repeat) return;
      if (isSave) latest.current.onSave();
      else latest.current.onHelp();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
