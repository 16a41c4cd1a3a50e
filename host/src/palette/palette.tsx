import { useState } from 'react';
import { type CurrentUser, nameIn } from 'shared-contracts';
import { startTodaySchema } from 'shared-contracts/grids';
import { type FoundRecord, searchLimits } from 'shared-contracts/search';
import { type Translate, useTexts } from 'shared-ui';
import { PaletteBox, type PaletteEntry, type PaletteSection } from 'shared-ui/palette';
import { useDeclared } from '../areas/use-declared.tsx';
import { useFolders } from '../navigation/folders.tsx';
import { folderAddress } from '../navigation/navigation.ts';
import { listWithText } from '../navigation/view-address.ts';
import { askedFrom } from '../page/asked-from.ts';
import { useFetched } from '../page/use-fetched.ts';
import { foundAddress } from './list-addresses.ts';
import { fitting } from './match-words.ts';
import { closePalette } from './palette-opened.ts';
import { takeTypedAhead } from './typed-ahead.ts';
import { useActions, useScreens } from './use-screens.ts';
import { useSearch } from './use-search.ts';

/** Entries of a kind that are not records; the others are found with a longer text. */
const shownPlaces = 5;

/** The title of a list by its name. */
function useListTitle(): (name: string) => string | undefined {
  const { lists } = useDeclared();
  const { language } = useTexts('palette');
  return (name) => {
    const list = lists.find((one) => one.name === name);
    return list && nameIn(language, list.title);
  };
}

/** Records kind by kind, three of each, and where there are more the way to all of them. */
function recordSections(
  records: readonly FoundRecord[],
  titleOf: (name: string) => string | undefined,
  text: string,
  t: Translate,
): readonly PaletteSection[] {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.flatMap((kind): PaletteSection[] => {
    const found = records.filter((record) => record.kind === kind);
    const title = titleOf(kind);
    if (title === undefined) return [];
    const shown = found.slice(0, searchLimits.usual).map(
      (record): PaletteEntry => ({
        key: `${kind} ${record.id}`,
        title: record.title,
        ...(record.subtitle ? { detail: record.subtitle } : {}),
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

const section = (key: string, title: string, entries: readonly PaletteEntry[]): readonly PaletteSection[] =>
  entries.length > 0 ? [{ key, title, entries }] : [];

/** What a person goes on with before they type. */
function useRecentEntries(): readonly PaletteEntry[] {
  const today = useFetched(`start/today?${askedFrom()}`, startTodaySchema);
  const titleOf = useListTitle();
  return (today.data?.recent ?? []).flatMap(({ source, id, title, detail, opens }): PaletteEntry[] => {
    const beside = detail ?? titleOf(source);
    return [
      {
        key: `recent ${source} ${id}`,
        title,
        ...(beside ? { detail: beside } : {}),
        to: foundAddress({ kind: source, id, path: opens }),
      },
    ];
  });
}

/** One box over records, screens, folders and actions. */
export function Palette({ user, t }: { user: CurrentUser; t: Translate }) {
  const { language } = useTexts('palette');
  const [text, setText] = useState('');
  const search = useSearch(text);
  const screens = useScreens(user);
  const actions = useActions(user, t);
  const recent = useRecentEntries();
  const titleOf = useListTitle();
  const folders = (useFolders().data ?? []).map(
    ({ id, name }): PaletteEntry => ({
      key: `folder ${id}`,
      title: nameIn(language, name),
      to: folderAddress(id),
    }),
  );
  const wanted = text.trim();
  const places = (entries: readonly PaletteEntry[]) =>
    wanted === '' ? entries : fitting(entries, wanted).slice(0, shownPlaces);
  const records = search.answer ? recordSections(search.answer.records, titleOf, wanted, t) : [];
  const offered = [
    ...section('screens', t('goTo'), places(screens)),
    ...section('folders', t('folders'), places(folders)),
    ...section('actions', t('actions'), places(actions)),
  ];
  const sections =
    wanted === '' ? [...section('recent', t('recent'), recent), ...offered] : [...offered, ...records];
  const failedKinds = (search.answer?.failed ?? []).flatMap((kind) => titleOf(kind) ?? []);
  const notes =
    wanted === ''
      ? []
      : [
          ...(search.failure ? [t('error', { message: search.failure.message ?? t('noMessage') })] : []),
          ...(search.answer?.readAs ?? []).map(({ kind, text: read }) => t(`readAs.${kind}`, { text: read })),
          ...(search.answer?.said ? [search.answer.said] : []),
          ...(failedKinds.length > 0 ? [t('failed', { kinds: failedKinds.join(', ') })] : []),
          ...(sections.length === 0 && !search.isBusy && !search.failure
            ? [t('nothing', { text: wanted })]
            : []),
        ];
  return (
    <PaletteBox
      label={t('label')}
      placeholder={t('placeholder')}
      hint={t('hint')}
      text={text}
      onTextChange={setText}
      takeTypedAhead={takeTypedAhead}
      sections={sections}
      isBusy={search.isBusy}
      notes={notes}
      onClose={closePalette}
    />
  );
}
