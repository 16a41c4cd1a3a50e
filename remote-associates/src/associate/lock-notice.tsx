import { type Locks, lockText } from 'shared-contracts/associates';
import { useTexts } from 'shared-ui';
import classes from './associate.module.css';

/** Shows once why most fields are locked, where another system keeps them. */
export function LockNotice({ locks }: { locks: Locks<string> }) {
  const { language } = useTexts('associates');
  const [reason] = [...locks.values()].filter((one) => one === 'accounting' || one === 'synchronized');
  return reason ? <p className={classes['note']}>{lockText(reason, language)}</p> : null;
}
