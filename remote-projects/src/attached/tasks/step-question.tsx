import { useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/dialogs';
import { EffectsList } from './effects-list.tsx';
import { MovesList } from './moves-list.tsx';
import classes from './tasks.module.css';
import type { TaskSteps } from './use-task-steps.ts';

/** Shows what will follow before tasks are started or completed; Enter continues. */
export function StepQuestion({ steps }: { readonly steps: TaskSteps }) {
  const { t } = useTexts('projects');
  const { pending, confirm, giveUp } = steps;
  const step = pending?.step ?? 'complete';
  const count = pending?.rows.length ?? 0;
  return (
    <ConfirmModal
      opened={pending !== undefined}
      title={t(`tasks.step.${step}`)}
      confirmLabel={t(`tasks.step.${step}`)}
      onConfirm={confirm}
      onClose={giveUp}
    >
      <p className={classes['question']}>{t('tasks.follows', { count })}</p>
      {pending && pending.effects.length > 0 && (
        <EffectsList effects={pending.effects} label={t('tasks.followsLabel')} />
      )}
      {pending && pending.moves.length > 0 && <MovesList moves={pending.moves} />}
    </ConfirmModal>
  );
}
