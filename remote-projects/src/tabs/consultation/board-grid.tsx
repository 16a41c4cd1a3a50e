import { type ReactNode, useCallback, useMemo } from 'react';
import type { EditedRow } from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';
import { FilterInput, useTexts } from 'shared-ui';
import { useIsReadOnly } from 'shared-ui/form';
import { DataGrid, type GridRecord, type Selection, useIsPhone, useLocalGrid } from 'shared-ui/grid';
import { useNavigate } from 'shared-ui/router';
import { ExportRowsButton, GridButtons } from 'shared-ui/rows';
import type { BoardRecipient } from '../../attached/consultation/board-filters.ts';
import classes from '../../attached/consultation/consultation.module.css';
import type { FiledContacts } from '../../attached/consultation/step-input.ts';
import { boardRenderers } from './board-cell.tsx';
import { boardColumns, boardRow, columnOf, recipientIn, recipientPath } from './board-columns.ts';
import { type Filed, FillStep } from './fill-step.tsx';

interface BoardGridProps {
  readonly projectId: string;
  readonly projectAddress: Address;
  /** All recipients of the board, which determine its columns, and those among them that are shown. */
  readonly recipients: readonly BoardRecipient[];
  readonly shown: readonly BoardRecipient[];
  readonly file: (contacts: FiledContacts) => Promise<void>;
  readonly onFiled: (filed: Filed) => void;
  /** Buttons for the selected recipients. */
  readonly actions: (selected: Selection, clear: () => void) => ReactNode;
  /** Buttons for the board as a whole. */
  readonly more: ReactNode;
}

const nobody: Selection = new Set();

/**
 * The recipients by the steps common to all; a step is completed directly in its cell, and a recipient opens its
 * record.
 */
export function BoardGrid(props: BoardGridProps) {
  const { projectId, projectAddress, recipients, shown, file, onFiled } = props;
  const { t, language } = useTexts('projects');
  const navigate = useNavigate();
  const isReadOnly = useIsReadOnly();
  const isCards = useIsPhone();
  const [first] = recipients;
  const steps = useMemo(() => (first?.cells ?? []).map(columnOf), [first]);
  const columns = useMemo(() => boardColumns(recipients, t), [recipients, t]);
  const rows = useMemo(() => shown.map((recipient) => boardRow(recipient, t)), [shown, t]);
  const { grid, filter } = useLocalGrid({ keptAs: `consultation.${projectId}`, rows, columns });
  const renderers = useMemo(() => boardRenderers(steps, t, language, isCards), [steps, t, language, isCards]);
  const addressOf = useCallback(
    (row: GridRecord): Address | undefined => {
      const recipient = recipientIn(row);
      return recipient && `${projectAddress}/${recipientPath(recipient)}`;
    },
    [projectAddress],
  );
  const editing = useMemo(
    () => ({
      columns: Object.fromEntries(steps.map((step) => [step, 'field' as const])),
      byDoubleClick: true,
      draw: (edited: EditedRow) => (
        <FillStep edited={edited} projectAddress={projectAddress} file={file} onFiled={onFiled} />
      ),
    }),
    [steps, projectAddress, file, onFiled],
  );
  return (
    <section className={classes['board']}>
      <GridButtons
        isSelected={grid.selection.size > 0}
        first={<FilterInput label={t('consultation.filter')} {...filter} />}
      >
        {props.actions(grid.selection, () => grid.onSelectionChange(nobody))}
        <ExportRowsButton
          name={t('tab.consultation')}
          columns={columns}
          view={grid.view}
          content={grid.content}
        />
        {props.more}
        {!isReadOnly && !isCards && <span className={classes['hint']}>{t('consultation.fill.how')}</span>}
      </GridButtons>
      <div className={classes['grid']}>
        <DataGrid
          label={t('tab.consultation')}
          entity={t('consultation.entity')}
          {...grid}
          renderers={renderers}
          addressOf={addressOf}
          onOpen={(row) => {
            const address = addressOf(row);
            if (address) void navigate(address);
          }}
          {...(isReadOnly ? {} : { editing })}
        />
      </div>
    </section>
  );
}
