import { act } from '@testing-library/react';
import { addTexts } from 'shared-ui';
import { type Answers, refusals, renderInShell, standInApi, takeToasts } from 'shared-ui/testing';
import { Provider } from 'urql';
import { expect, it } from 'vitest';
import { landStale } from '../land-stale.ts';
import { en } from '../texts/en/area.ts';
import { useReadFiles } from './read-files.ts';

const filedAll: Answers = {
  FileReadTitles: ({ input }) => ({
    data: {
      filed: (input as readonly { id: string; parentId: string }[]).map(({ id, parentId }) => ({
        __typename: 'RelatedDocument',
        id,
        parentId,
      })),
    },
  }),
};

/** The files of a form, with an API that takes them. */
function readFiles(answers: Answers = filedAll) {
  const { client, variablesOf } = standInApi(answers, landStale);
  let files: ReturnType<typeof useReadFiles> | undefined;
  function Form() {
    files = useReadFiles();
    return null;
  }
  const view = renderInShell(
    <Provider value={client}>
      <Form />
    </Provider>,
  );
  act(() => addTexts(view.i18n, 'land', 'en', en));
  if (!files) throw new Error('The form was not drawn.');
  return { files, filed: () => variablesOf('FileReadTitles').map(({ input }) => input) };
}

it('files what a title was read from once the title is saved, and only once', async () => {
  const { files, filed } = readFiles();
  files.note({ titleId: 't1', guid: 'g1', name: 'title.pdf' });
  await act(() => files.fileWith(['t2']));
  expect(filed()).toEqual([]);
  await act(() => files.fileWith(['t2', 't1']));
  await act(() => files.fileWith(['t2', 't1']));
  expect(filed()).toMatchObject([[{ parentId: 't1', fileGuid: 'g1', name: 'title.pdf' }]]);
  expect(takeToasts()).toEqual([
    { kind: 'success', message: 'title.pdf is among the documents of its title.' },
  ]);
});

it('leaves alone what was read for a title that is not among the saved ones, and files a file for its last title', async () => {
  const { files, filed } = readFiles();
  files.note({ titleId: 't1', guid: 'g1', name: 'title.pdf' });
  files.note({ titleId: 't2', guid: 'g1', name: 'title.pdf' });
  await act(() => files.fileWith(['t1']));
  expect(filed()).toEqual([]);
  await act(() => files.fileWith(['t2']));
  expect(filed()).toMatchObject([[{ parentId: 't2' }]]);
});

it('says why a file could not be filed', async () => {
  const { files } = readFiles({
    FileReadTitles: () => refusals('A file with the same name already exists.'),
  });
  files.note({ titleId: 't1', guid: 'g1', name: 'title.pdf' });
  await act(() => files.fileWith(['t1']));
  expect(takeToasts()).toEqual([
    {
      kind: 'error',
      message:
        'title.pdf could not be filed among the documents of its title: A file with the same name already exists.',
    },
  ]);
});
