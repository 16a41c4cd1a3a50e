import type { FastifyRequest } from 'fastify';
import { largestUpload, type UploadRequest, uploadRequestSchema } from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { texts as refusalTexts } from '../../generated/texts/refusals.ts';
import { texts } from '../../generated/texts/uploads.ts';
import type { Config } from '../config/config.ts';
import { AppError, badInput, forbidden } from '../errors/app-error.ts';
import { messageFrom, toProgrammers } from '../errors/localized-message.ts';
import { checkedInput, languageOfRequest } from '../server/rest-call.ts';
import { type ReceivedFile, receiveUpload } from './receive-upload.ts';

/** Most bytes of a field sent along with the file. */
const largestField = 10_000;

const tooLarge = () =>
  new AppError(
    'LIMIT',
    messageFrom(texts, ({ tooLarge }) => tooLarge(upload.largestMegabytes)),
    {},
    413,
  );

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

// Errors of the multipart parser for a body that was cut off or is malformed.
const brokenBodies =
  /^(Unexpected end of multipart data|Part terminated early|Malformed part header|Multipart: Boundary not found)/;

/** The message for a person whose upload failed in transit; any other error is returned unchanged. */
export function uploadFailure(error: unknown): unknown {
  if (error instanceof AppError || !(error instanceof Error)) return error;
  const code = codeOf(error);
  if (code === 'FST_FILES_LIMIT')
    return new AppError('BAD_INPUT', toProgrammers('Send one file a request.'), {}, 422);
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return new AppError(
      'LIMIT',
      toProgrammers('The upload has too many parts. Send one file a request.'),
      {},
      413,
    );
  if (code.startsWith('FST_') || code === 'ERR_STREAM_PREMATURE_CLOSE' || brokenBodies.test(error.message))
    return badInput(messageFrom(texts, ({ brokeOff }) => brokeOff));
  return error;
}

/** Refuses an upload whose `app-url` header names a page of another site. */
export function checkAppUrl(
  { headers, host }: FastifyRequest,
  config: Pick<Config, 'publicUrl' | 'remoteOrigins'>,
): void {
  const given = headers['app-url'];
  if (given === undefined) return;
  if (typeof given !== 'string' || !URL.canParse(given))
    throw badInput(toProgrammers('app-url must be the address of the page that sends the file.'));
  const ours = [config.publicUrl, ...config.remoteOrigins.origins].map((place) => new URL(place).host);
  if (![host, ...ours].includes(new URL(given).host))
    throw forbidden(messageFrom(refusalTexts, ({ otherSite }) => otherSite));
}

function readRequest(request: FastifyRequest, text: unknown): UploadRequest {
  let parsed = text;
  if (typeof text === 'string') {
    try {
      parsed = JSON.parse(text);
    } catch {
      throw badInput(toProgrammers('requestJson must be JSON.'));
    }
  }
  return checkedInput(uploadRequestSchema, parsed ?? {}, languageOfRequest(request));
}

/**
 * Reads a multipart upload: one file, and before or after it what should happen to it (`requestJson`). Nothing of the
 * upload remains except what `use` stores.
 */
export async function readUpload<T>(
  request: FastifyRequest,
  folder: string,
  use: (name: string, file: ReceivedFile, uploadRequest: UploadRequest) => Promise<T>,
): Promise<T> {
  try {
    const parts = request
      .parts({ limits: { files: 1, fileSize: largestUpload, fields: 10, fieldSize: largestField } })
      [Symbol.asyncIterator]();
    let requestJson: unknown;
    const nextFile = async () => {
      for (;;) {
        const { value: part, done } = await parts.next();
        if (done) return undefined;
        if (part.type === 'file') return part;
        if (part.fieldname !== 'requestJson') continue;
        if (part.valueTruncated)
          throw new AppError('LIMIT', toProgrammers('requestJson is too long.'), {}, 413);
        requestJson = part.value;
      }
    };
    const part = await nextFile();
    if (!part)
      throw new AppError(
        'BAD_INPUT',
        messageFrom(texts, ({ noFile }) => noFile),
        {},
        422,
      );
    return await receiveUpload(part.file, folder, async (received) => {
      if (part.file.truncated) throw tooLarge();
      await nextFile();
      return use(part.filename, received, readRequest(request, requestJson));
    });
  } catch (error) {
    throw uploadFailure(error);
  }
}
