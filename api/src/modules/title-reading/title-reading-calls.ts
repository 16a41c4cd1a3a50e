import type { FastifyInstance } from 'fastify';
import { extensionOf } from 'shared-contracts/documents';
import type { CurrentUser } from 'shared-contracts/rights';
import {
  type ReadTitle,
  readTitleSchema,
  type TitleContent,
  titleExtensions,
  titleReadingLimits,
  titleToReadSchema,
} from 'shared-contracts/title-reading';
import type * as v from 'valibot';
import { texts } from '../../generated/texts/title-reading.ts';
import { texts as uploadTexts } from '../../generated/texts/uploads.ts';
import { AppError, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { type Said, said } from '../../platform/errors/said.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { findStoredFile, withFile } from '../files/index.ts';
import type { ModuleParts } from '../module.ts';
import { knownNames } from './known-names-store.ts';
import { TitleError } from './title-lines.ts';
import { type TitleReader, titleReader } from './title-reader.ts';

type TitleParts = Pick<ModuleParts, 'config' | 'db' | 'clock' | 'files' | 'catalog'>;
type Asked = v.InferOutput<typeof titleToReadSchema>;

const refused = (sentence: Said) => new AppError('BAD_INPUT', sentence, {}, 422);

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The kind of an entry as types of instrument are called: `CAVEAT : RE SURFACE LEASE` is a caveat. */
const kindsOf = (kind: string): readonly string[] => {
  const first = keyOf(kind).split(/[:(]/)[0]?.trimEnd() ?? '';
  const words = first.split(' ');
  return [first, words.slice(0, 2).join(' '), words[0] ?? ''];
};

/** What a title says, with whom and what of it is known here. */
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

async function contentOf(
  parts: TitleParts,
  reader: Pick<TitleReader, 'read'>,
  user: CurrentUser,
  asked: Asked,
): Promise<TitleContent> {
  if ('text' in asked) return reader.read({ text: asked.text });
  const file = await findStoredFile(parts, user, asked.fileGuid);
  if (!file) throw notFound(said(uploadTexts, ({ gone }) => gone));
  if (!titleExtensions.some((extension) => extension === extensionOf(file.fileName)))
    throw refused(said(texts, ({ otherFile }) => otherFile));
  if (file.size > titleReadingLimits.bytes) throw refused(said(texts, ({ tooLarge }) => tooLarge));
  return withFile(parts.files, file.sha256, parts.config.dataFolder, async (path) => {
    if (!path) throw notFound(said(uploadTexts, ({ notThere }) => notThere));
    return reader.read({ path, name: file.fileName });
  });
}

/** Reading of titles into proposals. */
export function registerTitleReadingCalls(app: FastifyInstance, parts: TitleParts): void {
  const reader = titleReader();
  app.addHook('onClose', () => reader.stop());
  registerRestCall(app, {
    method: 'POST',
    path: 'titles/read',
    summary:
      'Reads a title of an uploaded PDF with text, or of pasted text: number, land, owners, instruments, each with the lines that it was read from, and the lines that nothing was understood of. Nothing is written.',
    access: 'signedIn',
    input: titleToReadSchema,
    result: readTitleSchema,
    handle: async ({ input, user }) => {
      if (user.isReadOnly) throw forbidden(said(texts, ({ readOnly }) => readOnly));
      const content = await contentOf(parts, reader, user, input).catch((error: unknown) => {
        throw error instanceof TitleError ? refused(said(texts, (told) => told[error.reason])) : error;
      });
      return recognized(parts, content);
    },
  });
}
