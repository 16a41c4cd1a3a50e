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

/** The records that are archived or deleted together with a project, counted, in one line; empty if there are none. */
export function useWhatHangs(standing: ProjectStanding | undefined): readonly string[] {
  const { t } = useTexts('projects');
  const counted = kinds.flatMap((kind) => {
    const count = standing?.[kind] ?? 0;
    return count > 0 ? [t(`hangs.${kind}`, { count })] : [];
  });
  return counted.length > 0 ? [t('hangs.with', { what: counted.join(', ') })] : [];
}
