import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyScreen, Skeleton, useSession } from 'shared-ui';
import { DayScreen } from './day-screen.tsx';
import classes from './start-screen.module.css';

const loadLists = async () => (await import('./list-screen.tsx')).ListScreen;
const ListScreen = lazyScreen(loadLists);

/** Whether an address asks for a list or a smart folder. */
const asksForList = (parameters: URLSearchParams): boolean =>
  parameters.has('source') || parameters.has('folder');

// Beside the first answer of the API, not behind it.
if (asksForList(new URLSearchParams(window.location.search))) loadLists().catch(() => {});

/** Heights of a list's parts in CSS pixels: what stands while its code comes has the size of what comes. */
const lines = { title: 40, toolbar: 36, grid: 480 } as const;

/** The start screen at /home and at every unknown address: a person's day, or the list that the address names. */
export function StartScreen() {
  const { user } = useSession();
  const [parameters] = useSearchParams();
  if (!user) return null;
  if (!asksForList(parameters)) return <DayScreen user={user} />;
  return (
    <Suspense
      fallback={
        <div className={classes.screen} aria-busy>
          <Skeleton height={lines.title} />
          <Skeleton height={lines.toolbar} />
          <Skeleton height={lines.grid} />
        </div>
      }
    >
      <ListScreen />
    </Suspense>
  );
}
