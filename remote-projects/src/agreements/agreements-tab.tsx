import { useCallback, useMemo, useState } from 'react';
import { useTexts } from 'shared-ui';
import { ChoiceToggle } from 'shared-ui/form';
import { type GridRecord, noSelection, useLocalGrid } from 'shared-ui/grid';
import { useRowsHeld } from 'shared-ui/record';
import { useParams, useSearchParams } from 'shared-ui/router';
import { CollectionGrid } from 'shared-ui/rows';
import { TabMap } from '../map/tab-map.tsx';
import type { ProjectRecord } from '../project/project-record.ts';
import { AgreementActions } from './agreement-actions.tsx';
import { agreementColumns, cellsOfLine, cellsOfValues } from './agreement-cells.ts';
import { drawInfo, drawNarrow } from './agreement-info.tsx';
import { agreementsName } from './agreement-record.ts';
import { NewAgreementWizard } from './new-agreement-wizard.tsx';
import { useAgreementOrder } from './use-agreement-order.ts';
import { useAgreements } from './use-agreements.ts';

/** What the tab shows: rows, or where they lie. */
const shapes = ['grid', 'map'] as const;

type Shape = (typeof shapes)[number];

/** New and Delete are for the assigned broker or the owner who can edit (002 §6). */
const isBrokerEditor = ({ canEdit, currentUserRole }: ProjectRecord): boolean =>
  canEdit && (currentUserRole === 'AssignedBroker' || currentUserRole === 'Owner');

/**
 * The agreements of a project: Grid or Map, filter, New, Delete and Actions, rows that are dragged into the order of
 * the route; one that is open stands in place of the grid, with the others beside it (002 §2).
 */
export function AgreementsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { '*': below = '' } = useParams();
  const isOpen = below.split('/').filter(Boolean).length > 1;
  const isNew = project.revision === null;
  const stored = useAgreements(project.id, isNew);
  const held = useRowsHeld(agreementsName);
  // A link to a place on the map opens it.
  const [query] = useSearchParams();
  const [shape, setShape] = useState<Shape>(query.has('at') ? 'map' : 'grid');
  const [isMaking, setMaking] = useState(false);
  const order = useAgreementOrder(project, stored);
  const rows = useMemo(
    () => order.lines.map((line): GridRecord => ({ ...cellsOfLine(line), id: line.id })),
    [order.lines],
  );
  const columns = useMemo(() => agreementColumns(t), [t]);
  const { isLoading, failure } = stored;
  const local = useLocalGrid({
    keptAs: `agreements.${project.id}`,
    rows,
    columns,
    isLoading,
    failure,
  });
  const { view, filter, grid } = local;
  const text = filter.value;
  const isFiltered = Boolean(text.trim()) || (view.searchCriteria.filters ?? []).length > 0;
  const isSorted = view.columns.some(({ id, direction }) => direction && id !== 'sequence');
  const renderers = useMemo(() => ({ agreementInfo: drawInfo(t, text) }), [t, text]);
  const narrow = useMemo(() => {
    const column = columns.find(({ id }) => id === 'agreementInfo');
    return (
      column && { column: { ...column, width: 190, sortable: false, filterable: false }, draw: drawNarrow }
    );
  }, [columns]);
  const isTheirs = isBrokerEditor(project);
  const added = held.filter(({ revision }) => revision === null).length;
  const blockedBy = isNew
    ? t('agreements.order.unsaved')
    : !stored.isWhole
      ? t('agreements.order.loading')
      : isFiltered
        ? t('agreements.order.filtered')
        : isSorted
          ? t('agreements.order.sorted')
          : undefined;
  const closeWizard = useCallback(() => setMaking(false), []);
  const toggle = (
    <ChoiceToggle
      label={t('agreements.shape.label')}
      value={shape}
      onChange={setShape}
      choices={shapes.map((value) => ({ value, label: t(`agreements.shape.${value}`) }))}
    />
  );
  const wizard = (
    <NewAgreementWizard
      project={project}
      opened={isMaking}
      onClose={closeWizard}
      count={stored.lines.length + added}
      onCreated={() => {
        if (!isNew) stored.readAgain();
      }}
    />
  );
  if (shape === 'map' && !isOpen)
    return (
      <TabMap
        project={project}
        layer="Agreements"
        local={local}
        lead={toggle}
        onGrid={() => setShape('grid')}
      />
    );
  return (
    <>
      <CollectionGrid
        collection={agreementsName}
        label={t('tab.agreements')}
        entity={t('agreements.entity')}
        columns={columns}
        cellsOf={cellsOfValues}
        grid={grid}
        filter={filter}
        lead={toggle}
        renderers={renderers}
        mayAdd={isTheirs}
        mayDelete={isTheirs}
        onAdd={() => setMaking(true)}
        {...(narrow ? { inPlace: narrow } : {})}
        {...(project.canEdit ? { reorder: { onMove: order.move, blockedBy } } : {})}
        actions={(selected) => (
          <AgreementActions
            project={project}
            selected={selected}
            onEdited={() => stored.readAgain()}
            clear={() => grid.onSelectionChange(noSelection)}
          />
        )}
      />
      {wizard}
    </>
  );
}
