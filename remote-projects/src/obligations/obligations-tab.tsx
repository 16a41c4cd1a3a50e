import { useCallback, useMemo, useState } from 'react';
import { gridColumn } from 'shared-contracts/grids';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { CollectionTab } from 'shared-ui/rows';
import type { ProjectRecord } from '../project/project-record.ts';
import { nameIn, textIn } from '../rows/picked.ts';
import {
  everything,
  isShown,
  ObligationFilter,
  type ObligationFilterValue,
  shownStates,
} from './obligation-filter.tsx';
import { recurrenceOf } from './obligation-record.ts';
import { useObligations } from './use-obligations.ts';

const obligationColumns = (t: Translate) => [
  gridColumn('string', 'obligationType', t('obligations.obligationType'), {
    width: 170,
    groupWhenSorted: true,
  }),
  gridColumn('date', 'dueDate', t('obligations.dueDate'), {
    width: 190,
    formatter: 'due',
    doneBy: 'completedDate',
  }),
  gridColumn('date', 'completedDate', t('obligations.completedDate'), { width: 120 }),
  gridColumn('string', 'recurs', t('obligations.recurs'), { width: 130 }),
  gridColumn('string', 'record', t('obligations.record'), { width: 220 }),
  gridColumn('string', 'responsible', t('obligations.responsible'), { width: 150 }),
  gridColumn('string', 'description', t('obligations.description'), { width: 280 }),
];

const cells = (t: Translate, projectName: string) => (values: FormValues) => {
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
    record: agreement
      ? textIn(values, 'recordName') || nameIn(agreement, 'agreementNumber') || nameIn(agreement, 'name')
      : projectName,
    responsible: nameIn(values['responsible'], 'fullName'),
    description: textIn(values, 'description'),
  };
};

/** The filter of a project's obligations, which the tab of the browser remembers (002 §2). */
function useKeptFilter(projectId: string) {
  const key = `projects.obligations.${projectId}`;
  const [value, setValue] = useState<ObligationFilterValue>(() => {
    const [state, responsible = ''] = (sessionStorage.getItem(key) ?? '').split(' ');
    return { state: shownStates.find((one) => one === state) ?? everything.state, responsible };
  });
  const keep = useCallback(
    (next: ObligationFilterValue) => {
      sessionStorage.setItem(key, `${next.state} ${next.responsible}`);
      setValue(next);
    },
    [key],
  );
  return [value, keep] as const;
}

/** What a project and its agreements owe: open, overdue in colour, done, and what comes again. */
export function ObligationsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { rows, ...read } = useObligations(project.id, project.revision === null);
  const [filter, setFilter] = useKeptFilter(project.id);
  const shown = useMemo(() => rows.filter((row) => isShown(row, filter)), [rows, filter]);
  const columns = useMemo(() => obligationColumns(t), [t]);
  const cellsOf = useMemo(() => cells(t, project.description), [t, project.description]);
  return (
    <CollectionTab
      collection="obligations"
      label={t('tab.obligations')}
      entity={t('obligations.entity')}
      columns={columns}
      cellsOf={cellsOf}
      rows={shown}
      {...read}
      actions={() => <ObligationFilter rows={rows} value={filter} onChange={setFilter} />}
    />
  );
}
