import { useMemo } from 'react';
import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import { type OpenRow, useRowAround } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import { obligationCells, obligationColumns } from '../../../attached/obligations/obligation-cells.ts';
import { useObligations } from '../../../attached/obligations/use-obligations.ts';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import { SaveFirst } from '../../../rows/save-first.tsx';
import { useAgreementName } from '../use-agreement-name.ts';

interface AgreementObligationsProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** The obligations of the agreement: the same rows as on the project's own tab, and new ones of this agreement. */
function Obligations({ row: { id }, project }: AgreementObligationsProps) {
  const { t } = useTexts('projects');
  const around = useRowAround();
  const name = useAgreementName();
  const { rows: all, ...load } = useObligations(project.id, project.revision === null);
  const isShown = useMemo(
    () =>
      ({ agreement }: FormValues) =>
        pickedId(agreement) === id,
    [id],
  );
  const rows = useMemo(() => all.filter(({ values }) => isShown(values)), [all, isShown]);
  const columns = useMemo(() => obligationColumns(t).filter((column) => column.id !== 'record'), [t]);
  const cellsOf = useMemo(() => obligationCells(t, project.description), [t, project.description]);
  return (
    <CollectionTab
      collection="obligations"
      at={`${around?.address ?? ''}/obligations`}
      isShown={isShown}
      newValues={{ agreement: { id, name } }}
      label={t('agreements.area.obligations')}
      entity={t('obligations.entity')}
      columns={columns}
      cellsOf={cellsOf}
      rows={rows}
      {...load}
    />
  );
}

/** The obligations of a stored agreement; an unsaved one cannot have any. */
export const AgreementObligations = (props: AgreementObligationsProps) =>
  props.row.isNew ? <SaveFirst /> : <Obligations {...props} />;
