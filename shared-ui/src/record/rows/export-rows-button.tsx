import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GridColumn, GridView } from 'shared-contracts/grids';
import type { ExportChoice } from '../../grid/bars/export-menu.tsx';
import type { GridContent } from '../../grid/index.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { OnDemand } from '../../layout/on-demand.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';

const ExportMenu = lazyPart(async () => (await import('../../grid/bars/export-menu.tsx')).ExportMenu);

interface ExportRowsButtonProps {
  /** The name of the file. */
  readonly name: string;
  readonly columns: readonly GridColumn[];
  readonly view: GridView;
  readonly content: Pick<GridContent, 'allRows'>;
  /** Its text, where it does not export the grid's own rows. */
  readonly label?: string;
  /** Further formats of the rows. */
  readonly also?: readonly ExportChoice[];
}

/** Writes the rows of a grid within a form as a file, as they are filtered, sorted and held. */
export function ExportRowsButton({ name, columns, view, content, label, also }: ExportRowsButtonProps) {
  const { t } = useTexts('ui');
  const [isOpen, setOpen] = useState(false);
  const button = (
    <Button variant="default" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {label ?? t('grid.export')}
    </Button>
  );
  return (
    <OnDemand target={button} isOpen={isOpen}>
      <ExportMenu
        target={button}
        name={name}
        columns={columns}
        view={view}
        allRows={content.allRows}
        also={also}
        onClose={() => setOpen(false)}
      />
    </OnDemand>
  );
}
