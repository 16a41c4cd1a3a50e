import type { Language } from 'shared-contracts';
import type { DatePreset, GridColumn, GridFilter } from 'shared-contracts/grids';
import type { Translate } from '../../i18n/i18n-provider.tsx';
import { cellText } from '../cells/cell-text.ts';

/** The names of days relative to today: earlier days are overdue where something is due. */
export const presetName = (preset: DatePreset, { formatter }: Pick<GridColumn, 'formatter'>, t: Translate) =>
  t(preset === 'overdue' && formatter === 'due' ? 'grid.overdue' : `grid.preset.${preset}`);

/** A filter in words, to follow its column: 'Signed, Sent', 'from Nov-01-2026', 'Next 30 days'. */
export function filterWords(
  filter: GridFilter,
  column: GridColumn,
  t: Translate,
  language: Language,
): string {
  const text = (value: unknown) =>
    value === null && !column.empty ? t('grid.blank') : cellText(value, column, language);
  const { values, contains, from, to, within } = filter;
  const rangeWords = (): string[] => {
    if (within) return [presetName(within, column, t)];
    if (from !== undefined && to !== undefined) return [`${text(from)} – ${text(to)}`];
    if (from !== undefined) return [t('grid.chipFrom', { value: text(from) })];
    return to === undefined ? [] : [t('grid.chipTo', { value: text(to) })];
  };
  return [
    ...(contains ? [`“${contains}”`] : []),
    ...(values ? [values.map(text).join(', ')] : []),
    ...rangeWords(),
  ].join(' · ');
}
