import { TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { sizes } from 'shared-contracts/limits';

interface FilterInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly label: string;
}

/** The filter box of a list, 158 px wide (000 §9). */
export function FilterInput({ value, onChange, label }: FilterInputProps) {
  return (
    <TextInput
      type="search"
      size="xs"
      w={sizes.gridFilter}
      aria-label={label}
      placeholder={`${label}...`}
      leftSection={<IconFilter size={14} aria-hidden />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
