import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormSession } from '../form-session.ts';
import { useFormTexts } from '../form-texts.ts';
import { firstField } from '../page/first-field.ts';
import { useIsReadOnly } from '../page/form-mode.ts';
import { unreadTextsOf } from '../unread-texts.ts';
import classes from './rows-field.module.css';
import { useFormField } from './use-form-field.ts';

/** A row within a record; its id is made here, its place is its place in the list. */
export interface FormRow {
  readonly id: string;
  readonly [field: string]: unknown;
}

interface RowsColumn {
  readonly name: string;
  readonly label: string;
  readonly required?: boolean;
  /** Its texts need more space than the fields next to them. */
  readonly isLong?: boolean;
}

interface RowsFieldProps {
  /** Path of the list in the form. */
  readonly name: string;
  readonly label: string;
  readonly columns: readonly RowsColumn[];
  /** The initial values of a new row. */
  readonly newRow: () => FormRow;
  /** The field of a column in one row; `path` is its path in the form. */
  readonly cell: (column: string, path: string) => ReactNode;
  /** The meaning of an empty list, where it needs one. */
  readonly whenEmpty?: string | undefined;
  readonly readOnly?: boolean;
  /** Why no row can be added now, where that is so. */
  readonly addBlockedBy?: string | undefined;
  /** Called instead of removing a row immediately; `take` removes it. */
  readonly onRemove?: (row: FormRow, take: () => void) => void;
  /** Why a row cannot be taken out, where that is so. */
  readonly removeBlockedBy?: (row: FormRow) => string | undefined;
}

const isRow = (value: unknown): value is FormRow =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

/** The focus target after the rows were rendered following an action: a button of a row, or its first field. */
interface NextFocus {
  readonly place: number;
  readonly act?: string;
}

/** Moves the focus to a row, or if that was removed to the one before it; to the Add button if there are no rows. */
function focusRow(list: HTMLElement | null, { place, act }: NextFocus): void {
  const lines = list?.querySelectorAll('tbody > tr') ?? [];
  const line = lines[Math.min(place, lines.length - 1)];
  const button = (name: string | undefined) =>
    line?.querySelector<HTMLElement>(`button[data-act${name ? `="${name}"` : ''}]:not(:disabled)`);
  const next = act === undefined ? firstField(line) : (button(act) ?? button(undefined));
  (next ?? list?.querySelector<HTMLElement>('button[data-act="add"]'))?.focus();
}

/** Columns that fit next to each other below headings; with more, a row takes as many lines as it needs. */
const mostOnALine = 8;

/** The list with one row at another place. */
function moved(rows: readonly FormRow[], from: number, to: number): readonly FormRow[] {
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return rows;
  const others = rows.filter((other) => other !== row);
  return [...others.slice(0, to), row, ...others.slice(to)];
}

/** Rows of the record itself, in an order that people choose: added, changed, moved, removed. */
export function RowsField(props: RowsFieldProps) {
  const {
    name,
    label,
    columns,
    newRow,
    cell,
    whenEmpty,
    readOnly = false,
    addBlockedBy,
    onRemove,
    removeBlockedBy,
  } = props;
  const { t } = useFormTexts();
  const field = useFormField(name);
  const session = useFormSession();
  const isLocked = useIsReadOnly() || readOnly;
  const list = useRef<HTMLFieldSetElement>(null);
  const nextFocus = useRef<NextFocus>(undefined);
  useEffect(() => {
    const next = nextFocus.current;
    nextFocus.current = undefined;
    if (next) focusRow(list.current, next);
  });
  const rows = Array.isArray(field.value) ? field.value.filter(isRow) : [];
  const isWrapped = columns.length > mostOnALine;
  const actions = (row: FormRow, place: number) => [
    {
      key: 'up',
      icon: <IconArrowUp size={16} />,
      off: place === 0,
      why: undefined,
      to: place - 1,
      next: () => moved(rows, place, place - 1),
    },
    {
      key: 'down',
      icon: <IconArrowDown size={16} />,
      off: place === rows.length - 1,
      why: undefined,
      to: place + 1,
      next: () => moved(rows, place, place + 1),
    },
    {
      key: 'remove',
      icon: <IconTrash size={16} />,
      off: removeBlockedBy?.(row) !== undefined,
      why: removeBlockedBy?.(row),
      to: place,
      next: () => rows.filter((one) => one !== row),
    },
  ];
  return (
    <fieldset ref={list} className={classes['rows']} aria-label={label}>
      <legend className={classes['legend']}>{label}</legend>
      {rows.length === 0 ? (
        <p className={classes['empty']}>{whenEmpty ?? t('rows.empty')}</p>
      ) : (
        <div className={classes['scroller']}>
          <table className={classes['table']} data-lines={isWrapped || undefined}>
            <thead>
              <tr>
                <th scope="col" className={classes['number']}>
                  {t('rows.number')}
                </th>
                {columns.map((column) => (
                  <th key={column.name} scope="col" data-long={column.isLong || undefined}>
                    {column.label}
                    {column.required && <span className={classes['mark']}> *</span>}
                  </th>
                ))}
                {!isLocked && <td />}
              </tr>
            </thead>
            <tbody data-labels={isWrapped ? undefined : 'hidden'}>
              {rows.map((row, place) => (
                <tr key={row.id}>
                  <td className={classes['number']}>{place + 1}</td>
                  {columns.map((column) => (
                    <td key={`${row.id} ${place} ${column.name}`}>
                      {cell(column.name, `${name}[${place}].${column.name}`)}
                    </td>
                  ))}
                  {!isLocked && (
                    <td className={classes['actions']}>
                      {actions(row, place).map(({ key, icon, off, why, to, next }) => (
                        <ActionIcon
                          key={key}
                          data-act={key}
                          variant="subtle"
                          color="gray"
                          disabled={off}
                          aria-label={t(`rows.${key}`, { n: place + 1 })}
                          title={why ?? t(`rows.${key}`, { n: place + 1 })}
                          onClick={() => {
                            const go = () => {
                              // Later rows get other paths.
                              unreadTextsOf(session).drop(name);
                              nextFocus.current = { place: to, act: key };
                              field.change(next());
                            };
                            if (key === 'remove' && onRemove) onRemove(row, go);
                            else go();
                          }}
                        >
                          {icon}
                        </ActionIcon>
                      ))}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {field.error && (
        <p role="alert" className={classes['wrong']}>
          {field.error}
        </p>
      )}
      {!isLocked && (
        <Button
          variant="default"
          size="xs"
          data-act="add"
          leftSection={<IconPlus size={14} />}
          disabled={addBlockedBy !== undefined}
          title={addBlockedBy}
          onClick={() => {
            nextFocus.current = { place: rows.length };
            field.change([...rows, newRow()]);
          }}
        >
          {t('rows.add')}
        </Button>
      )}
    </fieldset>
  );
}
