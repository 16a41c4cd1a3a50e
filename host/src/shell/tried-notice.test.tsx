import { act, fireEvent, screen } from '@testing-library/react';
import { addAllTexts } from 'shared-ui';
import { renderInShell } from 'shared-ui/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { texts } from '../generated/texts/shell.ts';
import { TriedNotice } from './tried-notice.tsx';

let sent: { readonly path: string; readonly body: unknown }[];
let answer: () => Response;
const opened = vi.fn();

beforeEach(() => {
  sent = [];
  opened.mockReset();
  answer = () => Response.json({ result: { area: 'wells', version: '1.0.0-try.1' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) });
    return answer();
  });
  vi.spyOn(window.location, 'replace').mockImplementation(opened);
});

function show(props: Parameters<typeof TriedNotice>[0]) {
  const { i18n } = renderInShell(<TriedNotice {...props} />);
  act(() => addAllTexts(i18n, 'host', texts));
}

it('takes a release to try only when the person says so, and opens the page anew', async () => {
  show({ tried: [], code: 'a-code-of-twenty-letters' });
  expect(sent).toEqual([]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use It Here' })));
  expect(sent).toMatchObject([
    { path: expect.stringMatching(/api\/start\/try$/), body: { code: 'a-code-of-twenty-letters' } },
  ]);
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/home$/));
});

it('says what this browser alone has while it has it, and gives it back', async () => {
  answer = () => Response.json({ result: null });
  show({ tried: [{ area: 'wells', version: '1.0.0-try.1' }], code: null });
  expect(screen.getByRole('status').textContent).toContain('remote-wells 1.0.0-try.1');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stop' })));
  expect(sent.map(({ path }) => path)).toEqual([expect.stringMatching(/api\/start\/try\/end$/)]);
  expect(opened).toHaveBeenCalledOnce();
});

it('says why a code does not count', async () => {
  answer = () => Response.json({ message: 'This address does not count any more.' }, { status: 404 });
  show({ tried: [], code: 'a-code-of-twenty-letters' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Use It Here' })));
  expect((await screen.findByRole('alert')).textContent).toContain('does not count any more');
  expect(opened).not.toHaveBeenCalled();
});
