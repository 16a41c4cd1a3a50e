import { useId } from 'react';
import { countText } from 'shared-contracts';
import classes from './choice-toggle.module.css';

interface ChoiceToggleProps<TValue extends string> {
  /** The subject of the choice, for screen readers. */
  readonly label: string;
  readonly choices: readonly {
    readonly value: TValue;
    readonly label: string;
    /** Why it cannot be chosen now, where that is so. */
    readonly disabledBy?: string | undefined;
    /** The number of items. */
    readonly count?: number | undefined;
    /** Its severity, as a colour. */
    readonly tone?: 'error' | 'warning' | 'success' | undefined;
  }[];
  readonly value: TValue;
  /** Apart where they are many or counted, else side by side in one frame. */
  readonly stands?: 'joined' | 'apart';
  readonly onChange: (value: TValue) => void;
  /** Called when the pointer or the focus approaches a choice, so that it can be fetched early. */
  readonly onApproach?: (value: TValue) => void;
}

/** One of a few shapes of the same thing, as a grid or a map: all in sight, one chosen. */
export function ChoiceToggle<TValue extends string>(props: ChoiceToggleProps<TValue>) {
  const { label, choices, value, stands = 'joined', onChange, onApproach } = props;
  const group = useId();
  return (
    <fieldset className={classes['toggle']} data-stands={stands} aria-label={label}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={classes['choice']}
          title={choice.disabledBy}
          data-tone={choice.tone}
          data-disabled={choice.disabledBy !== undefined || undefined}
          onPointerEnter={() => onApproach?.(choice.value)}
        >
          <input
            type="radio"
            name={group}
            className={classes['input']}
            checked={choice.value === value}
            disabled={choice.disabledBy !== undefined}
            onFocus={() => onApproach?.(choice.value)}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
          {choice.count !== undefined && (
            <>
              {' '}
              <span className={classes['count']}>{countText(choice.count)}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}
