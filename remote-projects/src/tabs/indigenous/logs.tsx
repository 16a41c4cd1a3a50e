import { useMemo } from 'react';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { HeaderButton, type Translate, useSession, useTexts } from 'shared-ui';
import { type FormValues, useIsReadOnly } from 'shared-ui/form';
import type { CellRenderer } from 'shared-ui/grid';
import { type OpenRow, useHeldRows, useRowAround, useTabRows } from 'shared-ui/record';
import { useNavigate } from 'shared-ui/router';
import { CollectionTab } from 'shared-ui/rows';
import { EngagementLogsDocument, type EngagementLogsQuery } from '../../generated/operations.ts';
import classes from './indigenous.module.css';
import { logRow, logsName } from './log-record.ts';

const logColumns = (t: Translate) => [
  gridColumn('date', 'date', t('indigenous.log.date'), { width: 120 }),
  gridColumn('string', 'outcome', t('indigenous.log.outcome'), { width: 130, groupWhenSorted: true }),
  gridColumn('string', 'step', t('indigenous.log.step'), { width: 140, groupWhenSorted: true }),
  gridColumn('string', 'methodOfContact', t('indigenous.log.methodOfContact'), { width: 150 }),
  gridColumn('string', 'representative', t('indigenous.log.representative'), { width: 200 }),
  gridColumn('string', 'contactedBy', t('indigenous.log.contactedBy'), { width: 150 }),
  gridColumn('string', 'comments', t('indigenous.log.comments'), { width: 320 }),
];

const cells = (t: Translate) => (values: FormValues) => ({
  date: textIn(values, 'date'),
  outcome: t(values['isSuccessful'] === true ? 'indigenous.log.reached' : 'indigenous.log.notReached'),
  isReached: values['isSuccessful'] === true,
  step: textIn(values, 'step') && t(`consultation.stepNames.${textIn(values, 'step')}`),
  methodOfContact: nameIn(values['methodOfContact'], 'code'),
  representative: nameIn(values['representative'], 'name'),
  contactedBy: nameIn(values['contactedBy'], 'fullName'),
  comments: textIn(values, 'comments'),
});

const drawOutcome: CellRenderer = ({ outcome, isReached }) => (
  <span className={classes['outcome']} data-reached={isReached === true || undefined}>
    {String(outcome)}
  </span>
);

const renderers = { outcome: drawOutcome };

const logsIn = ({ engagement }: EngagementLogsQuery) => engagement?.logs;

/** Starts an attempt that reached nobody, and opens it. */
function AttemptButton() {
  const { t } = useTexts('projects');
  const held = useHeldRows();
  const around = useRowAround();
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const collection = held.collections.get(logsName);
  if (isReadOnly || !collection || !around) return null;
  const begin = () => {
    const id = held.add(collection, around.path, { isSuccessful: false });
    void navigate(`${around.address}/${collection.tab}/${id}/${collection.tabs[0].path}`);
  };
  return <HeaderButton onClick={begin}>{t('indigenous.log.logAttempt')}</HeaderButton>;
}

/** The record of contact (ROC) of an engagement: every contact and every attempt, each with its evidence. */
export function Logs({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const { data: _, ...stored } = useTabRows({
    document: EngagementLogsDocument,
    variables: { id: row.id },
    isNew: row.isNew || !user,
    rowsIn: logsIn,
    storedRow: logRow,
  });
  const columns = useMemo(() => logColumns(t), [t]);
  const cellsOf = useMemo(() => cells(t), [t]);
  return (
    <CollectionTab
      collection={logsName}
      label={t('indigenous.logs')}
      entity={t('indigenous.log.entity')}
      columns={columns}
      cellsOf={cellsOf}
      renderers={renderers}
      {...stored}
      actions={() => <AttemptButton />}
    />
  );
}
