import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mentionToken } from 'shared-contracts/comments';
import { type Answers, refusals } from 'shared-ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { projectId } from '../../testing/made-up-projects.ts';
import { showProject } from '../../testing/show-project.tsx';

const idOf = (place: number) => `00000000-0000-4000-8000-0000000003${String(place).padStart(2, '0')}`;
const ann = { __typename: 'Person', id: idOf(90), fullName: 'Ann Bell' };
const rightway = { __typename: 'Company', id: idOf(80), companyName: 'Rightway Land Services' };

const aComment = (place: number, change: object = {}) => ({
  __typename: 'Comment',
  id: idOf(place),
  revision: 1,
  text: `Comment ${place}`,
  isConfidential: false,
  createdAt: '2026-11-20T17:00:00.000Z',
  editedAt: null,
  author: ann,
  owner: rightway,
  mentions: [],
  canEdit: false,
  canDelete: false,
  ...change,
});

const page = (nodes: readonly object[], hasNextPage = false) => ({
  data: {
    comments: {
      __typename: 'CommentConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: null },
    },
  },
});

const people = () => ({
  data: { people: [{ ...ann, productClient: rightway }] },
});

const showComments = (answers: Answers, more: Partial<Parameters<typeof showProject>[0]> = {}) =>
  showProject({
    address: `${projectId}/comments`,
    answers: { MentionablePeople: people, ...answers },
    ...more,
  });

const type = (text: string) => {
  const box = screen.getByLabelText<HTMLTextAreaElement>('New comment');
  fireEvent.change(box, { target: { value: text, selectionStart: text.length } });
  return box;
};

beforeEach(() => {
  localStorage.clear();
});

describe('the comments on a record', () => {
  it('show who said what, people by their names, and text as text', async () => {
    const text = `${mentionToken(ann.id)} <b>look</b>\nat this`;
    showComments({
      Comments: () =>
        page([
          aComment(1, { text, mentions: [ann], editedAt: '2026-11-21T17:00:00.000Z', isConfidential: true }),
        ]),
    });
    const list = within(await screen.findByRole('list', { name: 'Comments' }));
    expect(list.getByText('@Ann Bell')).toBeTruthy();
    expect(list.getByText(/<b>look<\/b>/).textContent).toBe(' <b>look</b>\nat this');
    expect(list.getByText('edited')).toBeTruthy();
    expect(list.getByText('Confidential').title).toBe('Only people of Rightway Land Services read this.');
    expect(list.queryByRole('button')).toBeNull();
  });

  it('say that there are none, and what they are for', async () => {
    showComments({ Comments: () => page([]) });
    expect(await screen.findByText(/Nobody has commented yet/)).toBeTruthy();
  });

  it('say that they could not be read, and try again', async () => {
    let isAway = true;
    showComments({ Comments: () => (isAway ? refusals('The database is away.') : page([aComment(1)])) });
    expect(await screen.findByText(/The database is away/)).toBeTruthy();
    isAway = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /again/i })));
    expect(await screen.findByText('Comment 1')).toBeTruthy();
  });

  it('are read only by who may only read', async () => {
    showComments({ Comments: () => page([aComment(1)]) }, { rights: { isReadOnly: true } });
    await screen.findByText('Comment 1');
    expect(screen.queryByLabelText('New comment')).toBeNull();
  });

  it('are read on where the page ended', async () => {
    const { variablesOf } = showComments({
      Comments: ({ first }) => page([aComment(1)], Number(first) < 60),
    });
    const button = await screen.findByRole('button', { name: 'Earlier comments' });
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(variablesOf('Comments').at(-1)).toMatchObject({ first: 60 }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Earlier comments' })).toBeNull());
  });
});

