import { errorMessage } from 'shared-contracts/client';
import { zoneHere } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { StatusPill } from 'shared-ui/grid';
import { useQuery } from 'urql';
import { OneRecipientDocument } from '../../generated/operations.ts';
import type { BoardRecipient } from './board-filters.ts';
import classes from './consultation.module.css';

interface RecipientStandingProps {
  readonly projectId: string;
  readonly recipientId: string;
  /** Whether it was never saved, and so has no clock. */
  readonly isNew: boolean;
}

/** The clock of a recipient with the rule that it follows, its section and its day (decision 65). */
function Clock({ clock }: { readonly clock: NonNullable<BoardRecipient['clock']> }) {
  const { t, language } = useTexts('projects');
  const { startedOn, dueDate, isPaused, pausedDays, moved, unruled, rule } = clock;
  return (
    <>
      <p>
        {t('consultation.clock.started', { date: shownDate(startedOn, language) })}{' '}
        {isPaused
          ? t('consultation.clock.paused')
          : dueDate && t('consultation.clock.until', { date: shownDate(dueDate, language) })}{' '}
        {pausedDays > 0 && t('consultation.clock.pausedDays', { count: pausedDays })}
      </p>
      {moved && (
        <p className={classes['gap']} data-wraps="">
          {moved}
        </p>
      )}
      {unruled && (
        <p className={classes['gap']} data-wraps="">
          {unruled}
        </p>
      )}
      {rule && (
        <p className={classes['hint']}>
          {[rule.source, rule.section, rule.validFrom && shownDate(rule.validFrom, language)]
            .filter(Boolean)
            .join(' · ')}
          {'. '}
          {t('consultation.clock.check')}
        </p>
      )}
    </>
  );
}

/** The state of one recipient in the consultation of its project, at the side of its record. */
export function RecipientStanding({ projectId, recipientId, isNew }: RecipientStandingProps) {
  const { t } = useTexts('projects');
  const [{ data, error }, ask] = useQuery({
    query: OneRecipientDocument,
    variables: { surfaceProjectId: projectId, zone: zoneHere(), id: recipientId },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  if (isNew) return <p className={classes['hint']}>{t('consultation.clock.unsaved')}</p>;
  if (error && !data)
    return (
      <DataErrorBar
        what={t('consultation.standing')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <Skeleton height={120} />;
  const { recipient } = data;
  if (!recipient) return <p className={classes['hint']}>{t('consultation.clock.unsaved')}</p>;
  const { state, clock, cells, gaps } = recipient;
  const isNotified = cells[0]?.state === 'Done';
  return (
    <>
      <span className={classes['standing']} data-state={state}>
        <StatusPill color={undefined}>{t(`consultation.states.${state}`)}</StatusPill>
      </span>
      {clock ? (
        <Clock clock={clock} />
      ) : (
        <p>{t(`consultation.clock.${isNotified ? 'noRule' : 'notStarted'}`)}</p>
      )}
      <h3>{t('consultation.gaps')}</h3>
      {gaps.length === 0 ? (
        <p className={classes['hint']}>{t('consultation.clock.complete')}</p>
      ) : (
        <ul className={classes['gaps']}>
          {gaps.map(({ kind, contactId, sentence }) => (
            <li key={`${kind} ${contactId ?? ''} ${sentence}`}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}
