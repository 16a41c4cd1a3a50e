import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { pickedId } from 'shared-contracts/forms';
import { zoneHere } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { useTexts } from 'shared-ui';
import {
  useWizard,
  Wizard,
  WizardButton,
  WizardButtons,
  WizardError,
  WizardPage,
  WizardSuccess,
} from 'shared-ui/dialogs';
import {
  ChoiceField,
  type FormValues,
  HeaderButton,
  InlineForm,
  PickerField,
  useFieldValue,
  useSetField,
} from 'shared-ui/form';
import { useMutation } from 'urql';
import { AssignTasksDocument, type AssignTasksMutation } from '../generated/operations.ts';
import classes from './tasks.module.css';

type Assigned = AssignTasksMutation['tasks'];

/** Where the tasks go: a project, or one of its agreements. */
function PlaceFields() {
  const { t } = useTexts('admin');
  const parentClass = useFieldValue('parentClass');
  const project = pickedId(useFieldValue('project'));
  const set = useSetField();
  return (
    <div className={classes['fields']}>
      <ChoiceField
        name="parentClass"
        label={t('assign.to')}
        required
        choices={(['Project', 'Agreement'] as const).map((value) => ({
          value,
          label: t(`kind.tasks.choices.taskType.${value}`),
        }))}
      />
      <PickerField
        name="project"
        label={t('kind.tasks.choices.taskType.Project')}
        picklist="projects"
        required
        onPick={() => set('agreement', null)}
      />
      {parentClass === 'Agreement' && (
        <PickerField
          name="agreement"
          label={t('kind.tasks.choices.taskType.Agreement')}
          picklist="agreements"
          given={{ surfaceProjectId: project }}
          required
        />
      )}
    </div>
  );
}

const start: FormValues = { parentClass: 'Project', project: null, agreement: null };

function StartPage({ managerId, onAssigned }: { managerId: string; onAssigned: (tasks: Assigned) => void }) {
  const { t } = useTexts('admin');
  const wizard = useWizard();
  const [, assign] = useMutation(AssignTasksDocument);
  const check = ({ parentClass, project, agreement }: FormValues) => [
    ...(pickedId(project) ? [] : [{ path: 'project', message: t('assign.required') }]),
    ...(parentClass !== 'Agreement' || pickedId(agreement)
      ? []
      : [{ path: 'agreement', message: t('assign.required') }]),
  ];
  const submit = async ({ parentClass, project, agreement }: FormValues) => {
    const isAgreement = parentClass === 'Agreement';
    const { data, error } = await assign({
      taskManagerId: managerId,
      parentClass: isAgreement ? 'Agreement' : 'Project',
      parentId: pickedId(isAgreement ? agreement : project) ?? '',
      zone: zoneHere(),
    });
    if (!data) {
      wizard.fail(errorMessage(error));
      return;
    }
    onAssigned(data.tasks);
    wizard.go('replace', 'success');
  };
  return (
    <InlineForm initialValues={start} validate={check} onSubmit={submit} allowsPristine>
      {({ isBusy, failure }) => (
        <>
          <p className={classes['text']}>{t('assign.purpose')}</p>
          <PlaceFields />
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('assign.cancel')} onClick={wizard.close} />
            <WizardButton label={t('assign.assign')} isPrimary isSubmit isBusy={isBusy} />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

function SuccessPage({ tasks }: { tasks: Assigned }) {
  const { t, language } = useTexts('admin');
  const wizard = useWizard();
  return (
    <WizardSuccess
      title={t('assign.done', { count: tasks.length })}
      detail={
        <ul className={classes['list']}>
          {tasks.map(({ id, task, assignee, dueDate }) => (
            <li key={id}>
              <strong>{task.name}</strong> {assignee?.fullName ?? t('assign.nobody')}
              {dueDate ? `, ${shownDate(dueDate, language)}` : ''}
            </li>
          ))}
        </ul>
      }
      buttons={
        <>
          <WizardButton label={t('assign.more')} onClick={() => wizard.go('backToInitial')} />
          <WizardButton label={t('assign.close')} isPrimary onClick={wizard.close} />
        </>
      }
    />
  );
}

/** Applies a task manager's model to a project or an agreement. */
export function AssignTasksButton({ id }: { id: string }) {
  const { t } = useTexts('admin');
  const [isOpen, setOpen] = useState(false);
  const [tasks, setTasks] = useState<Assigned>([]);
  return (
    <>
      <HeaderButton onClick={() => setOpen(true)}>{t('assign.title')}</HeaderButton>
      <Wizard opened={isOpen} onClose={() => setOpen(false)} title={t('assign.title')} initialPage="start">
        <WizardPage name="start">
          <StartPage managerId={id} onAssigned={setTasks} />
        </WizardPage>
        <WizardPage name="success">
          <SuccessPage tasks={tasks} />
        </WizardPage>
        <WizardPage name="error">
          <WizardError />
        </WizardPage>
      </Wizard>
    </>
  );
}
