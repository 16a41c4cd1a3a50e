import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyScreen, useSession } from 'shared-ui';
import { ComingList } from './coming-list.tsx';
import { DayScreen } from './day-screen.tsx';

const loadLists = async () => (await import('./list-screen.tsx')).ListScreen;
const ListScreen = lazyScreen(loadLists);

/** Whether an address asks for a list or a smart folder. */
const asksForList = (parameters: URLSearchParams): boolean =>
  parameters.has('source') || parameters.has('folder');

// Fetched in parallel with the API's first answer.
if (asksForList(new URLSearchParams(window.location.search))) loadLists().catch(() => {});

/** The start screen, at /home and at every unknown address: the person's day, or the list in the address. */
export function StartScreen() {
  const { user } = useSession();
  const [parameters] = useSearchParams();
  if (!user) return null;
  if (!asksForList(parameters)) return <DayScreen user={user} />;
  return (
    <Suspense fallback={<ComingList user={user} />}>
      <ListScreen />
    </Suspense>
  );
}
