import { Link } from 'react-router';
import { useTexts } from 'shared-ui';
import type { StartList } from './start-lists.ts';
import classes from './start-screen.module.css';

/** Which list is shown; each is an address of its own. */
export function ListTabs({ lists, current }: { lists: readonly StartList[]; current: StartList['type'] }) {
  const { t } = useTexts('host');
  return (
    <nav aria-label={t('start.lists')} className={classes.tabs}>
      {lists.map(({ type }) => (
        <Link
          key={type}
          to={`/home?list=${type}`}
          className={classes.tab}
          aria-current={type === current ? 'page' : undefined}
        >
          {t(`list.${type}`)}
        </Link>
      ))}
    </nav>
  );
}
