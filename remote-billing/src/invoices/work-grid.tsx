import { useMemo } from 'react';
import { gridColumn } from 'shared-contracts/grids';
import { useTexts } from 'shared-ui';
import { DataGrid, type GridRecord, type Selection, useLocalGrid } from 'shared-ui/grid';
import { useNavigate } from 'shared-ui/router';
import { timesheetAddress } from '../timesheets/timesheet-mode.ts';
import type { TimeReview } from '../timesheets/use-time-review.ts';
import classes from './invoices.module.css';
import type { WorkLine } from './use-work.ts';
import { WorkFix } from './work-fix.tsx';

interface WorkGridProps {
  readonly lines: readonly WorkLine[];
  readonly steps: TimeReview;
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  readonly onDraft: (line: WorkLine) => void;
}

const weekOf = ({ timesheetId }: GridRecord) => timesheetAddress('invoicing-timesheets', String(timesheetId));

/** Unbilled lines, each with its reason and the fix one click away; a line opens its week. */
export function WorkGrid({ lines, steps, selection, onSelectionChange, onDraft }: WorkGridProps) {
  const { t } = useTexts('billing');
  const navigate = useNavigate();
  const columns = useMemo(() => {
    const label = (name: string) => t(`invoices.work.column.${name}`);
    return [
      // What matters fits 1440; how an amount is computed is in its week, and in the chooser of columns.
      gridColumn('date', 'date', label('date'), { width: 108 }),
      gridColumn('number', 'age', label('age'), { width: 60 }),
      gridColumn('string', 'personName', label('personName'), { width: 125, groupWhenSorted: true }),
      gridColumn('string', 'projectName', label('projectName'), { width: 165, groupWhenSorted: true }),
      gridColumn('string', 'clientName', label('clientName'), { width: 120, groupWhenSorted: true }),
      gridColumn('string', 'work', label('work'), { width: 132 }),
      gridColumn('number', 'amount', label('amount'), { width: 96, formatter: 'money' }),
      gridColumn('string', 'sentence', label('sentence'), { width: 193, cssClass: classes['why'] ?? '' }),
      gridColumn('string', 'mend', label('mend'), { width: 112, sortable: false }),
      gridColumn('number', 'quantity', label('quantity'), { width: 80, defaultHidden: true }),
      gridColumn('number', 'unitPrice', label('unitPrice'), {
        width: 90,
        formatter: 'money',
        decimals: 4,
        defaultHidden: true,
      }),
    ];
  }, [t]);
  const byId = useMemo(() => new Map(lines.map((line) => [line.id, line])), [lines]);
  const rows = useMemo(
    () =>
      lines.map(
        ({ sentence, hindrance, work, description, ...line }): GridRecord => ({
          ...line,
          // An expense is known by its description.
          work: work || description,
          sentence: hindrance === 'READY' ? t('invoices.work.hindrances.READY') : sentence,
          mend: null,
        }),
      ),
    [lines, t],
  );
  const renderers = useMemo(
    () => ({
      mend: ({ id }: GridRecord) => {
        const line = byId.get(id);
        return line ? <WorkFix line={line} steps={steps} onDraft={onDraft} /> : null;
      },
    }),
    [byId, steps, onDraft],
  );
  const { grid } = useLocalGrid({ rows, columns });
  return (
    <div className={classes['grid']}>
      <DataGrid
        label={t('invoices.work.title')}
        entity={t('invoices.work.entity')}
        {...grid}
        rowHeight={32}
        renderers={renderers}
        cardLine="mend"
        selection={selection}
        onSelectionChange={onSelectionChange}
        addressOf={weekOf}
        onOpen={(row) => void navigate(weekOf(row))}
      />
    </div>
  );
}
