import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, it } from 'vitest';
import { readPdf } from '../../testing/read-report.ts';
import { binderMaker } from './binder-maker.ts';
import type { BinderEntry } from './binder-shapes.ts';

const folder = mkdtempSync(join(tmpdir(), 'rightway-binder-work-'));
const maker = binderMaker();
const signal = new AbortController().signal;

afterAll(async () => {
  await maker.stop();
  rmSync(folder, { recursive: true });
});

/** A picture of one grey dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

async function pdfOf(...texts: readonly string[]): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  for (const text of texts) pdf.addPage().drawText(text);
  return pdf;
}

const layout = {
  language: 'en' as const,
  title: 'Closing Binder',
  subtitle: 'Northfork',
  filters: [],
  madeBy: 'Made today',
  company: 'Prairie',
  pageOf: 'Index {page} of {pages}',
  lacking: '',
  sections: [],
};

const texts = {
  index: 'Index',
  left: 'In the archive alone',
  leftSays: 'These cannot be pages.',
  empty: 'There are no documents.',
  reasons: {
    kind: 'No pages',
    link: 'A link',
    refused: 'Refused',
    locked: 'Locked',
    damaged: 'Damaged',
    largePicture: 'Too large',
  },
};

function entry(
  number: number,
  name: string,
  bytes: Uint8Array | null,
  more: Partial<BinderEntry> = {},
): BinderEntry {
  const path = join(folder, name);
  if (bytes) writeFileSync(path, bytes);
  return {
    number,
    folder: number < 3 ? 'Project' : 'Agreements',
    record: number < 3 ? '' : 'SL-1',
    name,
    path: bytes && path,
    form: name.endsWith('.png') ? 'picture' : 'pdf',
    reason: null,
    ...more,
  };
}

async function bind(entries: readonly BinderEntry[]) {
  const target = join(folder, `${crypto.randomUUID()}.pdf`);
  const answer = await maker.bind(
    { title: 'Binder', language: 'en-CA', index: { layout, texts }, entries: [...entries], target },
    { signal, written: () => {} },
  );
  const bytes = readFileSync(target);
  return { answer, bytes, ...(await readPdf(bytes)) };
}

it('holds an index that leads to each document, bookmarks, and what is not bound with the reason', async () => {
  const { answer, bytes, pages, info } = await bind([
    entry(1, 'plan.pdf', await (await pdfOf('Plan A', 'Plan B')).save()),
    entry(2, 'photo.png', dot),
    entry(3, 'lease.pdf', await (await pdfOf('Lease')).save()),
    entry(4, 'sheet.xlsx', null),
    entry(5, 'broken.pdf', Buffer.from('%PDF-1.7 nothing')),
  ]);
  expect(answer).toEqual({
    pages: 5,
    isTooLong: false,
    left: [
      { name: 'sheet.xlsx', reason: 'kind' },
      { name: 'broken.pdf', reason: 'damaged' },
    ],
  });
  expect(pages.slice(1).map((text) => text.trim())).toEqual(['Plan A', 'Plan B', '', 'Lease']);
  expect(pages[0]).toMatch(
    /plan\.pdf ?2.*photo\.png ?4.*lease\.pdf ?5.*In the archive alone.*sheet\.xlsx ?No pages.*broken\.pdf ?Damaged/,
  );
  expect(info['Title']).toContain('Closing Binder');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const outline = (await pdf.getOutline()) ?? [];
  expect(
    outline.map(({ title, items }) => [title, items.map((one: { title: string }) => one.title)]),
  ).toEqual([
    ['Index', []],
    ['Project', ['plan.pdf', 'photo.png']],
    ['Agreements', ['SL-1 · lease.pdf']],
  ]);
  const links = await (await pdf.getPage(1)).getAnnotations();
  const targets = links.map(({ dest }: { dest: [{ num: number; gen: number }] }) =>
    pdf.getPageIndex(dest[0]),
  );
  expect(await Promise.all(targets)).toEqual([1, 3, 4]);
});

it('leaves out what runs when a page is opened or clicked, and keeps links', async () => {
  const source = await pdfOf('Clicks');
  const page = source.getPage(0);
  const { context } = source;
  const annotation = (action: Record<string, unknown>) =>
    context.register(
      context.obj({
        Type: 'Annot',
        Subtype: 'Link',
        Rect: [0, 0, 9, 9],
        A: { Type: 'Action', ...action },
      } as never),
    );
  page.node.addAnnot(annotation({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));
  page.node.addAnnot(annotation({ S: 'URI', URI: PDFString.of('https://example.test/') }));
  page.node.set(PDFName.of('AA'), context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(2)') } }));
  const { bytes } = await bind([entry(1, 'clicks.pdf', await source.save())]);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const annotations = await (await pdf.getPage(2)).getAnnotations();
  expect(annotations.map(({ url }: { url?: string }) => url)).toEqual(['https://example.test/']);
  const whole = await PDFDocument.load(bytes);
  expect(whole.getPage(1).node.has(PDFName.of('AA'))).toBe(false);
});

it('of nothing says so', async () => {
  const { pages } = await bind([]);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('There are no documents.');
});
