import { today } from 'shared-contracts/days';
import { pickedId, textIn } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { ChoiceField, DateField, InlineForm, PickerField, SubmitButton } from 'shared-ui/form';
import classes from './rentals.module.css';
import { monthFrom, monthText } from './run-words.ts';
import type { RunCriteria } from './use-rental-steps.ts';

/** Months to choose from: a year back, to catch up, and a quarter ahead. */
const months = { back: 12, ahead: 3 } as const;

/** By default, missed rents are looked for this many years back. */
const missedYears = 6;

/** Asks which rents a run covers: the month, from when to include missed ones, one operator and project or all. */
export function PrepareForm({ onPrepare }: { readonly onPrepare: (criteria: RunCriteria) => Promise<void> }) {
  const { t, language } = useTexts('billing');
  const now = monthFrom(today(), 0);
  const choices = Array.from({ length: months.back + months.ahead + 1 }, (_, place) => {
    const value = monthFrom(now, months.ahead - place);
    return { value, label: monthText(value, language) };
  });
  return (
    <InlineForm
      className={classes['asked']}
      initialValues={{
        month: now,
        missedSince: `${Number(now.slice(0, 4)) - missedYears}-01-01`,
        operator: null,
        surfaceProject: null,
      }}
      allowsPristine
      validate={() => []}
      onSubmit={(values) =>
        onPrepare({
          month: textIn(values, 'month'),
          missedSince: textIn(values, 'missedSince') || null,
          operatorId: pickedId(values['operator']) ?? null,
          surfaceProjectId: pickedId(values['surfaceProject']) ?? null,
        })
      }
    >
      {({ isBusy, failure }) => (
        <>
          <ChoiceField name="month" label={t('rentals.month')} choices={choices} />
          <DateField name="missedSince" label={t('rentals.missedSince')} />
          <PickerField name="operator" label={t('rentals.operator')} picklist="companies" />
          <PickerField name="surfaceProject" label={t('rentals.project')} picklist="projects" />
          <SubmitButton busy={isBusy}>{t('rentals.prepare')}</SubmitButton>
          {failure && <p role="alert">{failure}</p>}
        </>
      )}
    </InlineForm>
  );
}
