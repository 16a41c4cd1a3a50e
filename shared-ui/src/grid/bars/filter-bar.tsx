import { countText } from 'shared-contracts';
import { PressButton } from '../../layout/press-button.tsx';
import classes from './filter-bar.module.css';

interface FilterChoice<TValue extends string> {
  readonly value: TValue;
  readonly label: string;
  /** How many rows it has; undefined until they have come. */
  readonly count: number | undefined;
  /** Whether its rows are overdue. */
  readonly isLate?: boolean;
}

interface FilterBarProps<TValue extends string> {
  readonly title: string;
  readonly choices: readonly FilterChoice<TValue>[];
  readonly shown: TValue;
  readonly onShow: (value: TValue) => void;
}

/** Chooses the rows that the grid below shows; each choice has its number of rows. */
export function FilterBar<TValue extends string>({ title, choices, shown, onShow }: FilterBarProps<TValue>) {
  return (
    <fieldset aria-label={title} className={classes['bar']}>
      {choices.map(({ value, label, count, isLate }) => (
        <PressButton key={value} isOn={value === shown} onPress={() => onShow(value)}>
          {label}{' '}
          <span className={classes['count']} data-late={isLate || undefined}>
            {count === undefined ? undefined : countText(count)}
          </span>
        </PressButton>
      ))}
    </fieldset>
  );
}
