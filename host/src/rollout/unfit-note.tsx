import type { AreaRollout } from 'shared-contracts/rollout';
import { useTexts } from 'shared-ui';
import classes from './rollout.module.css';

/** Says of a stable release that it does not run in the shell: what people get in its place, and all that it misses. */
export function UnfitNote({ unfit: { misses, instead } }: { unfit: NonNullable<AreaRollout['unfit']> }) {
  const { t } = useTexts('rollout');
  return (
    <div role="alert" className={classes['unfit']}>
      {instead === null ? t('area.unfit') : t('area.unfitInstead', { version: instead })}
      <ul>
        {misses.map((missed) => (
          <li key={missed}>{missed}</li>
        ))}
      </ul>
    </div>
  );
}
