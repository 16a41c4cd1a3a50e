import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { type TypedDocumentNode, useQuery } from 'urql';
import { useFormTexts } from '../form/form-texts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './edited-record.module.css';
import { EditedRecord, type EditedRecordProps } from './edited-record.tsx';
import type { FormRecord } from './record-save.ts';

interface RowEditorProps<TRecord extends FormRecord>
  extends Omit<EditedRecordProps<TRecord>, 'record' | 'title'> {
  /** Reads one record, named `record`. */
  readonly document: TypedDocumentNode<{ readonly record?: TRecord | null }, { id: string }>;
  readonly titleOf: (record: TRecord) => string;
  /** Why the person cannot change it, where that is so. */
  readonly readOnlyReasonOf: (record: TRecord) => string | undefined;
}

interface HindranceProps {
  readonly cells: EditedRecordProps<FormRecord>['edited']['cells'];
  readonly message: string;
  readonly onTryAgain?: () => void;
  readonly onClose: () => void;
}

/** Said in place of the fields: why the row cannot be edited. */
function Hindrance({ cells, message, onTryAgain, onClose }: HindranceProps) {
  const { t } = useTexts('ui');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      className={classes['below']}
      style={{ left: cells[0]?.style.left }}
      role="alert"
      onKeyDown={onKeyDown}
    >
      <p>
        {message}{' '}
        {onTryAgain && (
          <Button size="compact-xs" onClick={onTryAgain}>
            {t('tryAgain')}
          </Button>
        )}{' '}
        <Button ref={close} variant="default" size="compact-xs" onClick={onClose}>
          {t('close')}
        </Button>
      </p>
    </div>
  );
}

/** Reads the record behind a row as it is stored now, and edits it in the row's cells. */
export function RowEditor<TRecord extends FormRecord>(props: RowEditorProps<TRecord>): ReactNode {
  const { document, titleOf, readOnlyReasonOf, ...editing } = props;
  const { edited } = editing;
  const { t } = useFormTexts();
  const [{ data, error, fetching }, ask] = useQuery({
    query: document,
    variables: { id: edited.row.id },
    requestPolicy: 'network-only',
  });
  const record = data?.record;
  const close = () => edited.onEnd('here');
  // What was read before is not what is stored now.
  if (fetching) {
    return edited.cells.map(({ column, style }) => (
      <div
        key={column}
        className={classes['waiting']}
        style={style}
        data-quiet={edited.turns !== undefined && edited.turns !== column ? '' : undefined}
      />
    ));
  }
  if (!record) {
    const isMissing = !error;
    return (
      <Hindrance
        cells={edited.cells}
        message={isMissing ? t('editRow.missing') : errorMessage(error) || t('record.failed')}
        {...(isMissing ? {} : { onTryAgain: () => ask({ requestPolicy: 'network-only' }) })}
        onClose={close}
      />
    );
  }
  const reason = readOnlyReasonOf(record);
  if (reason) return <Hindrance cells={edited.cells} message={reason} onClose={close} />;
  return <EditedRecord {...editing} record={record} title={titleOf(record)} />;
}
