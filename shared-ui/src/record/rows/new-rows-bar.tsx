import '../../form/form-styles.ts';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { FormSession, FormSessionProvider } from '../../form/form-session.ts';
import { useFormTexts } from '../../form/form-texts.ts';
import type { FormValues } from '../../form/form-values.ts';
import { firstError, focusField } from '../../form/page/first-error.ts';
import { SubmitGroup } from '../../form/page/submit-group.tsx';
import type { NamedField } from '../../form/saving/held-content.ts';
import { SubmitButton } from '../../form/saving/submit-button.tsx';
import { useSave } from '../../form/saving/use-save.ts';
import { useAllFields } from '../../form/use-all-fields.ts';
import { useFormApi } from '../../form/use-form-api.ts';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { hindrance } from '../hindrance.ts';
import type { FormRecord } from '../record-writer.ts';
import { type RecordWriter, sendRecord, useRecordRules } from '../record-writer.ts';
import { isForRow } from './keys-in-row.ts';
import classes from './new-rows-bar.module.css';

interface NewRowsBarProps<TRecord extends FormRecord> extends RecordWriter<TRecord> {
  /** A record that is not saved yet. */
  readonly make: (id: string) => TRecord;
  readonly titleOf: (record: TRecord) => string;
  /** The name of one of them: 'City'. */
  readonly item: string;
  readonly fields: readonly NamedField[];
  /** Fields whose values the next row begins with, as the province of ten cities. */
  readonly keeps: readonly string[];
  /** Called after each stored row. */
  readonly onStored: () => void;
  readonly onClose: () => void;
  /** The input fields. */
  readonly children: ReactNode;
}

interface NewRowProps<TRecord extends FormRecord> extends NewRowsBarProps<TRecord> {
  readonly start: FormValues;
  readonly id: string;
  /** Called with a stored row and the values of its fields. */
  readonly onDone: (stored: TRecord) => void;
}

/** The fields of one new row. */
function NewRow<TRecord extends FormRecord>(props: NewRowProps<TRecord>) {
  const { start, id, fields, onDone, onClose } = props;
  const { t } = useFormTexts();
  const { t: common } = useTexts('ui');
  const form = useFormApi(start, useRecordRules(props));
  const [session] = useState(() => new FormSession());
  const [invalid, setInvalid] = useState<string>();
  const element = useRef<HTMLElement>(null);
  useAllFields(
    form,
    fields.map(({ name }) => name),
  );
  const { progress, save } = useSave({
    form,
    session,
    fields,
    held: undefined,
    initialRevision: null,
    onSave: (request) => sendRecord(props, id, request, onDone),
    onSaved: () => {},
    onInvalid: () => {
      const tab = { path: '', label: '', fields };
      const first = firstError([tab], form.getState().errors ?? {}, session.getRefusedPaths());
      setInvalid(first && t('save.firstError', { label: first.label }));
      if (first) focusField(() => element.current, first.path);
    },
    outrun: t('taken.outrun'),
  });
  // The first field that is still empty: those filled from the previous row are done.
  useEffect(() => {
    const inputs = [
      ...(element.current?.querySelectorAll<HTMLInputElement>('input[name]:not([readonly])') ?? []),
    ];
    (inputs.find(({ value, type }) => value === '' && type !== 'checkbox') ?? inputs[0])?.focus();
  }, []);
  const add = () => {
    setInvalid(undefined);
    void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isForRow(event, element.current)) return;
    // Enter by itself belongs to the form.
    const adds = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Escape') onClose();
    else if (adds) add();
    else return;
    event.preventDefault();
  };
  const failure = hindrance(progress, common('form.unexpected')) || invalid;
  return (
    <FormSessionProvider value={session}>
      <Form form={form} onSubmit={() => {}} subscription={{}}>
        {() => (
          <SubmitGroup ref={element} onKeyDown={onKeyDown} onSubmit={add}>
            <div className={classes['fields']}>{props.children}</div>
            {failure && (
              <p className={classes['failure']} role="alert">
                {failure}
              </p>
            )}
            <div className={classes['ways']}>
              <SubmitButton size="compact-sm" busy={progress.kind === 'busy'}>
                {t('newRows.add')}
              </SubmitButton>
              <Button variant="default" size="compact-sm" onClick={onClose}>
                {t('newRows.done')}
              </Button>
              <span className={classes['keys']}>{t('newRows.keys')}</span>
            </div>
          </SubmitGroup>
        )}
      </Form>
    </FormSessionProvider>
  );
}

/** New records one after the other, above the grid of their list: type, Ctrl+Enter or Enter, type the next. */
export function NewRowsBar<TRecord extends FormRecord>(props: NewRowsBarProps<TRecord>) {
  const { make, titleOf, item, keeps, valuesOf, onStored } = props;
  const { t } = useFormTexts();
  const begin = (kept: FormValues) => {
    const id = crypto.randomUUID();
    return { id, start: { ...valuesOf(make(id)), ...kept } };
  };
  const [row, setRow] = useState(() => begin({}));
  const [added, setAdded] = useState<readonly string[]>([]);
  const [last] = added;
  const onDone = (stored: TRecord) => {
    const values = valuesOf(stored);
    setAdded((before) => [titleOf(stored), ...before]);
    setRow(begin(Object.fromEntries(keeps.map((name) => [name, values[name]]))));
    onStored();
  };
  return (
    <section className={classes['bar']} aria-label={t('newRows.title', { item })}>
      <NewRow key={row.id} {...props} id={row.id} start={row.start} onDone={onDone} />
      <p className={classes['added']} role="status">
        {last !== undefined && t('newRows.added', { title: last, count: added.length })}
      </p>
    </section>
  );
}
