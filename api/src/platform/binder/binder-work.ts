import { writeFile } from 'node:fs/promises';
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import * as v from 'valibot';
import { writeIndex } from './binder-index.ts';
import { addBookmarks, addLinks } from './binder-places.ts';
import {
  type BinderAnswer,
  type BinderEntry,
  type BinderTask,
  binderLimits,
  binderTaskSchema,
} from './binder-shapes.ts';
import { type ReadEntry, readEntry } from './bound-pages.ts';

interface Bound extends ReadEntry {
  readonly entry: BinderEntry;
  /** Pages before it, without those of the index. */
  readonly before: number;
}

/** Binds documents to one PDF, in a process of its own. */
export default async function bindDocuments(input: unknown): Promise<BinderAnswer> {
  const task = v.parse(binderTaskSchema, input);
  const bound: Bound[] = [];
  const entries: BinderEntry[] = [];
  const left: BinderAnswer['left'] = [];
  let pages = 0;
  for (const entry of task.entries) {
    const read = await readEntry(entry);
    if (typeof read === 'string') {
      entries.push({ ...entry, reason: read });
      left.push({ name: entry.name, reason: read });
      continue;
    }
    entries.push(entry);
    bound.push({ ...read, entry, before: pages });
    pages += read.pages;
    if (pages > binderLimits.pages) return { pages, isTooLong: true, left };
  }
  const index = task.index && (await bothIndexes(task.index, entries, bound));
  const whole = index ? await PDFDocument.load(index.bytes, { updateMetadata: false }) : await emptyPdf(task);
  const firstPages = new Map<number, PDFPage>();
  for (const [place, { entry, addTo }] of bound.entries()) {
    const [first] = await addTo(whole);
    if (first) firstPages.set(entry.number, first);
    process.send?.({ written: place + 1 });
  }
  if (index) addLinks(whole, index.places, firstPages);
  addBookmarks(
    whole,
    task.index?.texts.index,
    bound.map(({ entry }) => entry),
    firstPages,
  );
  await writeFile(task.target, await whole.save());
  return { pages: whole.getPageCount(), isTooLong: false, left };
}

/** Writes the index twice, because its own number of pages determines where the documents begin. */
async function bothIndexes(
  index: NonNullable<BinderTask['index']>,
  entries: readonly BinderEntry[],
  bound: readonly Bound[],
) {
  const places = new Map(bound.map(({ entry, before }) => [entry.number, before]));
  const contents = { ...index, entries: [...entries] };
  const pageAfter = (first: number) => (entry: BinderEntry) => {
    const before = places.get(entry.number);
    return before === undefined ? undefined : first + before + 1;
  };
  const { pages: ownPages } = await writeIndex(contents, pageAfter(0));
  return writeIndex(contents, pageAfter(ownPages));
}

async function emptyPdf({ title, language }: BinderTask): Promise<PDFDocument> {
  const whole = await PDFDocument.create();
  whole.setTitle(title, { showInWindowTitleBar: true });
  whole.setLanguage(language);
  whole.setCreator('Rightway');
  return whole;
}
