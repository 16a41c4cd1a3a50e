import { longestInterval, nextDueDate, readsAsRent, recurrenceUnits } from 'shared-contracts/engagement';
import { nameIn, pickedId } from 'shared-contracts/forms';
import { chosenLengths, dateFormats } from 'shared-contracts/limits';
import { recordAddress } from 'shared-contracts/routes';
import { shownDate } from 'shared-contracts/shown-dates';
import { isDateIn } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  TextareaField,
  TodayButton,
  useFieldValue,
  WholeNumberField,
} from 'shared-ui/form';
import { Link, useParams } from 'shared-ui/router';
import { recurrenceOf } from '../../attached/obligations/obligation-record.ts';
import classes from './obligations.module.css';

/** Announces that the next obligation will be created, and when it falls due. */
function NextNote() {
  const { t, language } = useTexts('projects');
  const dueDate = useFieldValue('dueDate');
  const countedFrom = useFieldValue('firstDueDate');
  const countedFor = useFieldValue('storedDueDate');
  const recurrenceInterval = useFieldValue('recurrenceInterval');
  const recurrenceUnit = useFieldValue('recurrenceUnit');
  const recurrence = recurrenceOf({ recurrenceInterval, recurrenceUnit });
  const isDated = typeof dueDate === 'string' && isDateIn(dateFormats.input, dueDate);
  if (!recurrence || !isDated || recurrence.count > longestInterval) return null;
  // Changing the due date restarts the recurrence.
  const firstDueDate =
    countedFor === dueDate && typeof countedFrom === 'string' && countedFrom ? countedFrom : dueDate;
  const next = nextDueDate(dueDate, { firstDueDate, interval: recurrence.count, unit: recurrence.unit });
  if (!next) return null;
  return <p className={classes['hint']}>{t('obligations.next', { date: shownDate(next, language) })}</p>;
}

/** Shows that this obligation was created when the previous one was completed, with a link to that. */
function FollowedNote() {
  const { t } = useTexts('projects');
  const { id = 'new' } = useParams();
  const followsId = useFieldValue('followsId');
  if (typeof followsId !== 'string' || followsId === '') return null;
  return (
    <p className={classes['hint']}>
      {t('obligations.followed')}{' '}
      <Link to={recordAddress({ projectId: id, tab: 'obligations', id: followsId }, 'details')}>
        {t('obligations.openBefore')}
      </Link>
    </p>
  );
}

/**
 * Warns of an obligation that comes again and reads as the rent of an agreement: rents come from compensation and
 * schedules, so it would be paid twice.
 */
function RentNote({ projectId }: { readonly projectId: string }) {
  const { t } = useTexts('projects');
  const type = nameIn(useFieldValue('obligationType'), 'code');
  const description = useFieldValue('description');
  const agreementId = pickedId(useFieldValue('agreement'));
  const unit = useFieldValue('recurrenceUnit');
  const interval = useFieldValue('recurrenceInterval');
  const isDone = Boolean(useFieldValue('completedDate'));
  const reads = readsAsRent(type, typeof description === 'string' ? description : null);
  if (!agreementId || !(unit || interval) || isDone || !reads) return null;
  return (
    <p role="alert" className={classes['hint']}>
      {t('obligations.readsAsRent')}{' '}
      <Link to={recordAddress({ projectId, tab: 'agreements', id: agreementId }, 'compensation')}>
        {t('obligations.toCompensation')}
      </Link>
    </p>
  );
}

/** The fields of an obligation: what, when and how often, who. */
export function ObligationFields({
  projectId,
  isNewProject,
}: {
  readonly projectId: string;
  readonly isNewProject: boolean;
}) {
  const { t } = useTexts('projects');
  const isDone = Boolean(useFieldValue('completedDate'));
  const of = (name: string) => ({ name, label: t(`obligations.${name}`) });
  return (
    <>
      <FollowedNote />
      <FormSection title={t('obligations.section.duty')}>
        <PickerField {...of('obligationType')} required picklist="obligationTypes" />
        {!isNewProject && (
          <PickerField
            {...of('agreement')}
            picklist="agreements"
            given={{ surfaceProjectId: projectId }}
            placeholder={t('obligations.agreementHint')}
          />
        )}
        <PickerField {...of('responsible')} picklist="representatives" />
        <FieldRow>
          <TextareaField {...of('description')} maximum={chosenLengths.projectRow.notes} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('obligations.section.time')}>
        <DateField {...of('dueDate')} width="number" />
        <DateField {...of('completedDate')} width="number" />
        <WholeNumberField {...of('recurrenceInterval')} />
        <ChoiceField
          {...of('recurrenceUnit')}
          width="number"
          none=""
          choices={recurrenceUnits.map((value) => ({ value, label: t(`obligations.units.${value}`) }))}
        />
        <FieldRow>
          <RentNote projectId={projectId} />
          <NextNote />
          {!isDone && <TodayButton name="completedDate" label={t('obligations.doneToday')} />}
        </FieldRow>
      </FormSection>
      <FormSection title={t('obligations.section.more')}>
        <FieldRow>
          <TextareaField {...of('notes')} maximum={chosenLengths.projectRow.notes} />
        </FieldRow>
      </FormSection>
    </>
  );
}
