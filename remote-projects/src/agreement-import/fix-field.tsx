import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ImportIssue } from 'shared-contracts/agreement-import';
import { PlainInput } from 'shared-ui/form';
import classes from './row-details.module.css';

interface FixFieldProps {
  readonly label: string;
  readonly value: string;
  readonly issues: readonly ImportIssue[];
  readonly onFix: (value: string) => void;
  /** Goes on to the next fault. */
  readonly onNext: () => void;
}

/** One cell of a row with its name and its errors below: Enter, or leaving it, corrects it. */
export function FixField({ label, value, issues, onFix, onNext }: FixFieldProps) {
  const id = useId();
  const [text, setText] = useState(value);
  /** What the cell contains, or was sent last. */
  const known = useRef(value);
  useEffect(() => {
    const before = known.current;
    known.current = value;
    // The answer to a correction does not replace what was typed after it.
    setText((now) => (now === before ? value : now));
  }, [value]);
  const mend = () => {
    if (text === value) return;
    known.current = text;
    onFix(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'F8') return;
    event.preventDefault();
    mend();
    if (event.key === 'F8') onNext();
  };
  return (
    <div className={classes['field']} data-wrong={issues.length > 0 || undefined}>
      <label htmlFor={id}>{label}</label>
      <PlainInput
        id={id}
        value={text}
        aria-invalid={issues.length > 0 || undefined}
        aria-describedby={issues.length > 0 ? `${id}-issues` : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={mend}
      />
      {issues.length > 0 && (
        <p id={`${id}-issues`} className={classes['issue']}>
          {issues.map(({ message }) => message).join(' ')}
        </p>
      )}
    </div>
  );
}
