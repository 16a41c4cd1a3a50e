import type { FastifyInstance } from 'fastify';
import { extensionOf } from 'shared-contracts/documents';
import type { CurrentUser } from 'shared-contracts/rights';
import {
  type ReadTitle,
  readTitleSchema,
  type TitleContent,
  titleExtensions,
  titlePictures,
  titleReadingLimits,
  titleToReadSchema,
} from 'shared-contracts/title-reading';
import type * as v from 'valibot';
import { texts } from '../../generated/texts/title-reading.ts';
import { texts as uploadTexts } from '../../generated/texts/uploads.ts';
import { AppError, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { type LocalizedMessage, messageFrom } from '../../platform/errors/localized-message.ts';
import type { ReceivedFile } from '../../platform/files/receive-upload.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { findStoredFile, keepUpload, withFile } from '../files/index.ts';
import type { ModuleParts } from '../module.ts';
import { knownNames } from './known-names-store.ts';
import { type TitleScanner, titleScanner } from './scans/title-scanner.ts';
import { TitleError } from './title-lines.ts';
import { type TitleReader, titleReader } from './title-reader.ts';

type TitleParts = Pick<ModuleParts, 'config' | 'db' | 'clock' | 'files' | 'catalog'>;
type TitleFile = { readonly path: string; readonly name: string };
type TitleToRead = v.InferOutput<typeof titleToReadSchema>;

const refused = (sentence: LocalizedMessage) => new AppError('BAD_INPUT', sentence, {}, 422);

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The names of instrument types that an entry's kind may match: `CAVEAT : RE SURFACE LEASE` is a caveat. */
const kindsOf = (kind: string): readonly string[] => {
  const first = keyOf(kind).split(/[:(]/)[0]?.trimEnd() ?? '';
  const words = first.split(' ');
  return [first, words.slice(0, 2).join(' '), words[0] ?? ''];
};

/** The content of a title, with the associates and instrument types that are recorded here under the same names. */
async function recognized({ db }: TitleParts, content: TitleContent): Promise<ReadTitle> {
  const { owners, instruments } = content;
  const names = [...owners, ...instruments.flatMap(({ parties }) => parties)].map(({ name }) => keyOf(name));
  const kinds = instruments.flatMap(({ kind }) => kindsOf(kind));
  const known = await knownNames(db, [...new Set(names)], [...new Set(kinds)]);
  const withAssociate = <T extends { readonly name: string }>(one: T) => ({
    ...one,
    businessAssociate: known.associates.get(keyOf(one.name)) ?? null,
  });
  return {
    ...content,
    owners: owners.map(withAssociate),
    instruments: instruments.map((one) => ({
      ...one,
      instrumentType: kindsOf(one.kind).flatMap((kind) => known.types.get(kind) ?? [])[0] ?? null,
      parties: one.parties.map(withAssociate),
    })),
  };
}

/** The content of a title; for a scanned one also the document with its text, stored as an upload. */
type TitleRead = Pick<ReadTitle, 'searchable'> & { readonly content: TitleContent };

interface Readers {
  readonly reader: Pick<TitleReader, 'read'>;
  readonly scanner: Pick<TitleScanner, 'read'>;
}

const isPicture = (name: string) => titlePictures.some((extension) => extension === extensionOf(name));

/** Reads a title by its text if it has any; undefined if all of it is a picture. Throws a TitleError. */
async function byItsText(reader: Readers['reader'], file: TitleFile): Promise<TitleContent | undefined> {
  if (isPicture(file.name)) return undefined;
  return reader.read(file).catch((error: unknown) => {
    if (error instanceof TitleError && error.reason === 'pictures') return undefined;
    throw error;
  });
}

/** Reads a title from its text, and pages without text from their pictures. */
async function readFile(
  parts: TitleParts,
  { reader, scanner }: Readers,
  user: CurrentUser,
  file: TitleFile,
): Promise<TitleRead> {
  const byText = await byItsText(reader, file);
  if (byText && byText.picturePages.length === 0) return { content: byText };
  const name = `${file.name.slice(0, file.name.lastIndexOf('.'))}.pdf`;
  const keep = (copy: ReceivedFile) =>
    // If the company's storage is full, the uploaded document is filed instead.
    keepUpload(parts, user, name, 'document', copy).catch(() => undefined);
  const scanned = await scanner.read(file, keep).catch((error: unknown) => {
    if (byText && error instanceof TitleError) return undefined;
    throw error;
  });
  if (!scanned) return byText ? { content: byText } : Promise.reject(new TitleError('noLetters'));
  const { content, copy } = scanned;
  return copy === undefined ? { content } : { content, searchable: { fileGuid: copy, name } };
}

async function readTitle(
  parts: TitleParts,
  readers: Readers,
  user: CurrentUser,
  source: TitleToRead,
): Promise<TitleRead> {
  if ('text' in source) return { content: await readers.reader.read({ text: source.text }) };
  const file = await findStoredFile(parts, user, source.fileGuid);
  if (!file) throw notFound(messageFrom(uploadTexts, ({ gone }) => gone));
  if (!titleExtensions.some((extension) => extension === extensionOf(file.fileName)))
    throw refused(messageFrom(texts, ({ otherFile }) => otherFile));
  if (file.size > titleReadingLimits.bytes) throw refused(messageFrom(texts, ({ tooLarge }) => tooLarge));
  return withFile(parts.files, file.sha256, parts.config.dataFolder, async (path) => {
    if (!path) throw notFound(messageFrom(uploadTexts, ({ notThere }) => notThere));
    return readFile(parts, readers, user, { path, name: file.fileName });
  });
}

/** Calls that read titles into proposals. */
export function registerTitleReadingCalls(app: FastifyInstance, parts: TitleParts): void {
  const readers = { reader: titleReader(), scanner: titleScanner(parts.config.dataFolder) };
  app.addHook('onClose', async () => {
    await Promise.all([readers.reader.stop(), readers.scanner.stop()]);
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'titles/read',
    summary:
      'Reads a title of an uploaded PDF or picture, or of pasted text: number, land, owners, instruments, each with the lines that it was read from, and the lines that nothing was understood of. Of pages that are pictures also how sure the letters are, the pictures, and an upload of the document with its text. No record is written.',
    access: 'signedIn',
    input: titleToReadSchema,
    result: readTitleSchema,
    handle: async ({ input, user }) => {
      if (user.isReadOnly) throw forbidden(messageFrom(texts, ({ readOnly }) => readOnly));
      const { content, searchable } = await readTitle(parts, readers, user, input).catch((error: unknown) => {
        throw error instanceof TitleError
          ? refused(messageFrom(texts, (failures) => failures[error.reason]))
          : error;
      });
      const title = await recognized(parts, content);
      return searchable ? { ...title, searchable } : title;
    },
  });
}
