import { useEffect, useState } from 'react';
import { waitingSchema } from 'shared-contracts/rest';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { useRest } from '../session/rest.tsx';

/** Milliseconds between two requests; faster work is never shown as waiting. */
const pause = 2500;

/** The kinds of work of the server that a screen can wait for, as the server names them. */
export type Work = 'spatial' | 'workbook' | 'title' | 'mail' | 'template' | 'pdf' | 'report' | 'binder';

/** Number of pieces of work ahead of the person's own, while that waits; nothing once it has begun. */
export function PlaceInLine({ works }: { readonly works: readonly Work[] }) {
  const rest = useRest();
  const { t } = useDialogTexts();
  const [ahead, setAhead] = useState<number>();
  const wanted = works.join();
  useEffect(() => {
    const cancel = new AbortController();
    const ask = async () => {
      const places = await rest.get('waiting', waitingSchema, cancel.signal);
      const own = places.filter(({ work }) => wanted.split(',').includes(work));
      setAhead(own.length > 0 ? Math.max(...own.map((place) => place.ahead)) : undefined);
    };
    // The place is an extra: without it the wait itself is still shown.
    const timer = setInterval(() => void ask().catch(() => setAhead(undefined)), pause);
    return () => {
      clearInterval(timer);
      cancel.abort();
    };
  }, [rest, wanted]);
  if (ahead === undefined) return null;
  return <span role="status">{ahead === 0 ? t('line.next') : t('line.ahead', { count: ahead })}</span>;
}
