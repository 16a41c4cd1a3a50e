import { type CurrentUser, countText, nameIn } from 'shared-contracts';
import { addressOf } from 'shared-contracts/routes';
import { useSession, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { offeredDoors } from '../areas/offered-lists.ts';
import { useDeclared } from '../areas/use-declared.tsx';
import { useDoorCounts } from '../navigation/door-counts.tsx';
import classes from './day-screen.module.css';

/**
 * Links to pages with items that wait for the person, such as weeks to approve. The line is there before its numbers
 * are, and when nothing waits, so that it never moves the day under somebody's pointer.
 */
export function WaitingDoors({ user }: { readonly user: CurrentUser }) {
  const { t, language } = useTexts('host');
  const { flags } = useSession();
  const counts = useDoorCounts();
  const doors = offeredDoors(useDeclared(), user, flags).filter(({ isCounted }) => isCounted);
  if (doors.length === 0) return null;
  return (
    <p className={classes['counts']}>
      {t('day.forYou')}
      {doors.map(({ path, title }) => {
        const count = counts.get(path);
        return (
          <Link key={path} to={addressOf(path)} className={classes['count']}>
            {nameIn(language, title)} {count !== undefined && <b>{countText(count)}</b>}
          </Link>
        );
      })}
    </p>
  );
}
