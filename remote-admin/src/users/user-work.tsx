import { countText } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { listWithFilters } from 'shared-contracts/grids';
import { DataErrorBar, useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { UserWorkDocument } from '../generated/operations.ts';
import classes from './users.module.css';

const open = [{ column: 'completedDate', values: [null] }];

/** Lists of work that names a person, each with the filter for open work. */
const lists = [
  { source: 'agreements', count: 'agreements', filters: [] },
  { source: 'assigned-tasks', count: 'openTasks', filters: open },
  { source: 'obligations', count: 'openObligations', filters: open },
] as const;

/** How much would stay a person's who leaves, each number leading to the list that finds it. */
export function UserWork({ id }: { id: string }) {
  const { t } = useTexts('admin');
  const [{ data, error }, ask] = useQuery({
    query: UserWorkDocument,
    variables: { id },
    // Others reassign it meanwhile, in their projects.
    requestPolicy: 'cache-and-network',
  });
  const work = data?.work;
  if (!work && error)
    return (
      <DataErrorBar
        what={t('user.work.title')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  const held = work ? lists.filter(({ count }) => work[count] > 0) : [];
  return (
    <div className={classes['work']} role="status" aria-busy={!work}>
      {!work && t('user.work.coming')}
      {work && held.length === 0 && t('user.work.none')}
      {work && held.length > 0 && (
        <>
          <span>{t('user.work.title')}</span>
          <ul>
            {held.map(({ source, count, filters }) => (
              <li key={source}>
                <Link to={listWithFilters({ source, person: id }, filters)}>
                  {t(`user.work.${count}`, { count: work[count], told: countText(work[count]) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
