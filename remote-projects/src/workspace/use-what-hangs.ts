import { useTexts } from 'shared-ui';
import type { ProjectStanding } from '../ground/project-part.ts';

const kinds = [
  'agreements',
  'requests',
  'stakeholders',
  'communications',
  'documents',
  'events',
  'obligationsOpen',
  'tasksOpen',
] as const satisfies readonly (keyof ProjectStanding)[];

/** What goes where a project goes, counted, in one line; nothing where nothing hangs on it. */
export function useWhatHangs(standing: ProjectStanding | undefined): readonly string[] {
  const { t } = useTexts('projects');
  const counted = kinds.flatMap((kind) => {
    const count = standing?.[kind] ?? 0;
    return count > 0 ? [t(`hangs.${kind}`, { count })] : [];
  });
  return counted.length > 0 ? [t('hangs.with', { what: counted.join(', ') })] : [];
}
