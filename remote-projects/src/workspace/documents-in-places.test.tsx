import {
  answeredLink,
  beforeForm,
  editsItsDocument,
  onlyShowsItsDocument,
  placedLink,
} from 'shared-ui/testing';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aProject, projectId } from '../testing/made-up-projects.ts';
import { showProject } from '../testing/show-project.tsx';
import { loadBelowProject, wholeIds, wholeProject } from '../testing/whole-project.ts';

beforeAll(loadBelowProject);
beforeEach(beforeForm);

/** Opens the link of a place below the project, by its address. */
const show = (path: string, canEdit: boolean) =>
  showProject({
    address: `${projectId}/${path}/${placedLink}`,
    project: aProject({ canEdit }),
    rights: { isEditor: canEdit },
    answers: { ...wholeProject(canEdit), ...answeredLink(canEdit) },
  });

const { agreement, request, item, communication } = wholeIds;
const places = [
  ['Project', projectId, 'related-documents'],
  ['Agreement', agreement, `agreements/${agreement}/related-documents`],
  ['Request', request, `requests/${request}/related-documents`],
  ['RequestItem', item, `requests/${request}/request-items/${item}/related-documents`],
  ['Communication', communication, `communications/${communication}/related-documents`],
] as const;

it.each(places)('a document is edited within its %s, at its address', async (parentType, id, path) => {
  const view = show(path, true);
  await editsItsDocument(view, parentType, id);
  expect(view.place()).toBe(`/surface-project/${projectId}/${path}/${placedLink}`);
});

it.each(places)('a document within its %s is for reading to who only reads', async (_, __, path) => {
  show(path, false);
  await onlyShowsItsDocument();
});
