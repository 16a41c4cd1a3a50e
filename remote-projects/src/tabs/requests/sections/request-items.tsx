import { useMemo } from 'react';
import { inSequence } from 'shared-contracts/grids';
import { useTexts } from 'shared-ui';
import type { OpenRow } from 'shared-ui/record';
import { useTabRows } from 'shared-ui/record';
import { CollectionTab } from 'shared-ui/rows';
import { RequestItemsDocument, type RequestItemsQuery } from '../../../generated/operations.ts';
import { requestItemCells, requestItemColumns } from '../item-cells.ts';
import { requestItemRow, requestItemsName } from '../item-record.ts';

const rowsIn = ({ request }: RequestItemsQuery) => (request ? inSequence(request.requestItems) : undefined);

/** The requested items; each opens in a form of its own. */
export function RequestItems({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  const { rows, isLoading, ...load } = useTabRows({
    document: RequestItemsDocument,
    variables: { requestId: row.id },
    isNew: row.isNew,
    rowsIn,
    storedRow: requestItemRow,
  });
  const columns = useMemo(() => requestItemColumns(t), [t]);
  return (
    <CollectionTab
      collection={requestItemsName}
      label={t('requests.area.request-items')}
      entity={t('requestItems.entity')}
      columns={columns}
      cellsOf={requestItemCells}
      newValues={{ sequence: rows.length + 1 }}
      rows={rows}
      isLoading={isLoading}
      {...('failure' in load ? { failure: load.failure } : {})}
    />
  );
}
