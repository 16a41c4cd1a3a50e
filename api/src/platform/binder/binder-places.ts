import { type PDFDocument, PDFHexString, PDFName, PDFNull, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { margin } from '../reports/report-shapes.ts';
import type { IndexPlace } from './binder-index.ts';
import type { BinderEntry } from './binder-shapes.ts';

const topOf = (page: PDFPage) => [page.ref, PDFName.of('XYZ'), PDFNull, page.getHeight(), PDFNull];

/** Links each line of the index to its document. */
export function addLinks(
  whole: PDFDocument,
  places: readonly IndexPlace[],
  firstPages: ReadonlyMap<number, PDFPage>,
): void {
  for (const { entry, page: number, top, height } of places) {
    const target = firstPages.get(entry.number);
    if (!target) continue;
    const page = whole.getPage(number);
    const above = page.getHeight() - top;
    const link = whole.context.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [margin, above - height, page.getWidth() - margin, above],
      Border: [0, 0, 0],
      Contents: PDFHexString.fromText(entry.name),
      Dest: topOf(target),
    });
    page.node.addAnnot(whole.context.register(link));
  }
}

interface Bookmark {
  readonly title: string;
  readonly page: PDFPage;
  readonly below: readonly Bookmark[];
}

/** Writes bookmarks below another one. Returns the first and the last, which their parent refers to. */
function writeBookmarks(whole: PDFDocument, parent: PDFRef, bookmarks: readonly Bookmark[]) {
  const refs = bookmarks.map(() => whole.context.nextRef());
  for (const [place, { title, page, below }] of bookmarks.entries()) {
    const ref = refs[place];
    const before = refs[place - 1];
    const after = refs[place + 1];
    if (!ref) continue;
    const inner = below.length > 0 ? writeBookmarks(whole, ref, below) : {};
    whole.context.assign(
      ref,
      whole.context.obj({
        Title: PDFHexString.fromText(title),
        Parent: parent,
        Dest: topOf(page),
        ...(before ? { Prev: before } : {}),
        ...(after ? { Next: after } : {}),
        ...inner,
        // Collapsed until somebody opens it.
        ...(below.length > 0 ? { Count: -below.length } : {}),
      }),
    );
  }
  const [first] = refs;
  const last = refs.at(-1);
  return { ...(first ? { First: first } : {}), ...(last ? { Last: last } : {}) };
}

/** Adds bookmarks: the index where there is one, then each folder with its documents. */
export function addBookmarks(
  whole: PDFDocument,
  index: string | undefined,
  entries: readonly BinderEntry[],
  firstPages: ReadonlyMap<number, PDFPage>,
): void {
  const folders: { title: string; page: PDFPage; below: Bookmark[] }[] = [];
  for (const { number, folder, record, name } of entries) {
    const page = firstPages.get(number);
    if (!page) continue;
    const last = folders.at(-1);
    const bookmark = { title: [record, name].filter(Boolean).join(' · '), page, below: [] };
    if (last?.title === folder) last.below.push(bookmark);
    else folders.push({ title: folder, page, below: [bookmark] });
  }
  const front = index === undefined ? [] : [{ title: index, page: whole.getPage(0), below: [] }];
  const all = [...front, ...folders];
  const outlines = whole.context.nextRef();
  const ends = writeBookmarks(whole, outlines, all);
  whole.context.assign(outlines, whole.context.obj({ Type: 'Outlines', ...ends, Count: all.length }));
  whole.catalog.set(PDFName.of('Outlines'), outlines);
  whole.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
