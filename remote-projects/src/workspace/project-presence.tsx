import type { Language } from 'shared-contracts';
import { minute } from 'shared-contracts/limits';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import type { ProjectRecord } from '../ground/project-record.ts';
import classes from './project-summary.module.css';
import { usePresence } from './use-presence.ts';

interface ProjectPresenceProps {
  /** The project as the form goes on from it. */
  readonly project: ProjectRecord;
}

/** How long ago something was, in words; a day and time where that is longer than today. */
function agoText(then: string, now: number, language: Language): string {
  const minutes = Math.round((Date.parse(then) - now) / minute);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  if (minutes > -60) return words.format(Math.min(0, minutes), 'minute');
  if (minutes > -12 * 60) return words.format(Math.round(minutes / 60), 'hour');
  return shownDateTime(then, language);
}

/** The others who have the project open now, and who saved it last; nothing is locked by it. */
export function ProjectPresence({ project }: ProjectPresenceProps) {
  const { t, language } = useTexts('projects');
  const { others, ownSave, lastSave: last, requestedAt } = usePresence(project.id);
  const names = others.map(({ person }) => person.fullName).join(', ');
  const isNewer = ownSave !== undefined && ownSave.revision > (project.revision ?? 0);
  const lastSave = isNewer ? ownSave : last;
  return (
    <p className={classes['presence']} aria-live="polite">
      {names !== '' && (
        <>
          {t('presence.open')} <strong>{names}</strong>
          {lastSave && ' · '}
        </>
      )}
      {lastSave && (
        <span title={isNewer ? t('presence.merges') : shownDateTime(lastSave.changedAt, language)}>
          {t(isNewer ? 'presence.savedNewer' : 'presence.saved', {
            name: lastSave.changedBy.fullName,
            ago: agoText(lastSave.changedAt, Math.max(requestedAt, Date.parse(lastSave.changedAt)), language),
          })}
        </span>
      )}
    </p>
  );
}
