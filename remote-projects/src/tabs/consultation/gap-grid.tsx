import { useMemo } from 'react';
import { gridColumn } from 'shared-contracts/grids';
import type { Address } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { DataGrid, type GridRecord, useLocalGrid } from 'shared-ui/grid';
import { useNavigate } from 'shared-ui/router';
import type { BoardRecipient } from '../../attached/consultation/board-filters.ts';
import { recipientPath } from './board-columns.ts';

interface GapGridProps {
  readonly recipients: readonly BoardRecipient[];
  readonly projectAddress: Address;
}

/** Everything that a regulator would send back, one per line; a line opens the contact or the recipient to be fixed. */
export function GapGrid({ recipients, projectAddress }: GapGridProps) {
  const { t } = useTexts('projects');
  const navigate = useNavigate();
  const columns = useMemo(
    () => [
      gridColumn('string', 'name', t('consultation.recipient'), { width: 240, groupWhenSorted: true }),
      gridColumn('string', 'kind', t('consultation.gapKind'), { width: 190, groupWhenSorted: true }),
      gridColumn('string', 'sentence', t('consultation.gaps'), { width: 440 }),
      gridColumn('date', 'date', t('consultation.day'), { width: 120 }),
    ],
    [t],
  );
  const rows = useMemo(
    () =>
      recipients.flatMap((recipient) =>
        recipient.gaps.map(
          ({ kind, contactId, date, sentence }, place): GridRecord => ({
            id: `${recipient.id} ${place}`,
            name: recipient.name,
            kind: t(`consultation.gapKinds.${kind}`),
            sentence,
            date: date ?? null,
            path: recipientPath(recipient, contactId),
          }),
        ),
      ),
    [recipients, t],
  );
  const { grid } = useLocalGrid({ rows, columns, isLoading: false, failure: undefined });
  const { selection: _, onSelectionChange: __, ...shown } = grid;
  const addressOf = useMemo(
    () =>
      (row: GridRecord): Address =>
        `${projectAddress}/${String(row['path'])}`,
    [projectAddress],
  );
  return (
    <DataGrid
      label={t('consultation.gaps')}
      entity={t('consultation.gapEntity')}
      {...shown}
      addressOf={addressOf}
      onOpen={(row) => void navigate(addressOf(row))}
    />
  );
}
