import type { CombinedError } from '@urql/core';
import { useMemo, useRef } from 'react';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { type DocumentState, documentInputs } from 'shared-contracts/documents';
import type { DocumentInput, DocumentParentClass } from 'shared-contracts/graphql';
import { limits } from 'shared-contracts/limits';
import { useMutation, useQuery } from 'urql';
import { RefusedFields } from '../form/page/inline-form.tsx';
import {
  DeleteDocumentsDocument,
  type DocumentDetailsFragment,
  DocumentsDocument,
  UpdateDocumentsDocument,
} from '../generated/operations.ts';
import type { UploadedFile, UrlLink } from '../upload/document-upload-wizard.tsx';

/** A document as the grid and its panel show it. */
export type RelatedDocument = DocumentDetailsFragment;

export interface Documents {
  readonly documents: readonly RelatedDocument[];
  readonly isLoading: boolean;
  readonly failure: { readonly message: string | undefined; readonly tryAgain: () => void } | undefined;
  readonly addFiles: (files: readonly UploadedFile[]) => Promise<void>;
  readonly addLink: (link: UrlLink) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
}

type NewDocument = Omit<DocumentState, 'id'>;

/** When the documents of each parent were last asked for, in milliseconds since 1970. */
const requestedAt = new Map<string, number>();

/** Whether the cached documents of a parent are outdated; calling it marks them as fresh (000 §7: 2 minutes). */
function isStale(key: string, now: number): boolean {
  const lastRequest = requestedAt.get(key);
  const stale = lastRequest === undefined || now - lastRequest > limits.documentsCache;
  if (stale) requestedAt.set(key, now);
  return stale;
}

/** The errors of a refused save: of the fields of the first document, or one sentence. */
function refusal(error: CombinedError): Error {
  const fields = errorExtensions(error)?.fields ?? [];
  const own = fields.map(({ path, message }) => ({ path: path.replace(/^input\[\d+\]\./, ''), message }));
  return own.length > 0 ? new RefusedFields(own) : new Error(errorMessage(error) ?? '');
}

const plainError = (error: CombinedError): Error => {
  const messages = errorExtensions(error)
    ?.fields?.map(({ message }) => message)
    .join(' ');
  return new Error(messages || (errorMessage(error) ?? ''));
};

/**
 * The documents of a record, for a week also those of only one line: read, added, changed, deleted. Cached for two
 * minutes, and requested once (000 §7).
 */
export function useDocuments(parentId: string, parentType: DocumentParentClass, lineId?: string): Documents {
  const key = `${parentType} ${parentId}`;
  const requestPolicy = useMemo(
    () => (isStale(key, Date.now()) ? ('cache-and-network' as const) : ('cache-first' as const)),
    [key],
  );
  const [{ data, fetching, error, stale }, ask] = useQuery({
    query: DocumentsDocument,
    variables: { parentId, parentType },
    requestPolicy,
  });
  const [, update] = useMutation(UpdateDocumentsDocument);
  const [, remove] = useMutation(DeleteDocumentsDocument);

  /** What was sent and not answered well: the same once more is the same save, which may be stored already. */
  const tried = useRef(new Map<string, DocumentInput>());

  const add = async (states: readonly NewDocument[], errorOf: (error: CombinedError) => Error) => {
    const line = lineId === undefined ? {} : { timesheetEntryId: lineId };
    const fresh = documentInputs(
      parentId,
      states.map((state) => ({ id: crypto.randomUUID(), ...line, ...state })),
    );
    if (!fresh) return;
    const keys = states.map((state) => JSON.stringify([parentType, parentId, line, state]));
    const input = fresh.map((one, place) => tried.current.get(keys[place] ?? '') ?? one);
    for (const [place, one] of input.entries()) tried.current.set(keys[place] ?? '', one);
    const answer = await update({ input, parentType });
    if (answer.error) throw errorOf(answer.error);
    for (const key of keys) tried.current.delete(key);
  };
  const documents = useMemo(
    () =>
      (data?.documents ?? []).filter(
        ({ timesheetEntryId }) => lineId === undefined || timesheetEntryId === lineId,
      ),
    [data, lineId],
  );

  return {
    documents,
    isLoading: fetching && !stale && !data,
    failure: error && {
      message: errorMessage(error),
      tryAgain: () => ask({ requestPolicy: 'network-only' }),
    },
    addFiles: (files) =>
      add(
        files.map(({ guid, name, isSpatial }) => ({ fileGuid: guid, name, isSpatial })),
        plainError,
      ),
    addLink: (link) => add([{ ...link, isUrlLink: true }], refusal),
    remove: async (ids) => {
      const answer = await remove({ input: ids.map((id) => ({ id })) });
      if (answer.error) throw plainError(answer.error);
    },
  };
}
