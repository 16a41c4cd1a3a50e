import '../form/form-styles.ts';
import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { EditEnd, EditedRow } from 'shared-contracts';
import { FormSession, FormSessionProvider } from '../form/form-session.ts';
import { useFormTexts } from '../form/form-texts.ts';
import { firstError, focusField } from '../form/page/first-error.ts';
import { ConflictDialog } from '../form/saving/conflict-dialog.tsx';
import type { NamedField } from '../form/saving/held-content.ts';
import { useSave } from '../form/saving/use-save.ts';
import { useAllFields } from '../form/use-all-fields.ts';
import { useFormApi } from '../form/use-form-api.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './edited-record.module.css';
import { hindrance } from './hindrance.ts';
import type { FormRecord } from './record-writer.ts';
import { type RecordWriter, sendRecord, useRecordRules } from './record-writer.ts';
import { isLastStop } from './rows/is-last-stop.ts';
import { isForRow } from './rows/keys-in-row.ts';

export interface EditedRecordProps<TRecord extends FormRecord> extends RecordWriter<TRecord> {
  readonly edited: EditedRow;
  readonly record: TRecord;
  /** The name of the record, for people who do not see the row's position. */
  readonly title: string;
  /** The fields of the record, including those without a column. */
  readonly fields: readonly NamedField[];
  /** The field of a column, and its input. */
  readonly cellOf: (column: string) => { readonly name: string; readonly field: ReactNode } | undefined;
  readonly onStored: (record: TRecord) => void;
}

/** Where a save leads that ends the editing of a row. */
const ends: Readonly<Record<EditEnd, 'leave' | 'new'>> = { here: 'leave', below: 'new', next: 'new' };

/**
 * A stored record in the cells of its row: one small form with the rules, the save and the merging of the
 * record's own. Enter saves, Ctrl+Enter and Tab in the last cell save and go on below, Esc takes back;
 * leaving the row saves.
 */
export function EditedRecord<TRecord extends FormRecord>(props: EditedRecordProps<TRecord>) {
  const { edited, record, title, fields, cellOf, valuesOf } = props;
  const { t } = useFormTexts();
  const { t: common } = useTexts('ui');
  const check = useRecordRules(props);
  const form = useFormApi(valuesOf(record), check);
  const [session] = useState(() => new FormSession());
  const [invalid, setInvalid] = useState<string>();
  /** A tick that is turned over shows its row's fields only once something is in its way. */
  const [isQuiet, setQuiet] = useState(edited.turns !== undefined);
  const box = useRef<HTMLFieldSetElement>(null);
  useAllFields(
    form,
    fields.map(({ name }) => name),
  );
  const goToError = () => {
    const tab = { path: '', label: '', fields };
    const first = firstError([tab], form.getState().errors ?? {}, session.getRefusedPaths());
    setInvalid(first && t('save.firstError', { label: first.label }));
    setQuiet(false);
    if (first) focusField(() => box.current, first.path);
  };
  /** Where a save continues, if it does. */
  const goesTo = useRef<EditEnd>('below');
  const { progress, save, resolve, dismissConflict } = useSave({
    form,
    session,
    fields,
    held: undefined,
    initialRevision: record.revision,
    onSave: (request) => sendRecord(props, record.id, request, props.onStored),
    onSaved: (after) => edited.onEnd(after === 'new' ? goesTo.current : 'here'),
    onInvalid: goToError,
    outrun: t('taken.outrun'),
  });
  const end = (to: EditEnd) => {
    setInvalid(undefined);
    goesTo.current = to;
    void save(ends[to]);
  };

  /** A cancelled edit is not saved when the focus leaves it. */
  const isOver = useRef(false);
  const takeBack = () => {
    isOver.current = true;
    edited.onEnd('here');
  };

  const begin = useEffectEvent(() => {
    // Where others were here since the list was read, it shows that.
    props.onStored(record);
    const tick = edited.turns && cellOf(edited.turns)?.name;
    if (tick) {
      form.change(tick, edited.row[edited.turns ?? ''] !== true);
      return end('here');
    }
    const first = cellOf(edited.first)?.name;
    const field = [...(box.current?.querySelectorAll<HTMLElement>('[name]') ?? [])].find(
      (element) => element.getAttribute('name') === first,
    );
    field?.focus();
    if (field instanceof HTMLInputElement && field.type === 'text') field.select();
  });
  useEffect(() => begin(), []);

  const isHindered =
    progress.kind === 'failed' || progress.kind === 'refused' || progress.kind === 'conflict';
  useEffect(() => {
    if (isHindered) setQuiet(false);
  }, [isHindered]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isForRow(event, box.current)) return;
    const goesOn = event.key === 'Tab' && !event.shiftKey && isLastStop(box.current, event.target);
    if (event.key === 'Escape') takeBack();
    else if (goesOn) end('next');
    else if (event.key !== 'Enter' || (event.shiftKey && event.target instanceof HTMLTextAreaElement)) return;
    else end(event.ctrlKey || event.metaKey ? 'below' : 'here');
    event.preventDefault();
    event.stopPropagation();
  };
  const failure = hindrance(progress, common('form.unexpected')) || invalid;

  return (
    <FormSessionProvider value={session}>
      <Form form={form} onSubmit={() => {}} subscription={{}}>
        {() => (
          <fieldset
            ref={box}
            aria-label={t('editRow.label', { title })}
            aria-busy={progress.kind === 'busy'}
            className={classes['cells']}
            data-quiet={isQuiet || undefined}
            onKeyDown={onKeyDown}
            onBlur={({ relatedTarget: next }) => {
              const isOut =
                next instanceof Element && !box.current?.contains(next) && !next.closest('[data-portal]');
              if (isOut && !isQuiet && !isOver.current) end('here');
            }}
          >
            {edited.cells.map(({ column, style }) => (
              <div key={column} className={classes['cell']} style={style} data-cell="" data-labels="hidden">
                {cellOf(column)?.field}
              </div>
            ))}
            {!isQuiet && (
              <div className={classes['below']} style={{ left: edited.cells[0]?.style.left }}>
                {failure ? (
                  <p role="alert">
                    {failure}{' '}
                    <Button variant="default" size="compact-xs" onClick={takeBack}>
                      {t('editRow.undo')}
                    </Button>
                  </p>
                ) : (
                  <p>{t('editRow.keys')}</p>
                )}
              </div>
            )}
          </fieldset>
        )}
      </Form>
      {progress.kind === 'conflict' && (
        <ConflictDialog
          parts={progress.parts}
          onResolve={(choices) => resolve(progress.parts, choices)}
          onCancel={dismissConflict}
        />
      )}
    </FormSessionProvider>
  );
}
