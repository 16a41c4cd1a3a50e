import { addressOf } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import type { TaskModelMovesQuery } from '../generated/operations.ts';
import classes from './tasks.module.css';

/** The open tasks that a change of a model moves, record by record; those that stay because somebody set their date, last. */
export function ModelMovesTable({ found }: { readonly found: TaskModelMovesQuery['moves'] }) {
  const { t, language } = useTexts('admin');
  const { movingCount, stayingCount, unseenCount, moves } = found;
  return (
    <>
      <p>
        {t('modelMoves.question', { count: movingCount })}{' '}
        {stayingCount > 0 && t('modelMoves.stay', { count: stayingCount })}{' '}
        {unseenCount > 0 && t('modelMoves.unseen', { count: unseenCount })}
      </p>
      {moves.length > 0 && (
        <div className={classes['moves']}>
          <PlainTable
            label={t('modelMoves.title')}
            columns={[
              { label: t('modelMoves.task') },
              { label: t('modelMoves.before') },
              { label: t('modelMoves.after') },
            ]}
          >
            {moves.map(({ id, called, project, opens, follows, before, after, isEarlier, willMove }) => (
              <tr key={id}>
                <th scope="row" title={follows} className={classes['moved']}>
                  <Link to={addressOf(opens)} target="_blank" rel="noreferrer">
                    {called}
                  </Link>
                  <span>{project}</span>
                </th>
                <td className={classes['day']}>
                  {before ? shownDate(before, language) : t('modelMoves.noDay')}
                </td>
                <td className={willMove ? classes['day'] : undefined}>
                  {willMove ? shownDate(after, language) : t('modelMoves.byHand')}
                  {willMove && isEarlier && <strong>{t('modelMoves.earlier')}</strong>}
                </td>
              </tr>
            ))}
          </PlainTable>
        </div>
      )}
    </>
  );
}
