import { TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { type CSSProperties, useId } from 'react';
import { sizes } from 'shared-contracts/limits';
import classes from './filter-input.module.css';

interface FilterInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
  /** Where it looks, as a sentence: shown while the empty box has the focus. With it the box grows then. */
  readonly where?: string | undefined;
}

const width = { '--filter-width': `${sizes.gridFilter}px` } as CSSProperties;

/** The filter box of a list, 158 px wide at rest (000 §9). */
export function FilterInput({ value, onChange, label, where }: FilterInputProps) {
  const id = useId();
  return (
    <div className={classes.box} style={width} data-grows={where ? '' : undefined}>
      <TextInput
        type="search"
        size="xs"
        className={classes.input ?? ''}
        aria-label={label}
        aria-describedby={where ? id : undefined}
        placeholder={`${label}...`}
        leftSection={<IconFilter size={14} aria-hidden />}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {where && (
        <p id={id} className={classes.where}>
          {where}
        </p>
      )}
    </div>
  );
}
