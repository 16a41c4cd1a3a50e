import { type ReactNode, useCallback, useState } from 'react';
import type { RouteName } from 'shared-contracts';
import type { RecordKind } from 'shared-contracts/graphql';
import { validate } from 'shared-contracts/validators';
import { useRecordTitle, useTexts } from 'shared-ui';
import {
  FormPage,
  type FormTab,
  type FormValues,
  HeaderButton,
  refusedSave,
  type SaveRequest,
} from 'shared-ui/form';
import { useNavigate, useParams } from 'shared-ui/router';
import { type TypedDocumentNode, useMutation } from 'urql';
import type * as v from 'valibot';
import { type DeleteDocument, DeleteRecord } from './delete-record.tsx';
import { openHelp } from './open-help.ts';
import { RecordHistory } from './record-history.tsx';

/** What a form needs of any record. */
export interface FormRecord {
  readonly id: string;
  /** Null until it is saved. */
  readonly revision: number | null;
  readonly canEdit: boolean;
}

/** What every save carries; the record's own fields stand beside it. */
export interface SaveInput {
  readonly id: string;
  readonly revision: number | null;
  readonly saveId: string;
}

export type SaveDocument<TRecord> = TypedDocumentNode<{ readonly saved: TRecord }, { input: SaveInput }>;

interface RecordFormProps<TRecord extends FormRecord> {
  /** Where the records of this kind stand. */
  readonly route: RouteName;
  readonly record: TRecord;
  readonly kind: RecordKind;
  readonly titleOf: (record: TRecord) => string;
  readonly subtitle: string;
  readonly tabs: readonly FormTab[];
  readonly labelOf: (field: string) => string;
  readonly valuesOf: (record: TRecord) => FormValues;
  /** The fields of the save's input. */
  readonly inputOf: (values: FormValues) => object;
  readonly validator: v.GenericSchema;
  readonly save: SaveDocument<TRecord>;
  /** Deletes the record, where that is offered. */
  readonly remove?: DeleteDocument;
  /** What help is about. */
  readonly help: string;
  /** Why the person cannot change it, where that is so. */
  readonly readOnlyReason: string | undefined;
  /** Buttons for the header of a saved record. */
  readonly actions?: (record: TRecord) => ReactNode;
  readonly onSaved?: (record: TRecord) => void;
  readonly children: (record: TRecord) => ReactNode;
}

/** The form of one administered record: reading and writing, history and title are the same for every kind. */
export function RecordForm<TRecord extends FormRecord>(props: RecordFormProps<TRecord>) {
  const { route, record, kind, titleOf, valuesOf, inputOf, validator, labelOf, onSaved } = props;
  const { t, language } = useTexts('admin');
  const navigate = useNavigate();
  const { id: addressId = 'new' } = useParams();
  const [start] = useState(record);
  const [saved, setSaved] = useState(record);
  const [showsHistory, setShowsHistory] = useState(false);
  const [, save] = useMutation(props.save);
  const title = titleOf(saved);
  useRecordTitle(addressId, addressId === 'new' ? undefined : title);

  const check = useCallback(
    (values: FormValues) => {
      const result = validate(validator, values, language);
      return result.valid ? [] : result.errors;
    },
    [validator, language],
  );

  const onSave = async ({ values, revision, saveId }: SaveRequest) => {
    const input = { ...inputOf(values), id: record.id, revision, saveId };
    const { data, error } = await save({ input });
    if (!data) return error ? refusedSave(error) : ({ kind: 'failed', message: '' } as const);
    setSaved(data.saved);
    onSaved?.(data.saved);
    return { kind: 'saved', values: valuesOf(data.saved), revision: data.saved.revision ?? 1 } as const;
  };

  const isNew = saved.revision === null;
  return (
    <FormPage
      address={`/${route}/${addressId}`}
      title={title}
      subtitle={props.subtitle}
      tabs={props.tabs}
      initialValues={valuesOf(start)}
      initialRevision={start.revision}
      validate={check}
      onSave={onSave}
      onSaved={() => {
        if (addressId === 'new') navigate(`/${route}/${record.id}/details`, { replace: true });
      }}
      onHelp={() => void openHelp(props.help)}
      readOnlyReason={props.readOnlyReason}
      actions={
        isNew ? undefined : (
          <>
            {props.actions?.(saved)}
            {props.remove && props.readOnlyReason === undefined && (
              <DeleteRecord document={props.remove} route={route} id={record.id} item={title} />
            )}
            <HeaderButton onClick={() => setShowsHistory(true)}>{t('record.history')}</HeaderButton>
          </>
        )
      }
    >
      {props.children(saved)}
      <RecordHistory
        kind={kind}
        recordId={record.id}
        labelOf={labelOf}
        opened={showsHistory}
        onClose={() => setShowsHistory(false)}
      />
    </FormPage>
  );
}
