import classes from './whole-days.module.css';

/** A day as people write it, as 'Nov-16-2026' or 'may-04-2026'. */
const day = /(\p{L}+\.?-\d{1,2}-\d{4})/u;

/** A text whose days stay whole at the end of a line: browsers break at their hyphens. */
export const WholeDays = ({ text }: { text: string }) =>
  text.split(day).map((part, place) =>
    place % 2 === 1 ? (
      // Parts have no names, and their order is theirs.
      <span key={`${place} ${part}`} className={classes['day']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
