import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRequest, renderInShell } from '../testing/index.ts';
import { DocumentUploadWizard, type UploadedFile, type UrlLink } from './document-upload-wizard.tsx';

const guid = (last: number) => `5b0c1c9e-0000-4000-8000-00000000000${last}`;

beforeEach(() => {
  FakeRequest.all = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

interface Options {
  readonly documentOnly?: boolean;
  readonly single?: boolean;
  readonly allowsSpatial?: boolean;
  readonly onSaveFiles?: (files: readonly UploadedFile[]) => Promise<void>;
}

function showWizard({ onSaveFiles, ...options }: Options = {}) {
  const saved: (readonly UploadedFile[])[] = [];
  const links: UrlLink[] = [];
  const closed: string[] = [];
  renderInShell(
    <DocumentUploadWizard
      opened
      onClose={() => closed.push('closed')}
      onSaveFiles={async (files) => {
        await onSaveFiles?.(files);
        saved.push(files);
      }}
      onAddLink={async (link) => void links.push(link)}
      {...options}
    />,
  );
  return { saved, links, closed };
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const press = (name: string) => fireEvent.click(button(name));
const aFile = (name: string, content = 'x') => new File([content], name);

async function drop(...files: readonly File[]): Promise<void> {
  await act(async () => {
    fireEvent.change(screen.getByLabelText('Choose files'), { target: { files } });
  });
}

const request = async (index: number): Promise<FakeRequest> => {
  await waitFor(() => expect(FakeRequest.all.length).toBeGreaterThan(index));
  return FakeRequest.all[index] as FakeRequest;
};

const answer = async (index: number, status: number, body: unknown) => {
  const sent = await request(index);
  await act(async () => sent.answer(status, body));
};

describe('the start of an upload', () => {
  it('offers documents, links and, where that is allowed, spatial files', () => {
    showWizard();
    expect(
      screen
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Upload New Documents', 'URL Link']);
    cleanup();
    showWizard({ allowsSpatial: true });
    expect(button('Upload Spatial File')).toBeTruthy();
  });

  it('is the upload page where documents alone are taken; Back closes', async () => {
    const { closed } = showWizard({ documentOnly: true });
    await drop(aFile('site.kml'));
    expect(screen.getByRole('alert').textContent).toMatch(
      /^site\.kml: File type not supported\.Supported types: bmp, csv, doc, /,
    );
    press('Back');
    expect(closed).toEqual(['closed']);
  });
});

describe('files', () => {
  it('are sent as they are dropped, saved with Next, and the list is empty after it', async () => {
    const { saved } = showWizard();
    press('Upload New Documents');
    expect(button('Next').disabled).toBe(true);
    await drop(aFile('plan.pdf', 'x'.repeat(1536)), aFile('photo.jpg'));
    expect(screen.getByText('2 KB')).toBeTruthy();
    const first = await request(0);
    expect(first.headers['app-url']).toBe(`${globalThis.location.origin}/`);
    expect(first.address).toContain('api/files?purpose=general');
    act(() => first.progress(50, 100));
    expect(
      screen.getByRole('progressbar', { name: 'Upload of plan.pdf' }).getAttribute('aria-valuenow'),
    ).toBe('50');
    expect(screen.getByText('50%')).toBeTruthy();
    await answer(0, 200, { result: { guid: guid(1) } });
    expect(button('Next').disabled).toBe(true);
    await answer(1, 200, { result: { guid: guid(2) } });
    expect(button('Next').disabled).toBe(false);
    press('Next');
    expect(await screen.findByText('Successfully Added Document(s)')).toBeTruthy();
    expect(saved).toEqual([
      [
        { guid: guid(1), name: 'plan.pdf', isSpatial: false },
        { guid: guid(2), name: 'photo.jpg', isSpatial: false },
      ],
    ]);
    press('Add More...');
    press('Upload New Documents');
    expect(screen.queryByText('plan.pdf')).toBeNull();
  });

  it('are all left out where one of them is refused', async () => {
    showWizard();
    press('Upload New Documents');
    await drop(aFile('plan.pdf'), aFile('setup.exe'), aFile('empty.pdf', ''));
    expect(screen.getByRole('alert').textContent).toMatch(
      /^setup\.exe: File type not supported\.empty\.pdf is empty\.Supported types: 7z, bmp, /,
    );
    expect(screen.queryByRole('list', { name: 'Files' })).toBeNull();
    expect(FakeRequest.all).toEqual([]);
  });

  it('that the server refuses say why, and only the others are saved', async () => {
    const { saved } = showWizard();
    press('Upload New Documents');
    await drop(aFile('good.pdf'), aFile('bad.pdf'));
    await answer(0, 200, { result: { guid: guid(1) } });
    await answer(1, 415, { message: 'The content of bad.pdf is not what its name says.' });
    expect(screen.getByText(/not what its name says/)).toBeTruthy();
    press('Next');
    await screen.findByText('Successfully Added Document(s)');
    expect(saved[0]?.map(({ name }) => name)).toEqual(['good.pdf']);
  });

  it('can be cancelled on their way', async () => {
    showWizard();
    press('Upload New Documents');
    await drop(aFile('plan.pdf'));
    const sent = await request(0);
    press('Cancel plan.pdf');
    expect(sent.isAborted).toBe(true);
    expect(screen.queryByText('plan.pdf')).toBeNull();
  });

  it('are sent again when the network comes back, and by hand where it stays away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    showWizard();
    press('Upload New Documents');
    await drop(aFile('plan.pdf'));
    const lose = async (index: number) => {
      const sent = await request(index);
      await act(async () => sent.lose());
    };
    await lose(0);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await lose(1);
    await act(async () => vi.advanceTimersByTimeAsync(3000));
    await lose(2);
    await act(async () => vi.advanceTimersByTimeAsync(8000));
    await lose(3);
    expect(screen.getByText(/^Rightway could not be reached\./)).toBeTruthy();
    press('Send plan.pdf again');
    await answer(4, 200, { result: { guid: guid(1) } });
    expect(button('Next').disabled).toBe(false);
  });

  it('stay on the list where saving fails', async () => {
    let isRefused = true;
    showWizard({
      onSaveFiles: async () => {
        if (isRefused) throw new Error('You may not add documents here.');
      },
    });
    press('Upload New Documents');
    await drop(aFile('plan.pdf'));
    await answer(0, 200, { result: { guid: guid(1) } });
    press('Next');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Upload FailedYou may not add documents here.',
    );
    isRefused = false;
    press('Try Again');
    expect(screen.getByText('plan.pdf')).toBeTruthy();
    press('Next');
    expect(await screen.findByText('Successfully Added Document(s)')).toBeTruthy();
  });
});

describe('an upload', () => {
  it('tells what it is for and which application sends it', async () => {
    showWizard({ documentOnly: true });
    await drop(aFile('plan.pdf'));
    const sent = await request(0);
    expect(sent.requestJson).toEqual({ purpose: 'document' });
    expect(sent.headers['app-url']).toBe(new URL('/', location.href).href);
    expect(sent.withCredentials).toBe(true);
  });

  it('offers in the chooser what it takes', () => {
    showWizard({ allowsSpatial: true });
    press('Upload Spatial File');
    const chooser = screen.getByLabelText('Choose files') as HTMLInputElement;
    expect(chooser.accept).toBe('.dxf,.geojson,.gpx,.json,.kml,.kmz,.zip');
    expect(chooser.multiple).toBe(true);
  });

  it('that is too large says how large it may be', async () => {
    showWizard({ documentOnly: true });
    const large = aFile('plan.pdf');
    Object.defineProperty(large, 'size', { value: 200 * 1_048_576 + 1 });
    await drop(large);
    expect(screen.getByRole('alert').textContent).toBe('plan.pdf: File exceeds maximum size (200 MB).');
  });

  it('of one file takes no second one', async () => {
    showWizard({ documentOnly: true, single: true });
    await drop(aFile('plan.pdf'), aFile('photo.jpg'));
    expect(screen.getByRole('alert').textContent).toBe('Upload failed, multiple files are not supported');
    await drop(aFile('plan.pdf'));
    expect(screen.queryByRole('alert')).toBeNull();
    await drop(aFile('photo.jpg'));
    expect(screen.getByRole('alert').textContent).toBe('Upload failed, multiple files are not supported');
    expect((await request(0)).fileName).toBe('plan.pdf');
    expect(FakeRequest.all.length).toBe(1);
  });

  it.each([
    ['<h1>Request Entity</h1>  <p>Too Large</p>', 'Unexpected error: Request Entity Too Large'],
    ['', 'Unexpected error'],
  ])('that something between refuses with %j says %j', async (body, message) => {
    showWizard({ documentOnly: true });
    await drop(aFile('plan.pdf'));
    await answer(0, 413, body);
    expect(screen.getByRole('alert').textContent?.trim()).toBe(message);
    expect(screen.queryByRole('button', { name: 'Send plan.pdf again' })).toBeNull();
  });
});

describe('spatial files', () => {
  function answerCheck(reply: () => Response): void {
    vi.stubGlobal('fetch', async () => reply());
  }
  const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

  it('are checked by the server, which makes one fail that it cannot read', async () => {
    answerCheck(() => json(200, { result: [{ id: guid(1), message: 'line.shp comes without its .prj.' }] }));
    showWizard({ allowsSpatial: true });
    press('Upload Spatial File');
    await drop(aFile('line.zip'));
    expect((await request(0)).address).toContain('purpose=spatial');
    await answer(0, 200, { result: { guid: guid(1) } });
    expect(await screen.findByText(/comes without its \.prj/)).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
  });

  it('that do not say where they lie are placed by a system that is chosen, and may be placed again', async () => {
    const requests: { readonly coordinateSystem?: string }[] = [];
    vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
      const question = JSON.parse(String(body));
      requests.push(question);
      const checked = question.coordinateSystem
        ? { message: null, place: { longitude: -114.07, latitude: 51.05, land: 'SW-15-024-01-W5M' } }
        : { message: 'line.shp comes without its .prj.', asksForSystem: true };
      return json(200, { result: [{ id: guid(1), ...checked }] });
    });
    const { saved } = showWizard({ allowsSpatial: true });
    press('Upload Spatial File');
    await drop(aFile('line.zip'));
    await answer(0, 200, { result: { guid: guid(1) } });
    expect(await screen.findByText(/comes without its \.prj/)).toBeTruthy();
    expect(button('Next').disabled).toBe(true);
    const choose = (value: string) =>
      fireEvent.change(screen.getByLabelText('Coordinate system of the file'), { target: { value } });
    choose('EPSG:26912');
    expect(await screen.findByText('Its centre is in SW-15-024-01-W5M (51.0500, -114.0700).')).toBeTruthy();
    choose('EPSG:26911');
    await waitFor(() => expect(requests.map((one) => one.coordinateSystem)).toHaveLength(3));
    expect(requests.at(-1)).toMatchObject({ coordinateSystem: 'EPSG:26911' });
    await waitFor(() => expect(button('Next').disabled).toBe(false));
    press('Next');
    await screen.findByText('Successfully Added Document(s)');
    expect(saved[0]).toEqual([{ guid: guid(1), name: 'line.zip', isSpatial: true }]);
  });

  it('that are fine are saved as such', async () => {
    answerCheck(() => json(200, { result: [{ id: guid(1), message: null }] }));
    const { saved } = showWizard({ allowsSpatial: true });
    press('Upload Spatial File');
    await drop(aFile('site.kml'));
    await answer(0, 200, { result: { guid: guid(1) } });
    await waitFor(() => expect(button('Next').disabled).toBe(false));
    press('Next');
    await screen.findByText('Successfully Added Document(s)');
    expect(saved[0]).toEqual([{ guid: guid(1), name: 'site.kml', isSpatial: true }]);
  });

  it('that came in are checked again, not sent again, where the check was lost', async () => {
    let isLost = true;
    vi.stubGlobal('fetch', async () => {
      if (isLost) throw new TypeError('Failed to fetch');
      return json(200, { result: [{ id: guid(1), message: null }] });
    });
    showWizard({ allowsSpatial: true });
    press('Upload Spatial File');
    await drop(aFile('site.kml'));
    await answer(0, 200, { result: { guid: guid(1) } });
    expect((await screen.findByRole('alert')).textContent).toMatch(/Rightway could not be reached\./);
    isLost = false;
    press('Try Again');
    press('Send site.kml again');
    await waitFor(() => expect(button('Next').disabled).toBe(false));
    expect(FakeRequest.all.length).toBe(1);
  });

  it.each([
    [json(500, { message: 'The check is out of order.' }), 'The check is out of order.'],
    [json(500, {}), 'Unknown error'],
  ])('lead to the error page where the check itself fails', async (reply, message) => {
    answerCheck(() => reply.clone() as Response);
    showWizard({ allowsSpatial: true });
    press('Upload Spatial File');
    await drop(aFile('site.kml'));
    await answer(0, 200, { result: { guid: guid(1) } });
    await screen.findByText('Upload Failed');
    expect(screen.getByRole('alert').textContent).toBe(`Upload Failed${message}`);
    press('Try Again');
    expect(screen.getByText('site.kml')).toBeTruthy();
  });
});

