import { Combobox } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { nameIn } from 'shared-contracts';
import { useRetryOnceBack } from '../feedback/use-retry-once-back.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { titleCase } from '../layout/breadcrumb-trail.ts';
import { cssColor } from '../theme/color-text.ts';
import classes from './pick-menu.module.css';
import { usePickTexts } from './pick-texts.ts';
import { type PickColumn, type PickNote, type PickOption, valueAt } from './picklist.ts';

interface PickMenuProps {
  /** The subject of the choice, for screen readers. */
  readonly label: string;
  readonly options: readonly PickOption[];
  readonly columns: readonly PickColumn[];
  readonly note: PickNote | undefined;
  readonly picked: readonly string[];
  /** Options that are visible at the same time. */
  readonly visible: number;
  readonly isLoading: boolean;
  readonly failure: { readonly message: string; readonly tryAgain: () => void } | undefined;
  /** 'Create “text”', where the person may. */
  readonly createLabel: string | undefined;
}

/** The value of the option that creates a new entry. */
export const createValue = '#create';

const optionHeight = 32;

/** The width of notes relative to the columns of the list. */
const noteShare = 1.5;

function CellValue({ option, column }: { option: PickOption; column: PickColumn }) {
  const value = valueAt(option, column.path);
  if (column.kind === 'color')
    return <span className={classes['swatch']} style={{ background: cssColor(String(value ?? '')) }} />;
  if (column.kind === 'tick')
    return value === true ? <IconCheck size={14} aria-label="✓" role="img" /> : null;
  if (column.kind === 'count') return <>{Array.isArray(value) ? value.length : 0}</>;
  return <>{typeof value === 'string' || typeof value === 'number' ? value : ''}</>;
}

/** The menu of a picklist: its columns with their titles, and the message that is shown instead of options. */
export function PickMenu(props: PickMenuProps) {
  const { label, options, columns, note, picked, visible, isLoading, failure, createLabel } = props;
  const { t, language } = useTexts('ui');
  const pick = usePickTexts();
  useRetryOnceBack(failure?.message, failure?.tryAgain);
  // The shared texts name the usual fields; a newer list has its own names.
  const columnText = (path: string) =>
    pick.t(`column.${path.replace('.', '_')}`, { defaultValue: titleCase(path.split('.').at(-1) ?? path) });
  const shares: CSSProperties = {
    gridTemplateColumns: [...columns, ...(note ? [{ share: noteShare }] : [])]
      .map(({ share }) => `minmax(0, ${share}fr)`)
      .join(' '),
  };
  return (
    <>
      {columns.length > 1 && (
        <Combobox.Header className={classes['titles']} style={shares} aria-hidden>
          {columns.map(({ path, title }) => (
            <span key={path}>{title ? nameIn(language, title) : columnText(path)}</span>
          ))}
          {note && <span>{note.title}</span>}
        </Combobox.Header>
      )}
      <Combobox.Options
        className={classes['options']}
        aria-label={label}
        // Scrollable content must be scrollable by keyboard too; leaving the field closes the menu before Tab gets
        // here.
        tabIndex={0}
        style={{ maxHeight: visible * optionHeight }}
      >
        {options.map((option) => (
          <Combobox.Option
            key={option.id}
            value={option.id}
            active={picked.includes(option.id)}
            className={classes['option']}
            style={shares}
          >
            {columns.map((column) => (
              <span key={column.path} className={classes['cell']}>
                <CellValue option={option} column={column} />
              </span>
            ))}
            {note && <span className={classes['cell']}>{note.of(option)}</span>}
          </Combobox.Option>
        ))}
        {createLabel && <Combobox.Option value={createValue}>{createLabel}</Combobox.Option>}
      </Combobox.Options>
      {/* No option, so not among them: a list box holds nothing else. */}
      {options.length === 0 && !failure && !createLabel && (
        <Combobox.Empty role="status">{isLoading ? t('loading') : pick.t('nothing')}</Combobox.Empty>
      )}
      {failure && (
        <Combobox.Footer className={classes['failure']} role="alert">
          {failure.message || t('unknownError')}{' '}
          <button type="button" className={classes['again']} onClick={failure.tryAgain}>
            {t('tryAgain')}
          </button>
        </Combobox.Footer>
      )}
    </>
  );
}
