import type { AreaRollout } from 'shared-contracts/rollout';
import { useTexts } from 'shared-ui';
import classes from './rollout.module.css';

interface UnfitNoteProps {
  readonly unfit: AreaRollout['unfit'][number];
  readonly isCandidate: boolean;
}

/** Explains that a release does not run in this shell: what it misses, and which release people get instead. */
export function UnfitNote({ unfit: { misses, instead }, isCandidate }: UnfitNoteProps) {
  const { t } = useTexts('rollout');
  const everybody = instead === null ? t('area.unfit') : t('area.unfitInstead', { version: instead });
  return (
    <div role="alert" className={classes['unfit']}>
      {isCandidate ? t('area.unfitCandidate') : everybody}
      <ul>
        {misses.map((missed) => (
          <li key={missed}>{missed}</li>
        ))}
      </ul>
    </div>
  );
}
