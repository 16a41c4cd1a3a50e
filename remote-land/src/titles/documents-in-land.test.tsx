import {
  answeredLink,
  beforeForm,
  editsItsDocument,
  onlyShowsItsDocument,
  placedLink,
} from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aTitle, tractId } from '../testing/made-up-land.ts';
import { showLand } from '../testing/show-land.tsx';

beforeAll(() => import('../title-reading/read-title-page.tsx'));
beforeEach(beforeForm);

const titleId = aTitle(1).id;
const places = [
  ['TitleTract', tractId, 'related-documents'],
  ['Title', titleId, `titles/${titleId}/related-documents`],
] as const;

const show = (path: string, canEdit: boolean) =>
  showLand({
    address: `title-tract/${tractId}/${path}/${placedLink}`,
    rights: { isEditor: canEdit },
    answers: answeredLink(canEdit),
  });

it.each(places)('a document is edited within its %s, at its address', async (parentType, id, path) => {
  const view = show(path, true);
  await editsItsDocument(view, parentType, id);
  expect(view.place()).toBe(`/title-tract/${tractId}/${path}/${placedLink}`);
});

it.each(places)('a document within its %s is for reading to who only reads', async (_, __, path) => {
  show(path, false);
  await onlyShowsItsDocument();
});
