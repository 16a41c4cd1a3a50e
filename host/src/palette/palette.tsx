import { useState } from 'react';
import { type CurrentUser, nameIn } from 'shared-contracts';
import { startTodaySchema } from 'shared-contracts/grids';
import { type Translate, useTexts } from 'shared-ui';
import { PaletteBox, type PaletteEntry, type PaletteSection } from 'shared-ui/palette';
import { useDeclared } from '../areas/use-declared.tsx';
import { useFolders } from '../navigation/folders.tsx';
import { folderAddress } from '../navigation/navigation.ts';
import { useFetched } from '../page/use-fetched.ts';
import { zoneQuery } from '../page/zone-query.ts';
import { foundAddress } from './list-addresses.ts';
import { fitting } from './match-words.ts';
import { closePalette } from './palette-opened.ts';
import { recordSections } from './record-sections.ts';
import { takeTypedAhead } from './typed-ahead.ts';
import { type PaletteAction, useActions, useScreens } from './use-screens.ts';
import { useSearch } from './use-search.ts';

/** The most entries shown of each kind other than records; a longer text finds the others. */
const shownPlaces = 5;

/** Letters up to which the recent records come first. */
const fewLetters = 3;

/** The title of a list by its name. */
function useListTitle(): (name: string) => string | undefined {
  const { lists } = useDeclared();
  const { language } = useTexts('palette');
  return (name) => {
    const list = lists.find((one) => one.name === name);
    return list && nameIn(language, list.title);
  };
}

const section = (key: string, title: string, entries: readonly PaletteEntry[]): readonly PaletteSection[] =>
  entries.length > 0 ? [{ key, title, entries }] : [];

/** The person's recent records, offered before they type. */
function useRecentEntries(): readonly PaletteEntry[] {
  const today = useFetched(`start/today?${zoneQuery()}`, startTodaySchema);
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
  const places = (entries: readonly PaletteAction[]) =>
    wanted === '' ? entries : fitting(entries, wanted).slice(0, shownPlaces);
  const records = search.answer ? recordSections(search.answer.records, titleOf, wanted, t) : [];
  const offered = [
    ...section('screens', t('goTo'), places(screens)),
    ...section('folders', t('folders'), places(folders)),
    ...section('actions', t('actions'), places(actions)),
  ];
  // A few letters match too many things, so recent records come first.
  const lately = wanted.length <= fewLetters ? places(recent) : [];
  const sections = [...section('recent', t('recent'), lately), ...offered, ...records];
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
