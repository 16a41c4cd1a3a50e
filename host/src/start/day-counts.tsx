import { countText, nameIn } from 'shared-contracts';
import { type DayCount, largestFolderCount, listWithFilters } from 'shared-contracts/grids';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { useDeclared } from '../areas/use-declared.tsx';
import classes from './day-screen.module.css';

/** The counts of each list as links to the records that they count. */
export function DayCounts({ counts }: { counts: readonly DayCount[] }) {
  const { language } = useTexts('host');
  const { lists } = useDeclared();
  return counts.map(({ source, folder, filters, count }) => {
    const list = lists.find(({ name }) => name === source);
    return (
      <Link
        key={source}
        to={listWithFilters(folder === null ? { source } : { folder }, filters)}
        className={classes['count']}
      >
        {list ? nameIn(language, list.title) : source}{' '}
        <b>
          {countText(count)}
          {count >= largestFolderCount && '+'}
        </b>
      </Link>
    );
  });
}
