import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from '../dialogs.module.css';
import { hasParts } from '../form-values.ts';
import { useShownValue } from '../history/shown-value.ts';
import { changedLines } from './changed-lines.ts';

const naming = ['name', 'fullName', 'companyName', 'code', 'description', 'status', 'unit', 'title'];

type FormatValue = ReturnType<typeof useShownValue>;

/** A value as text: a picked entry by its name, a row by its values, a list line by line. */
function shownText(value: unknown, field: string, format: FormatValue): string {
  if (Array.isArray(value))
    return value
      .map((one) => shownText(one, field, format))
      .filter(Boolean)
      .join('\n');
  if (!hasParts(value))
    return typeof value === 'boolean' ? (value ? '✓' : '✗') : format(String(value ?? ''), { field });
  const named = naming.map((key) => value[key]).find((text) => typeof text === 'string' && text !== '');
  const cells = Object.entries(value)
    .filter(([name]) => !['id', '__typename', 'sequence', 'revision'].includes(name))
    .map(([name, cell]) => (Array.isArray(cell) ? '' : shownText(cell, name, format)))
    .filter(Boolean);
  const isRow = Object.values(value).some(hasParts) || cells.length > 2;
  return String((isRow ? cells.join(', ') : named) ?? cells.join(', '));
}

interface VersionValueProps {
  /** The name of its field. */
  readonly field: string;
  readonly value: unknown;
  /** The other version: of lists only the lines that differ are shown. */
  readonly other?: unknown;
}

/** Shows a value of one version as text. */
export function VersionValue({ field, value, other }: VersionValueProps) {
  const { t } = useTexts('ui');
  const format = useShownValue();
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  const text = shownText(value, field, format);
  if (text === '') return <span className={classes.empty}>{t('form.empty')}</span>;
  const own = Array.isArray(value) ? changedLines(shownText(other, field, format), text)?.added : undefined;
  return <span className={classes.lines}>{own && own.length > 0 ? own.join('\n') : text}</span>;
}
