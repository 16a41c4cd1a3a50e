import { useCallback, useMemo, useState } from 'react';
import { keepText, keptText, useTexts } from 'shared-ui';
import { CollectionTab } from 'shared-ui/rows';
import { obligationCells, obligationColumns } from '../../attached/obligations/obligation-cells.ts';
import { useObligations } from '../../attached/obligations/use-obligations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import {
  everything,
  isShown,
  ObligationFilter,
  type ObligationFilterValue,
  shownStates,
} from './obligation-filter.tsx';

/** The filter of a project's obligations, which the tab of the browser remembers (002 §2). */
function useKeptFilter(projectId: string) {
  const key = `obligations.${projectId}`;
  const [value, setValue] = useState<ObligationFilterValue>(() => {
    const [state, responsible = ''] = (keptText(key) ?? '').split(' ');
    return { state: shownStates.find((one) => one === state) ?? everything.state, responsible };
  });
  const keep = useCallback(
    (next: ObligationFilterValue) => {
      keepText(key, `${next.state} ${next.responsible}`);
      setValue(next);
    },
    [key],
  );
  return [value, keep] as const;
}

/** The obligations of a project and its agreements: open, overdue (in colour), done, and recurring. */
export function ObligationsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { rows, ...read } = useObligations(project.id, project.revision === null);
  const [filter, setFilter] = useKeptFilter(project.id);
  const shown = useMemo(() => rows.filter((row) => isShown(row, filter)), [rows, filter]);
  const columns = useMemo(() => obligationColumns(t), [t]);
  const cellsOf = useMemo(() => obligationCells(t, project.description), [t, project.description]);
  return (
    <CollectionTab
      collection="obligations"
      label={t('tab.obligations')}
      entity={t('obligations.entity')}
      emptyPurpose={t('emptyTab.obligations')}
      columns={columns}
      cellsOf={cellsOf}
      rows={shown}
      {...read}
      actions={() => <ObligationFilter rows={rows} value={filter} onChange={setFilter} />}
    />
  );
}
