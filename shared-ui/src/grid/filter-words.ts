import type { Language } from 'shared-contracts';
import type { GridColumn, GridFilter } from 'shared-contracts/grids';
import type { Translate } from '../i18n/i18n-provider.tsx';
import { cellText } from './cell-text.ts';

/** A filter in words, behind its column: 'Signed, Sent', 'from Nov-01-2026', 'Next 30 days'. */
export function filterWords(
  filter: GridFilter,
  column: GridColumn,
  t: Translate,
  language: Language,
): string {
  const text = (value: unknown) => (value === null ? t('grid.blank') : cellText(value, column, language));
  const { values, contains, from, to, within } = filter;
  const rangeWords = (): string[] => {
    if (within) return [t(`grid.preset.${within}`)];
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
