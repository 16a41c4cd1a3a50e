import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import type { MovedTaskLineFragment } from '../../generated/operations.ts';
import classes from './tasks.module.css';

/** The tasks whose dates a save would move, from where to where; those that stay because somebody set their date, last. */
export function MovesList({ moves }: { readonly moves: readonly MovedTaskLineFragment[] }) {
  const { t, language } = useTexts('projects');
  return (
    <ul className={classes['effects']} aria-label={t('tasks.moves.label')}>
      {moves.map(({ id, called, follows, before, after, isEarlier, willMove }) => {
        const days = {
          name: called,
          before: before ? shownDate(before, language) : t('tasks.moves.noDay'),
          after: shownDate(after, language),
        };
        return (
          <li key={id} data-idle={willMove ? undefined : ''} title={follows}>
            {willMove ? (
              <>
                {t('tasks.moves.moves', days)}{' '}
                <span className={classes['whole']}>
                  {days.before} → {days.after}
                </span>
              </>
            ) : (
              t('tasks.moves.stays', days)
            )}
            {willMove && isEarlier && (
              <strong className={classes['earlier']}>{t('tasks.moves.earlier')}</strong>
            )}
          </li>
        );
      })}
    </ul>
  );
}
