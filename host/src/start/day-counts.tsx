import { countText, nameIn } from 'shared-contracts';
import { type DayCount, largestFolderCount } from 'shared-contracts/grids';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { useDeclared } from '../areas/use-declared.tsx';
import { listWithFilters } from '../navigation/view-address.ts';
import classes from './day-screen.module.css';

/** How much there is of each list, each number leading to the list that finds it. */
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
