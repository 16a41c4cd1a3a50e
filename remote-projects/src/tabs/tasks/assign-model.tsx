import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { pickedId } from 'shared-contracts/forms';
import { zoneHere } from 'shared-contracts/grids';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, listAddress, Skeleton, showToast, useSession, useTexts } from 'shared-ui';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage } from 'shared-ui/dialogs';
import {
  ChoiceField,
  type FormValues,
  InlineForm,
  PlainCell,
  PlainTable,
  useFieldValue,
} from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { useMutation, useQuery } from 'urql';
import { type TaskClass, taskClasses } from '../../attached/tasks/task-record.ts';
import classes from '../../attached/tasks/tasks.module.css';
import {
  AssignModelDocument,
  PlannedTasksDocument,
  TaskManagersToAssignDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { TaskParentFields } from './task-parent-fields.tsx';

interface AssignModelProps {
  readonly project: ProjectRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const isClass = (name: unknown): name is TaskClass => taskClasses.some((one) => one === name);

/** The request to the API, once everything is chosen. */
function requestIn(values: FormValues, projectId: string) {
  const { taskManagerId, parentClass, parent } = values;
  const parentId = parentClass === 'Project' ? projectId : pickedId(parent);
  return typeof taskManagerId === 'string' && taskManagerId !== '' && isClass(parentClass) && parentId
    ? { taskManagerId, parentClass, parentId, zone: zoneHere() }
    : undefined;
}

/** The tasks that the model would assign, who gets each and by when. */
function Preview({ projectId }: { readonly projectId: string }) {
  const { t, language } = useTexts('projects');
  const request = requestIn(
    {
      taskManagerId: useFieldValue('taskManagerId'),
      parentClass: useFieldValue('parentClass'),
      parent: useFieldValue('parent'),
    },
    projectId,
  );
  const [{ data, error, fetching }, ask] = useQuery({
    query: PlannedTasksDocument,
    variables: request ?? { taskManagerId: '', parentClass: 'Project', parentId: '' },
    pause: request === undefined,
    requestPolicy: 'network-only',
  });
  if (!request) return <p className={classes['question']}>{t('tasks.model.choose')}</p>;
  if (error)
    return (
      <DataErrorBar
        what={t('tasks.model.preview')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (fetching || !data) return <Skeleton height={120} />;
  if (data.plan.length === 0) return <p className={classes['question']}>{t('tasks.model.none')}</p>;
  return (
    <div className={classes['preview']}>
      <PlainTable
        label={t('tasks.model.preview')}
        columns={[
          ...(['task', 'assignee', 'dueDate'] as const).map((name) => ({ label: t(`tasks.${name}`) })),
          { label: t('tasks.model.follows'), kind: 'roomy' },
        ]}
      >
        {data.plan.map(({ task, assignee, dueDate, follows, isOpen }) => (
          <tr key={task.id} data-idle={isOpen ? '' : undefined}>
            <th scope="row">{task.name}</th>
            <PlainCell>
              {isOpen ? t('tasks.model.open') : (assignee?.fullName ?? t('tasks.nobody'))}
            </PlainCell>
            <PlainCell kind="whole">{!isOpen && dueDate ? shownDate(dueDate, language) : ''}</PlainCell>
            <PlainCell kind="roomy">{!isOpen && follows ? follows : ''}</PlainCell>
          </tr>
        ))}
      </PlainTable>
    </div>
  );
}

interface Manager {
  readonly id: string;
  readonly name: string;
}

interface ModelFormProps {
  readonly project: ProjectRecord;
  /** Those that the person may choose among. */
  readonly managers: readonly Manager[];
}

function ModelForm({ project, managers }: ModelFormProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const [, assign] = useMutation(AssignModelDocument);
  const [start] = useState<FormValues>({
    // The project's may be another company's.
    taskManagerId: managers.find(({ id }) => id === project.taskManagerId)?.id ?? '',
    parentClass: 'Project',
    parent: null,
  });
  const submit = async (values: FormValues) => {
    const request = requestIn(values, project.id);
    if (!request) return;
    const { data: done, error } = await assign(request);
    if (error) throw new Error(errorMessage(error));
    showToast({ kind: 'success', message: t('tasks.model.done', { count: done?.tasks.length ?? 0 }) });
    wizard.close();
  };
  return (
    <InlineForm
      initialValues={start}
      validate={(values) => [
        ...(values['taskManagerId'] ? [] : [{ path: 'taskManagerId', message: t('tasks.model.required') }]),
        ...(values['parentClass'] === 'Project' || pickedId(values['parent'])
          ? []
          : [{ path: 'parent', message: t('tasks.model.required') }]),
      ]}
      onSubmit={submit}
      allowsPristine
    >
      {({ isBusy, failure }) => (
        <>
          <div className={classes['modelFields']}>
            <ChoiceField
              name="taskManagerId"
              label={t('tasks.model.manager')}
              required
              none={t('tasks.model.pick')}
              choices={managers.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <TaskParentFields projectId={project.id} />
          </div>
          <Preview projectId={project.id} />
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('tasks.model.cancel')} onClick={wizard.close} />
            <WizardButton label={t('tasks.model.assign')} isPrimary isSubmit isBusy={isBusy} />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

/** The form, once it is known who may be chosen in it. */
function ModelPage({ project }: Pick<ModelFormProps, 'project'>) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const wizard = useWizard();
  const [{ data, error }, ask] = useQuery({ query: TaskManagersToAssignDocument });
  if (data && data.managers.length > 0) return <ModelForm project={project} managers={data.managers} />;
  return (
    <>
      {data ? (
        <p className={classes['question']}>
          {user?.isSystemAdministrator ? (
            <>
              {t('tasks.model.makeManager')}{' '}
              <Link to={listAddress('task-managers')}>{t('tasks.model.toManagers')}</Link>
            </>
          ) : (
            t('tasks.model.noManager')
          )}
        </p>
      ) : error ? (
        <DataErrorBar
          what={t('tasks.model.manager')}
          message={errorMessage(error)}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      ) : (
        <Skeleton height={120} />
      )}
      <WizardButtons>
        <WizardButton label={t('tasks.model.cancel')} onClick={wizard.close} />
      </WizardButtons>
    </>
  );
}

/** Assigns the tasks of a task manager's model to the project or a record below it, with what will be assigned shown first. */
export function AssignModel({ project, opened, onClose }: AssignModelProps) {
  const { t } = useTexts('projects');
  return (
    <Wizard opened={opened} onClose={onClose} title={t('tasks.assignTitle')} initialPage="model">
      <WizardPage name="model">
        <ModelPage project={project} />
      </WizardPage>
    </Wizard>
  );
}
