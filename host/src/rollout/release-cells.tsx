import type { AreaRollout, ListedRelease, RolloutSubject } from 'shared-contracts/rollout';
import { useTexts } from 'shared-ui';
import { PlainCell, shownDateTime } from 'shared-ui/form';
import { loadTimeText } from './load-time.ts';
import { getsText, releaseState } from './release-state.ts';
import classes from './rollout.module.css';
import { UnfitNote } from './unfit-note.tsx';
import { whoText } from './who-text.ts';

interface ReleaseCellsProps {
  readonly area: AreaRollout;
  readonly release: ListedRelease;
  /** Who gets the candidate. */
  readonly subject: RolloutSubject | undefined;
}

/** The titles of what ReleaseCells show. */
export function useReleaseColumns() {
  const { t } = useTexts('rollout');
  return [
    { label: t('area.release') },
    { label: t('area.gets') },
    { label: t('area.loads'), kind: ['figure', 'roomy'] },
    { label: t('area.failed'), kind: ['figure', 'roomy'] },
    { label: t('area.time'), kind: 'roomy' },
  ] as const;
}

/** A release in a table: its version, who registered it and when, its audience, and its load times. */
export function ReleaseCells({ area, release, subject }: ReleaseCellsProps) {
  const { t, language } = useTexts('rollout');
  const { version, registeredAt, registeredBy, loads, failures, visitors, lastFailure } = release;
  const state = releaseState(release, area);
  const unfit = area.unfit.find((one) => one.version === version);
  return (
    <>
      <th scope="row" className={classes['release']}>
        {version}
        {state && (
          <span className={classes['state']} data-state={state}>
            {t(`area.${state}`)}
          </span>
        )}
        <span className={classes['registered']}>
          {t('area.registered', {
            when: shownDateTime(registeredAt, language),
            who: whoText(registeredBy, t),
          })}
        </span>
        {unfit && <UnfitNote unfit={unfit} isCandidate={state === 'candidate'} />}
        {state === 'halted' && area.haltedBecause && (
          <span className={classes['halted']}>{t('area.haltedBecause', { reason: area.haltedBecause })}</span>
        )}
      </th>
      <PlainCell>{getsText(state, area, subject, t)}</PlainCell>
      <PlainCell kind={['figure', 'roomy']}>
        {loads}
        {visitors.loads + visitors.failures > 0 && (
          <span className={classes['visitors']}>{t('area.visitors', visitors)}</span>
        )}
      </PlainCell>
      <PlainCell
        kind={['figure', 'roomy']}
        title={lastFailure ? t('area.failedLast', { cause: t(`area.cause.${lastFailure}`) }) : undefined}
      >
        {failures}
      </PlainCell>
      <PlainCell kind="roomy">
        <span className={classes['time']}>{loadTimeText(release, t)}</span>
      </PlainCell>
    </>
  );
}
