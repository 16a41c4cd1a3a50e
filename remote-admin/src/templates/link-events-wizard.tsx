import { useMemo } from 'react';
import { errorMessage, readFailure } from 'shared-contracts/client';
import { sizes } from 'shared-contracts/limits';
import { FilterInput, useTexts } from 'shared-ui';
import { LinkItem, LinkItemSuccess, Wizard, WizardError, WizardPage } from 'shared-ui/dialogs';
import { DataGrid, type GridRecord, useLocalGrid } from 'shared-ui/grid';
import { useMutation, useQuery } from 'urql';
import { LinkableEventsDocument, LinkModelItemsDocument } from '../generated/operations.ts';
import type { MasterModelRecord } from './master-model-record.ts';
import { linkColumns } from './template-columns.ts';
import classes from './templates.module.css';

interface LinkEventsWizardProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly model: MasterModelRecord;
  /** Called with the model and its new events. */
  readonly onLinked: (model: MasterModelRecord) => void;
}

/** The first page: events are searched for and several selected. */
function SearchPage({ model, onLinked }: Pick<LinkEventsWizardProps, 'model' | 'onLinked'>) {
  const { t } = useTexts('admin');
  const columns = useMemo(() => linkColumns(t), [t]);
  const [{ data, error, fetching }, ask] = useQuery({
    query: LinkableEventsDocument,
    variables: { formTypeId: model.formType.id, masterModelIdToExclude: model.id },
    requestPolicy: 'network-only',
  });
  const [, link] = useMutation(LinkModelItemsDocument);
  const rows = useMemo<readonly GridRecord[]>(
    () =>
      (data?.events ?? []).map(({ id, code, description }) => ({
        id,
        code,
        description: description ?? null,
      })),
    [data],
  );
  const { grid, filter, content, selection } = useLocalGrid({
    rows,
    columns,
    sort: { id: 'code', direction: 'asc' },
    isLoading: fetching,
    ...readFailure({ data, error }, ask),
  });
  const onLink = async () => {
    const answer = await link({ itemIds: [...selection], modelId: model.id });
    if (!answer.data) throw new Error(errorMessage(answer.error) || t('model.linkingFailed'));
    onLinked(answer.data.saved);
  };
  return (
    <LinkItem item={t('model.events')} selected={selection.size} onLink={onLink}>
      <FilterInput label={t('order.filter')} {...filter} />
      {content.total === 0 && !fetching && !error ? (
        <div className={classes['none']} role="status">
          <p className={classes['noneTitle']}>{t('model.noRecords')}</p>
          <p>{t('model.noEvents')}</p>
        </div>
      ) : (
        <div className={classes['search']}>
          <DataGrid
            label={t('model.events')}
            entity={t('model.entity')}
            rowHeight={sizes.gridDenseRow}
            {...grid}
          />
        </div>
      )}
    </LinkItem>
  );
}

/** Links events to a master model: start, then success or error (001 §4). */
export function LinkEventsWizard({ opened, onClose, model, onLinked }: LinkEventsWizardProps) {
  const { t } = useTexts('admin');
  return (
    <Wizard
      opened={opened}
      onClose={onClose}
      title={t('model.link')}
      initialPage="start"
      width={sizes.linkWizard}
    >
      <WizardPage name="start">
        <SearchPage model={model} onLinked={onLinked} />
      </WizardPage>
      <WizardPage name="success">
        <LinkItemSuccess item={t('model.events')} />
      </WizardPage>
      <WizardPage name="error">
        <WizardError title={t('model.failedTitle')} />
      </WizardPage>
    </Wizard>
  );
}
