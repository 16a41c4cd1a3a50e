import { ActionIcon } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';

const ColumnChooser = lazyPart(
  async () => (await import('../../grid/columns/column-chooser.tsx')).ColumnChooser,
);

interface ChooseColumnsButtonProps {
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly onViewChange: (view: GridView) => void;
}

/** Opens the list of a grid's columns, of which those that are ticked are shown. */
export function ChooseColumnsButton({ columns, view, onViewChange }: ChooseColumnsButtonProps) {
  const { t } = useTexts('ui');
  const [isOpen, setOpen] = useState(false);
  const button = (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={t('grid.columns')}
      title={t('grid.columns')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <IconColumns3 size={16} aria-hidden />
    </ActionIcon>
  );
  return (
    <OnDemand target={button} isOpen={isOpen}>
      <ColumnChooser
        target={button}
        columns={columns}
        view={view}
        onViewChange={onViewChange}
        onClose={() => setOpen(false)}
      />
    </OnDemand>
  );
}
