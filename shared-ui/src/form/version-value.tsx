import type { Language } from 'shared-contracts';
import { withShownDay } from 'shared-contracts/shown-dates';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { changedLines } from './changed-lines.ts';
import classes from './dialogs.module.css';

const naming = ['name', 'fullName', 'companyName', 'code', 'description', 'status', 'unit', 'title'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a value is called: a picked entry by its name, a row by what stands in it, a list line by line. */
function shownText(value: unknown, language: Language): string {
  const shown = (one: unknown) => shownText(one, language);
  if (Array.isArray(value)) return value.map(shown).filter(Boolean).join('\n');
  if (!isRecord(value))
    return typeof value === 'boolean' ? (value ? '✓' : '✗') : withShownDay(String(value ?? ''), language);
  const named = naming.map((key) => value[key]).find((text) => typeof text === 'string' && text !== '');
  const cells = Object.entries(value)
    .filter(([name]) => !['id', '__typename', 'sequence', 'revision'].includes(name))
    .map(([, cell]) => (Array.isArray(cell) ? '' : shown(cell)))
    .filter(Boolean);
  const isRow = Object.values(value).some(isRecord) || cells.length > 2;
  return String((isRow ? cells.join(', ') : named) ?? cells.join(', '));
}

interface VersionValueProps {
  readonly value: unknown;
  /** The other version: of lists only the lines that differ are shown. */
  readonly other?: unknown;
}

/** A value as a sentence would tell it. */
export function VersionValue({ value, other }: VersionValueProps) {
  const { t, language } = useTexts('ui');
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  const text = shownText(value, language);
  if (text === '') return <span className={classes.empty}>{t('form.empty')}</span>;
  const own = Array.isArray(value) ? changedLines(shownText(other, language), text)?.added : undefined;
  return <span className={classes.lines}>{own && own.length > 0 ? own.join('\n') : text}</span>;
}
