import { chosenLengths } from 'shared-contracts/limits';
import { PlainTextarea } from '../layout/plain-box.tsx';
import classes from './reason-input.module.css';

interface ReasonInputProps {
  readonly label: string;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** Why something is done, in a dialog that asks for it. */
export function ReasonInput({ label, reason, onReason }: ReasonInputProps) {
  return (
    <label className={classes['reason']}>
      {label}
      <PlainTextarea
        required
        // The answer can be typed immediately.
        data-autofocus
        rows={3}
        maxLength={chosenLengths.billing.reason}
        value={reason}
        onChange={({ currentTarget }) => onReason(currentTarget.value)}
      />
    </label>
  );
}