describe('a link', () => {
  const type = (label: RegExp, text: string) => {
    const field = screen.getByLabelText(label) as HTMLElement;
    act(() => field.focus());
    fireEvent.change(field, { target: { value: text } });
    act(() => field.blur());
  };

  it('is added once its address, name and notes are valid', async () => {
    const { links, closed } = showWizard();
    press('URL Link');
    const whyNot = () => [button('Add Link').disabled, button('Add Link').title];
    expect(whyNot()).toEqual([true, 'URL / website address: Required value.']);
    type(/URL \/ website address/, 'not an address');
    expect(screen.getByText('Invalid value.')).toBeTruthy();
    expect(whyNot()).toEqual([true, 'URL / website address: Invalid value.']);
    type(/URL \/ website address/, 'example.ca/plan');
    type(/Display name/, 'x'.repeat(251));
    expect(screen.getByText('Cannot exceed 250 characters.')).toBeTruthy();
    type(/Display name/, 'The plan');
    type(/Notes/, 'x'.repeat(1001));
    expect(screen.getByText('Cannot exceed 1,000 characters.')).toBeTruthy();
    expect(whyNot()).toEqual([true, 'Notes: Cannot exceed 1,000 characters.']);
    type(/Notes/, '');
    expect(whyNot()).toEqual([false, '']);
    fireEvent.submit(button('Add Link').closest('form') as HTMLFormElement);
    expect(await screen.findByText('Successfully Added Document(s)')).toBeTruthy();
    expect(links).toEqual([{ url: 'example.ca/plan', name: 'The plan', notes: null }]);
    press('Done');
    expect(closed).toEqual(['closed']);
  });

  it('may be given up with Back', () => {
    showWizard();
    press('URL Link');
    press('Back');
    expect(button('Upload New Documents')).toBeTruthy();
  });
});
