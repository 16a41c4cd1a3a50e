import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { nameIn } from 'shared-contracts';
import { useTexts } from 'shared-ui';
import { useDeclared } from '../areas/use-declared.tsx';
import { useFolders } from '../navigation/folders.tsx';

/** The list or smart folder in the address, with its title; empty while a folder is being read. */
export function useListFromAddress() {
  const { language } = useTexts('host');
  const { lists } = useDeclared();
  const [parameters] = useSearchParams();
  const folders = useFolders();
  const folderId = parameters.get('folder') ?? undefined;
  const found = folders.data?.find(({ id }) => id === folderId);
  // Each write changes only its count, which must not reset the open list.
  const { id, name, view } = found ?? {};
  const folder = useMemo(
    () => (id && name && view ? { id, title: nameIn(language, name), view } : undefined),
    [id, name, view, language],
  );
  const source = folderId === undefined ? parameters.get('source') : found?.source;
  const list = lists.find(({ name }) => name === source);
  return {
    folders,
    folder,
    list,
    isFolderComing: folderId !== undefined && folders.data === undefined,
    title: folder?.title ?? (list ? nameIn(language, list.title) : ''),
  };
}
