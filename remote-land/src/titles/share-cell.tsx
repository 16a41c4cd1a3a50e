import { useTexts } from 'shared-ui';
import { WholeNumberField } from 'shared-ui/form';
import classes from './titles.module.css';

interface ShareCellProps {
  /** Paths of its two parts in the form. */
  readonly above: string;
  readonly below: string;
  readonly label: string;
  readonly readOnly?: boolean;
}

/** A share as two whole numbers next to each other. */
export function ShareCell({ above, below, label, readOnly = false }: ShareCellProps) {
  const { t } = useTexts('land');
  return (
    <div className={classes['share']}>
      <WholeNumberField name={above} label={label} readOnly={readOnly} />
      <span aria-hidden>/</span>
      <WholeNumberField name={below} label={t('land.owners.shareOf')} readOnly={readOnly} />
    </div>
  );
}