describe('a new comment', () => {
  it('names people out of the list that @ opens, and Ctrl+Enter posts their ids, not the form around', async () => {
    const { variablesOf } = showComments({
      Comments: () => page([]),
      UpdateComments: ({ input }) => ({ data: { saved: [{ ...aComment(1), ...(input as object[])[0] }] } }),
    });
    await screen.findByText(/Nobody has commented yet/);
    const box = type('Ask @an');
    const option = await screen.findByRole('option', { name: /Ann Bell/ });
    expect(box.getAttribute('aria-activedescendant')).toBe(option.id);
    expect(variablesOf('MentionablePeople').at(-1)).toMatchObject({ text: 'an', isConfidential: false });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box.value).toBe('Ask @Ann Bell ');
    expect(screen.getByText('Goes to the inbox of Ann Bell. Ctrl+Enter posts.')).toBeTruthy();
    await act(async () => fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true }));
    await waitFor(() =>
      expect(variablesOf('UpdateComments')).toMatchObject([
        { source: 'Project', parentId: projectId, input: [{ text: `Ask ${mentionToken(ann.id)}` }] },
      ]),
    );
    await waitFor(() => expect(box.value).toBe(''));
    expect(variablesOf('UpdateSurfaceProject')).toEqual([]);
  });

  it('is posted without what is typed behind it meanwhile, which stays in the box', async () => {
    const { variablesOf } = showComments({
      Comments: () => page([]),
      UpdateComments: ({ input }) => ({ data: { saved: [{ ...aComment(1), ...(input as object[])[0] }] } }),
    });
    await screen.findByText(/Nobody has commented yet/);
    const box = type('First.');
    fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
    type('First. Second');
    await waitFor(() => expect(box.value).toBe('Second'));
    expect(variablesOf('UpdateComments')).toMatchObject([{ input: [{ text: 'First.' }] }]);
  });

  it('that is refused stays as it was typed, with the sentence', async () => {
    showComments({
      Comments: () => page([]),
      UpdateComments: () => refusals('You have posted 20 comments within a minute.'),
    });
    await screen.findByText(/Nobody has commented yet/);
    const box = type('Too fast');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Post' })));
    expect((await screen.findByRole('alert')).textContent).toContain('20 comments within a minute');
    expect(box.value).toBe('Too fast');
  });

  it('is kept while it is not posted, and discarded by one press', async () => {
    const shown = showComments({ Comments: () => page([]) });
    await screen.findByText(/Nobody has commented yet/);
    type('Half a thought');
    shown.unmount();
    showComments({ Comments: () => page([]) });
    await screen.findByText(/Not posted yet/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('New comment').value).toBe('Half a thought');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Discard' })));
    expect(screen.getByLabelText<HTMLTextAreaElement>('New comment').value).toBe('');
    expect(screen.queryByText(/Not posted yet/)).toBeNull();
  });
});

describe('one’s own comment', () => {
  it('is edited where it stands, and a conflict says so and keeps what was typed', async () => {
    let isStale = true;
    const { variablesOf } = showComments({
      Comments: () => page([aComment(1, { canEdit: true, canDelete: true, revision: isStale ? 1 : 2 })]),
      UpdateComments: () =>
        isStale
          ? { errors: [{ message: 'Somebody saved it.', extensions: { code: 'CONFLICT' } }] }
          : { data: { saved: [aComment(1, { revision: 3, text: 'Better' })] } },
    });
    const button = await screen.findByRole('button', { name: /^Edit the comment/ });
    await act(async () => fireEvent.click(button));
    const box = screen.getByLabelText<HTMLTextAreaElement>(/^Edit the comment/);
    expect(box.value).toBe('Comment 1');
    fireEvent.change(box, { target: { value: 'Better' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save comment' })));
    expect((await screen.findByRole('alert')).textContent).toContain('You changed this comment elsewhere');
    expect(box.value).toBe('Better');
    isStale = false;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save comment' })));
    await waitFor(() => expect(screen.queryByLabelText(/^Edit the comment/)?.tagName).not.toBe('TEXTAREA'));
    expect(variablesOf('UpdateComments')).toHaveLength(2);
  });

  it('leaves no draft once it was saved, or its edit cancelled', async () => {
    showComments({
      Comments: () => page([aComment(1, { canEdit: true })]),
      UpdateComments: () => ({
        data: { saved: [aComment(1, { revision: 2, text: 'Better', canEdit: true })] },
      }),
    });
    const edit = () => screen.findByRole('button', { name: /^Edit the comment/ });
    const open = await edit();
    await act(async () => fireEvent.click(open));
    const box = screen.getByLabelText<HTMLTextAreaElement>(/^Edit the comment/);
    fireEvent.change(box, { target: { value: 'Better' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save comment' })));
    const again = await edit();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Better');
    await act(async () => fireEvent.click(again));
    expect(screen.queryByText(/Not posted yet/)).toBeNull();
    const reopened = screen.getByLabelText<HTMLTextAreaElement>(/^Edit the comment/);
    fireEvent.change(reopened, { target: { value: 'Best' } });
    expect(JSON.stringify({ ...localStorage })).toContain('Best');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })));
    expect(JSON.stringify({ ...localStorage })).not.toContain('Best');
  });

  it('is deleted after a question', async () => {
    const { variablesOf } = showComments({
      Comments: () => page([aComment(1, { canEdit: true, canDelete: true })]),
      DeleteComments: () => ({ data: { deleted: [idOf(1)] } }),
    });
    const button = await screen.findByRole('button', { name: /^Delete the comment/ });
    await act(async () => fireEvent.click(button));
    expect(variablesOf('DeleteComments')).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
    await waitFor(() => expect(variablesOf('DeleteComments')).toEqual([{ ids: [idOf(1)] }]));
  });

  it('leaves the list where it was deleted elsewhere meanwhile', async () => {
    let isGone = false;
    showComments({
      Comments: () => page(isGone ? [] : [aComment(1, { canEdit: true, canDelete: true })]),
      DeleteComments: () => {
        isGone = true;
        return { errors: [{ message: 'There is no such record.', extensions: { code: 'NOT_FOUND' } }] };
      },
    });
    const button = await screen.findByRole('button', { name: /^Delete the comment/ });
    await act(async () => fireEvent.click(button));
    const dialog = within(await screen.findByRole('dialog'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Delete the comment/ })).toBeNull());
  });
});
