import { WholeNumberField } from 'shared-ui/form';
import classes from './titles.module.css';

interface ShareCellProps {
  /** Paths of its two parts in the form. */
  readonly above: string;
  readonly below: string;
  readonly label: string;
  readonly ofLabel: string;
  readonly readOnly?: boolean;
}

/** A share as two whole numbers beside each other. */
export function ShareCell({ above, below, label, ofLabel, readOnly = false }: ShareCellProps) {
  return (
    <div className={classes['share']}>
      <WholeNumberField name={above} label={label} readOnly={readOnly} />
      <span aria-hidden>/</span>
      <WholeNumberField name={below} label={ofLabel} readOnly={readOnly} />
    </div>
  );
}
