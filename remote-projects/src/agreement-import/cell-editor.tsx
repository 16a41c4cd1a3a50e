import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { EditedRow } from 'shared-contracts';
import classes from './review.module.css';

interface CellEditorProps {
  readonly edited: EditedRow;
  /** The name of the cell, as 'Purpose of row 14'. */
  readonly label: string;
  readonly value: string;
  /** The possible meanings. */
  readonly offered: readonly string[];
  /** Called with another value. */
  readonly onFix: (value: string) => void;
  /** Goes on to the next fault. */
  readonly onNext: (way: 1 | -1) => void;
}

/** Edits one cell in place: Enter corrects it, Esc leaves it unchanged, F8 corrects it and goes to the next fault. */
export function CellEditor({ edited, label, value, offered, onFix, onNext }: CellEditorProps) {
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    // Typing continues after the text that started the edit.
    if (edited.typed === undefined) field.current?.select();
  }, [edited.typed]);
  const cell = edited.cells.find(({ column }) => column === edited.first);
  const end = (input: HTMLInputElement, isFixed: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isFixed && input.value !== value) onFix(input.value);
    edited.onEnd('here');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, currentTarget } = event;
    if (!['Enter', 'Escape', 'F8', 'Tab'].includes(key)) return;
    event.preventDefault();
    event.stopPropagation();
    end(currentTarget, key !== 'Escape');
    if (key === 'F8') onNext(shiftKey ? -1 : 1);
  };
  return (
    <div>
      <input
        ref={field}
        className={classes['editor']}
        style={cell?.style}
        aria-label={label}
        defaultValue={edited.typed ?? value}
        list={offered.length > 0 ? list : undefined}
        onKeyDown={onKeyDown}
        onBlur={({ currentTarget }) => end(currentTarget, true)}
      />
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </div>
  );
}
