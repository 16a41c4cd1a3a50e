import { Suspense, useState, useSyncExternalStore } from 'react';
import { getToasts, subscribeToToasts } from '../feedback/toasts.ts';
import { lazyPart } from '../loading/lazy-part.tsx';

const ToastList = lazyPart(async () => (await import('./toast-list.tsx')).ToastList);

/** Where toasts are shown; its code comes with the first of them. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts);
  const [isWanted, setWanted] = useState(false);
  if (toasts.length > 0 && !isWanted) setWanted(true);
  return <Suspense fallback={null}>{isWanted && <ToastList waiting={toasts.length} />}</Suspense>;
}
