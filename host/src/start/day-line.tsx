import { addressOf } from 'shared-contracts/routes';
import { shownDate, withShownDay } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import { Link } from 'shared-ui/router';
import classes from './day-screen.module.css';

interface DayLineProps {
  readonly title: string;
  readonly detail: string;
  /** Address of the record, below the base path. */
  readonly opens: string | null;
  /** yyyy-MM-dd. */
  readonly date?: string | null;
  readonly isLate?: boolean;
  readonly onOpen?: () => void;
}

/** A record of the day. */
export function DayLine({ title, detail, opens, date, isLate = false, onOpen }: DayLineProps) {
  const { language } = useTexts('host');
  const text = (
    <>
      <span className={classes['title']}>{withShownDay(title, language)}</span>
      <span className={classes['detail']}>{detail}</span>
    </>
  );
  return (
    <li className={classes['line']}>
      {opens ? (
        <Link to={addressOf(opens)} className={classes['text']} onClick={onOpen}>
          {text}
        </Link>
      ) : (
        <span className={classes['text']}>{text}</span>
      )}
      {date && (
        <time dateTime={date} className={classes['date']} data-late={isLate || undefined}>
          {shownDate(date, language)}
        </time>
      )}
    </li>
  );
}
