import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/dialogs';
import { EffectsList } from './effects-list.tsx';
import { MovesList } from './moves-list.tsx';
import classes from './tasks.module.css';
import type { TaskSteps } from './use-task-steps.ts';

/** Shows what will follow before tasks are started or completed; Enter continues. */
export function StepQuestion({ steps }: { readonly steps: TaskSteps }) {
  const { t } = useTexts('projects');
  const { asked, confirm, giveUp } = steps;
  const step = asked?.step ?? 'complete';
  const count = asked?.rows.length ?? 0;
  return (
    <ConfirmModal
      opened={asked !== undefined}
      title={t(`tasks.step.${step}`)}
      confirmLabel={t(`tasks.step.${step}`)}
      onConfirm={confirm}
      onClose={giveUp}
    >
      <p className={classes['question']}>{t('tasks.follows', { count })}</p>
      {asked && asked.effects.length > 0 && (
        <EffectsList effects={asked.effects} label={t('tasks.followsLabel')} />
      )}
      {asked && asked.moves.length > 0 && <MovesList moves={asked.moves} />}
    </ConfirmModal>
  );
}
