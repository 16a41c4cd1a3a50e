import { type FocusEvent, useState } from 'react';
import classes from './week-cell.module.css';

interface WeekCellProps {
  /** Its position: its row and its day, as 'row:day', both from 0. */
  readonly place: string;
  readonly label: string;
  readonly value: string;
  /** Why it cannot be typed into; undefined where it can. */
  readonly lock: string | undefined;
  readonly hint: string | undefined;
  readonly isWrong: boolean;
  /** Sent back, on hold or without a rate. */
  readonly isMarked: boolean;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
}

/** One day of a row: hours, kilometres, days or pieces, typed in place. The input stays as typed until the cell is left. */
export function WeekCell(props: WeekCellProps) {
  const { place, label, value, lock, hint, isWrong, isMarked, onType, onEnter } = props;
  const [typed, setTyped] = useState<string>();
  const isLocked = lock !== undefined;
  return (
    <input
      className={classes['cell']}
      data-place={place}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? value}
      readOnly={isLocked}
      title={lock || hint}
      data-locked={isLocked || undefined}
      data-marked={isMarked || undefined}
      aria-invalid={(isWrong && typed === undefined) || undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onType(currentTarget.value);
      }}
      onFocus={({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        currentTarget.select();
        onEnter();
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
