import { Checkbox, Textarea } from '@mantine/core';
import tick from './tick-field.module.css';

interface StoredFactProps {
  readonly label: string;
  readonly value: string | boolean | null;
}

/** A read-only fact among the fields: a text on as many lines as it needs, or a tick that cannot be changed. */
export function StoredFact({ label, value }: StoredFactProps) {
  return typeof value === 'boolean' ? (
    <Checkbox size="sm" label={label} checked={value} readOnly disabled className={tick['locked']} />
  ) : (
    <Textarea label={label} value={value ?? ''} readOnly variant="filled" autosize minRows={1} />
  );
}
