import { useTexts } from '../../i18n/i18n-provider.tsx';
import classes from '../dialogs.module.css';
import { useFormTexts } from '../form-texts.ts';
import { hasParts } from '../form-values.ts';
import { useShownValue } from '../history/shown-value.ts';
import { changedLines } from './changed-lines.ts';
import { isSameRow } from './equal-values.ts';
import { plainRows } from './merge-rows.ts';

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

/** The rows of a list that the other version lacks or has with other values; undefined where these are no rows. */
function ownRows(value: unknown, other: unknown): readonly object[] | undefined {
  if (!Array.isArray(value) || !Array.isArray(other)) return undefined;
  const [rows, others] = [plainRows(value), plainRows(other)];
  if (!rows || !others) return undefined;
  const known = new Map(others.map((row) => [row.id, row]));
  return rows.filter((row) => {
    const counterpart = known.get(row.id);
    return !counterpart || !isSameRow(row, counterpart);
  });
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
  const { t: form } = useFormTexts();
  const format = useShownValue();
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  const rows = ownRows(value, other);
  const text = shownText(rows && rows.length > 0 ? rows : value, field, format);
  if (text === '') return <span className={classes.empty}>{t('form.empty')}</span>;
  // This version removed the rows that the other one shows.
  if (rows?.length === 0 && ownRows(other, value)?.length)
    return <span className={classes.empty}>{form('conflict.withoutRows')}</span>;
  const own =
    Array.isArray(value) && !rows?.length
      ? changedLines(shownText(other, field, format), text)?.added
      : undefined;
  return <span className={classes.lines}>{own && own.length > 0 ? own.join('\n') : text}</span>;
}
