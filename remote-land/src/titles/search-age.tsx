import { today } from 'shared-contracts/days';
import { isSearchOld } from 'shared-contracts/land';
import { landLimits } from 'shared-contracts/limits';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import classes from './titles.module.css';

/** The day on which a title was searched last, marked where that is too long ago; a cancelled title changes no more. */
export function SearchAge({
  searchedDate,
  isOver,
}: {
  readonly searchedDate: string;
  readonly isOver: boolean;
}) {
  const { t, language } = useTexts('land');
  const isOld = !isOver && isSearchOld(searchedDate || null, today());
  const day = searchedDate ? shownDate(searchedDate, language) : t('land.search.never');
  return (
    <span
      className={classes['searched']}
      data-old={isOld || undefined}
      title={isOld ? t('land.search.old', { days: landLimits.searchLife }) : undefined}
    >
      {day}
      {isOld && <span className={classes['oldMark']}>{t('land.search.mark')}</span>}
    </span>
  );
}
