import classes from './panel-field.module.css';

/** A value of a choice, and what it is called. */
export type PanelChoice<TValue extends string> = readonly [value: TValue, label: string];

interface PanelSelectProps<TValue extends string> {
  readonly label: string;
  readonly value: TValue | undefined;
  readonly choices: readonly PanelChoice<TValue>[];
  readonly disabled?: boolean;
  readonly onChoose: (value: TValue) => void;
}

/** A choice of one of several, in a panel next to the map. */
export function PanelSelect<TValue extends string>(props: PanelSelectProps<TValue>) {
  const { label, value, choices, disabled, onChoose } = props;
  return (
    <label>
      {label}
      <select
        className={classes['field']}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const found = choices.find(([one]) => one === currentTarget.value);
          if (found) onChoose(found[0]);
        }}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
