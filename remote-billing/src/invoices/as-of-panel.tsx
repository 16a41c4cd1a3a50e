import { type ReactNode, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { today } from 'shared-contracts/days';
import { DataErrorBar, EmptyState, GridSkeleton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { DayInput } from 'shared-ui/form';
import { type TypedDocumentNode, useQuery } from 'urql';
import classes from './invoices.module.css';

interface AsOfPanelProps<TData> {
  readonly title: string;
  readonly query: TypedDocumentNode<TData, { asOf: string }>;
  /** Shown in place of the rows on a day that has none. */
  readonly none: { readonly title: string; readonly cause: string };
  readonly isEmpty: (data: TData) => boolean;
  readonly onClose: () => void;
  /** The rows of the day. */
  readonly children: (data: TData, day: string) => ReactNode;
}

/** A panel about a day that is chosen in it, today at first. */
export function AsOfPanel<TData>({ title, query, none, isEmpty, onClose, children }: AsOfPanelProps<TData>) {
  const { t } = useTexts('billing');
  const [day, setDay] = useState(today);
  const [{ data, error }, ask] = useQuery({
    query,
    variables: { asOf: day },
    requestPolicy: 'cache-and-network',
    pause: day === '',
  });
  const rows = () => {
    if (error && !data)
      return (
        <DataErrorBar
          what={title}
          message={errorMessage(error) ?? ''}
          onTryAgain={() => ask({ requestPolicy: 'network-only' })}
        />
      );
    if (!data) return <GridSkeleton />;
    if (isEmpty(data)) return <EmptyState role="status" title={none.title} cause={none.cause} ways={null} />;
    return children(data, day);
  };
  return (
    <SlideInPage opened title={title} onClose={onClose}>
      <div className={classes['asked']}>
        <span>{t('invoices.work.asOf')}</span>
        <DayInput label={t('invoices.work.asOf')} day={day} onDay={setDay} />
      </div>
      {rows()}
    </SlideInPage>
  );
}
