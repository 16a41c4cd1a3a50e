import { nameIn, textIn } from 'shared-contracts/forms';
import {
  type AssignedTaskField,
  anchorsOf,
  dueRuleText,
  dueSides,
  dueUnits,
  followsTask,
} from 'shared-contracts/tasks';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  TickField,
  useFormValues,
  useSetField,
  WholeNumberField,
} from 'shared-ui/form';
import { useQuery } from 'urql';
import classes from '../../attached/tasks/tasks.module.css';
import { PickNamedDatesDocument } from '../../generated/operations.ts';

interface DueFieldsProps {
  readonly projectId: string;
  /** The kind of record that the task is on. */
  readonly place: string;
  /** Name, label and lock of a field. */
  readonly of: (name: AssignedTaskField) => {
    readonly name: string;
    readonly label: string;
    readonly readOnly: boolean;
  };
}

/** The key dates of the project by name; one that the task follows already is always among them. */
function NamedDate({ projectId, chosen, of }: Omit<DueFieldsProps, 'place'> & { readonly chosen: string }) {
  const { t } = useTexts('projects');
  const [{ data }] = useQuery({
    query: PickNamedDatesDocument,
    variables: { surfaceProjectId: projectId },
    requestPolicy: 'cache-and-network',
  });
  const names = new Set([...(data?.keyDates ?? []).map(({ name }) => name), ...(chosen ? [chosen] : [])]);
  return (
    <ChoiceField
      {...of('dueDateName')}
      required
      none={t('tasks.due.pickNamed')}
      choices={[...names].map((name) => ({ value: name, label: name }))}
    />
  );
}

/**
 * The due date of a task: a fixed day, or a number of days before or after a date of its record, with which it then
 * moves. A day set by hand does not move.
 */
export function DueFields({ projectId, place, of }: DueFieldsProps) {
  const { t, language } = useTexts('projects');
  const set = useSetField();
  const values = useFormValues();
  const anchors = anchorsOf(place);
  const anchor = anchors.find((one) => one === values['dueAnchor']) ?? null;
  const byHand = values['dueByHand'] === true;
  const count = Number(values['dueCount'] ?? 0);
  const sentence = dueRuleText(
    {
      dueAnchor: anchor,
      dueCount: Number.isInteger(count) ? count : 0,
      dueUnit: dueUnits.find((unit) => unit === values['dueUnit']) ?? null,
      dueSide: dueSides.find((side) => side === values['dueSide']) ?? null,
      dueDateName: textIn(values, 'dueDateName') || null,
    },
    nameIn(values['dueTask'], 'called') || undefined,
    language,
  );
  const due = of('dueDate');
  const begin = () => {
    if (!values['dueUnit']) set('dueUnit', 'Days');
    if (!values['dueSide']) set('dueSide', 'After');
  };
  return (
    <FormSection title={t('tasks.section.due')}>
      <ChoiceField
        {...of('dueAnchor')}
        none={t('tasks.due.none')}
        choices={anchors.map((value) => ({ value, label: t(`tasks.due.anchor.${value}`) }))}
        onChoose={begin}
      />
      {anchor === 'NamedDate' && (
        <NamedDate projectId={projectId} chosen={textIn(values, 'dueDateName')} of={of} />
      )}
      {followsTask(anchor) && (
        <PickerField
          {...of('dueTask')}
          picklist="projectTasks"
          given={{ surfaceProjectId: projectId }}
          required
        />
      )}
      {anchor && (
        <>
          <WholeNumberField {...of('dueCount')} />
          <ChoiceField
            {...of('dueUnit')}
            choices={dueUnits.map((value) => ({ value, label: t(`tasks.due.unit.${value}`) }))}
          />
          <ChoiceField
            {...of('dueSide')}
            choices={dueSides.map((value) => ({ value, label: t(`tasks.due.side.${value}`) }))}
          />
        </>
      )}
      <DateField {...due} readOnly={due.readOnly || (anchor !== null && !byHand)} />
      {anchor && <TickField {...of('dueByHand')} />}
      {sentence && (
        <FieldRow>
          <p className={classes['question']} aria-live="polite">
            {byHand ? t('tasks.due.stays', { rule: sentence }) : t('tasks.due.follows', { rule: sentence })}
          </p>
        </FieldRow>
      )}
    </FormSection>
  );
}
