import { getIn } from 'final-form';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-final-form';
import type { EditEnd, EditedRow } from 'shared-contracts';
import { FormSessionProvider } from '../../form/form-session.ts';
import { useFormTexts } from '../../form/form-texts.ts';
import { unreadTextsOf } from '../../form/unread-texts.ts';
import classes from '../edited-record.module.css';
import { useHeldRows } from '../record-context.ts';
import type { Collection } from '../rows/collection.ts';
import { isLastStop } from '../rows/is-last-stop.ts';
import { isForRow } from '../rows/keys-in-row.ts';
import { useOpenedRow } from '../rows/use-opened-row.ts';
import { CellsAbsent } from './cells-absent.tsx';
import { CellsWaiting } from './cells-waiting.tsx';
import { heldForm } from './held-form.ts';
import type { HeldPlace } from './held-place.ts';

/** The width of the text about keys, in CSS pixels. */
const keysWidth = 400;

/** The fields for editing in place, by column id, which is also the name of the field. */
export type CellFields = Readonly<Record<string, ReactNode>>;

/** The text about keys is below the first cell, but never beyond the right edge of the row. */
const keysPlace = ({ cells }: EditedRow): CSSProperties => ({
  left: `min(${cells[0]?.style.left ?? 0}px, calc(100% - ${keysWidth}px))`,
  width: keysWidth,
});

interface HeldCellsProps {
  readonly collection: Collection;
  readonly edited: EditedRow;
  readonly cells: CellFields;
}

/** Replaces the text of a field as if it was typed; further typing continues after it. */
function typeInto(field: HTMLInputElement, text: string): void {
  // React overrides this setter on the element to ignore values set by code: the original one counts as typing.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.setSelectionRange(text.length, text.length);
}

function Cells({ place, edited, cells }: HeldCellsProps & { readonly place: HeldPlace }) {
  const held = useHeldRows();
  const { t } = useFormTexts();
  const [{ form, follow }] = useState(() => heldForm(held, place));
  const [before] = useState(place.values);
  const box = useRef<HTMLFieldSetElement>(null);
  const stop = useRef(() => {});
  useEffect(() => {
    const detach = held.attach(place, form);
    const leave = follow();
    stop.current = leave;
    return () => {
      place.session.flush();
      leave();
      detach();
    };
  }, [held, place, form, follow]);

  const fieldOf = (column: string | undefined) =>
    [...(box.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].find(
      ({ name }) => name === column,
    );
  const end = (to: EditEnd) => {
    place.session.flush();
    const wrong = edited.cells.find(
      ({ column }) =>
        getIn(form.getState().errors ?? {}, column) || unreadTextsOf(place.session).of(column) !== undefined,
    );
    if (!wrong) return edited.onEnd(to);
    // Its error is shown below the cell.
    form.blur(wrong.column);
    fieldOf(wrong.column)?.focus();
  };
  const takeBack = () => {
    // A cancelled edit is not kept when the fields are removed.
    stop.current();
    held.write(place, before, {});
    edited.onEnd('here');
  };

  const begin = useEffectEvent(() => {
    const field = fieldOf(edited.first);
    field?.focus();
    if (edited.typed === undefined) field?.select();
    else if (field) typeInto(field, edited.typed);
  });
  useEffect(() => begin(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isForRow(event, box.current)) return;
    const goesOn = event.key === 'Tab' && !event.shiftKey && isLastStop(box.current, event.target);
    if (event.key === 'Escape') takeBack();
    else if (goesOn) end('next');
    else if (event.key === 'Enter') end(event.ctrlKey || event.metaKey ? 'below' : 'here');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <FormSessionProvider value={place.session}>
      <Form form={form} onSubmit={() => {}} subscription={{}}>
        {() => (
          <fieldset
            ref={box}
            aria-label={t('editRow.label', { title: place.title || place.collection.item })}
            className={classes['cells']}
            onKeyDown={onKeyDown}
            onBlur={({ relatedTarget: next }) => {
              const isOut =
                next instanceof Element && !box.current?.contains(next) && !next.closest('[data-portal]');
              if (isOut) edited.onEnd('here');
            }}
          >
            {edited.cells.map(({ column, style }) => (
              <div key={column} className={classes['cell']} style={style} data-cell="" data-labels="hidden">
                {cells[column]}
              </div>
            ))}
            <div className={classes['below']} style={keysPlace(edited)}>
              <p>{t('editRow.heldKeys')}</p>
            </div>
          </fieldset>
        )}
      </Form>
    </FormSessionProvider>
  );
}

const alone = { before: undefined, behind: undefined };

/**
 * Edits a row of a record in the cells of its grid: edits are kept like those of its form, and wait for the record's
 * Save. Enter keeps them, Ctrl+Enter and Tab in the last cell continue below, Esc cancels.
 */
export function HeldCells(props: HeldCellsProps) {
  const { collection, edited } = props;
  const { t } = useFormTexts();
  const { found, place, isGone, tryAgain } = useOpenedRow({
    ...{ collection, id: edited.row.id, stored: undefined, tabAddress: '/', tab: '', isOnTop: false },
    neighbours: alone,
  });
  const close = () => edited.onEnd('here');
  if (!found) return <CellsWaiting edited={edited} />;
  if (place && !isGone) return <Cells {...props} place={place} />;
  const isFailed = 'absence' in found && found.absence === 'failed';
  return (
    <CellsAbsent
      cells={edited.cells}
      message={isFailed ? found.message || t('record.failed') : t('editRow.missing')}
      {...(isFailed ? { onTryAgain: tryAgain } : {})}
      onClose={close}
    />
  );
}
