import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import classes from './invoices.module.css';

interface DateRangeProps {
  readonly from: string;
  readonly to: string;
}

/** Days from one to another, or the one that both are; a line ends between them at most. */
export function DateRange({ from, to }: DateRangeProps) {
  const { language } = useTexts('billing');
  const [first, last] = [shownDate(from, language), shownDate(to, language)];
  if (from === to) return <span className={classes['day']}>{first}</span>;
  return (
    <>
      <span className={classes['day']}>{first} –</span> <span className={classes['day']}>{last}</span>
    </>
  );
}
