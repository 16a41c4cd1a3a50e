import { useMemo } from 'react';
import { textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { type Translate, useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { CellRenderer } from 'shared-ui/grid';
import { useTabRows } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import { ProjectKeyDatesDocument, type ProjectKeyDatesQuery } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { keyDateRow, stateOf } from './key-date-record.ts';
import classes from './key-dates.module.css';

const keyDateColumns = (t: Translate) => [
  gridColumn('string', 'name', t('keyDates.name'), { width: 240 }),
  gridColumn('date', 'plannedDate', t('keyDates.plannedDate'), {
    width: 190,
    formatter: 'due',
    doneBy: 'actualDate',
  }),
  gridColumn('date', 'actualDate', t('keyDates.actualDate'), { width: 120 }),
  gridColumn('string', 'state', t('keyDates.state'), { width: 180, groupWhenSorted: true }),
  gridColumn('string', 'notes', t('keyDates.notes'), { width: 300 }),
];

const cells = (t: Translate) => (values: FormValues) => {
  const state = stateOf(values);
  return {
    name: textIn(values, 'name'),
    plannedDate: textIn(values, 'plannedDate'),
    actualDate: textIn(values, 'actualDate'),
    state: t(`keyDates.states.${state}`),
    stateKey: state,
    notes: textIn(values, 'notes'),
  };
};

const drawState: CellRenderer = ({ state, stateKey }) => (
  <span className={classes['state']} data-state={String(stateKey)}>
    {String(state)}
  </span>
);

const renderers = { state: drawState };

const keyDatesIn = ({ keyDates }: ProjectKeyDatesQuery) => keyDates;

/** The days that matter to a project: planned, reached, and late in colour. */
export function KeyDatesTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { data: _, ...stored } = useTabRows({
    document: ProjectKeyDatesDocument,
    variables: { surfaceProjectId: project.id },
    isNew: project.revision === null,
    rowsIn: keyDatesIn,
    storedRow: keyDateRow,
  });
  const columns = useMemo(() => keyDateColumns(t), [t]);
  const cellsOf = useMemo(() => cells(t), [t]);
  return (
    <CollectionTab
      collection="keyDates"
      label={t('tab.key-dates')}
      entity={t('keyDates.entity')}
      emptyPurpose={t('emptyTab.keyDates')}
      columns={columns}
      cellsOf={cellsOf}
      renderers={renderers}
      {...stored}
    />
  );
}
