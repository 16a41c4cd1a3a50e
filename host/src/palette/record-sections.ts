import { type FoundRecord, searchLimits } from 'shared-contracts/search';
import type { Translate } from 'shared-ui';
import type { PaletteEntry, PaletteSection } from 'shared-ui/palette';
import { listWithText } from '../navigation/view-address.ts';
import { foundAddress } from './list-addresses.ts';
import { likeness } from './match-words.ts';

/**
 * The found records by kind, three of each, with a link to all results if there are more. Kinds without a list title
 * are left out.
 */
export function recordSections(
  records: readonly FoundRecord[],
  titleOf: (name: string) => string | undefined,
  text: string,
  t: Translate,
): readonly PaletteSection[] {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  const likeliest = (kind: string) =>
    Math.max(...records.filter((record) => record.kind === kind).map((record) => likeness(record, text)));
  // The kind with the most likely match comes first, so that Enter opens it; the other kinds keep their order.
  const ordered = kinds.toSorted((one, other) => likeliest(other) - likeliest(one));
  return ordered.flatMap((kind): PaletteSection[] => {
    const found = records.filter((record) => record.kind === kind);
    const title = titleOf(kind);
    if (title === undefined) return [];
    const shown = found.slice(0, searchLimits.usual).map(
      (record): PaletteEntry => ({
        key: `${kind} ${record.id}`,
        title: record.title,
        ...(record.subtitle ? { detail: record.subtitle } : {}),
        ...(record.matched ? { matched: record.matched } : {}),
        to: foundAddress(record),
      }),
    );
    const more =
      found.length > searchLimits.usual
        ? [{ key: `more ${kind}`, title: t('more', { list: title }), to: listWithText(kind, text) }]
        : [];
    return [{ key: kind, title, entries: [...shown, ...more] }];
  });
}
