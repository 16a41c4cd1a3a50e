import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import type { Translate } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { recurrenceOf } from './obligation-record.ts';

/** The columns of obligations, on the project's tab and on an agreement's. */
export const obligationColumns = (t: Translate) => [
  gridColumn('string', 'obligationType', t('obligations.obligationType'), {
    width: 140,
    groupWhenSorted: true,
  }),
  gridColumn('date', 'dueDate', t('obligations.dueDate'), {
    width: 190,
    formatter: 'due',
    doneBy: 'completedDate',
  }),
  gridColumn('date', 'completedDate', t('obligations.completedDate'), { width: 106 }),
  gridColumn('string', 'recurs', t('obligations.recurs'), { width: 124 }),
  gridColumn('string', 'record', t('obligations.record'), { width: 220 }),
  gridColumn('string', 'responsible', t('obligations.responsible'), { width: 126 }),
  gridColumn('string', 'description', t('obligations.description'), { width: 280 }),
];

/** The cells of an obligation; `projectName` is the name of the project. */
export const obligationCells = (t: Translate, projectName: string) => (values: FormValues) => {
  const recurrence = recurrenceOf(values);
  const { agreement } = values;
  return {
    obligationType: nameIn(values['obligationType'], 'code'),
    dueDate: textIn(values, 'dueDate'),
    completedDate: textIn(values, 'completedDate'),
    recurs: recurrence
      ? t('obligations.every', { count: recurrence.count, unit: t(`obligations.units.${recurrence.unit}`) })
      : t('obligations.once'),
    // An agreement that was picked just now has no name of the server yet.
    record: agreement ? textIn(values, 'recordName') || nameIn(agreement, 'called') : projectName,
    responsible: nameIn(values['responsible'], 'fullName'),
    description: textIn(values, 'description'),
  };
};
