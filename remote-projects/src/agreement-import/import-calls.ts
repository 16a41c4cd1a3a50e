import { useMemo } from 'react';
import {
  type FinalizeImport,
  type ImportDone,
  type ImportProcess,
  type ImportProgress,
  type ImportRecord,
  type ImportUndone,
  importDoneSchema,
  importProgressSchema,
  importRecordsSchema,
  importTemplateName,
  importUndoneSchema,
  type PastImport,
  pastImportsSchema,
  rememberedMappingsSchema,
  type ValidateImport,
} from 'shared-contracts/agreement-import';
import { inTime, isRestFailure } from 'shared-contracts/rest-client';
import { useRest } from 'shared-ui';
import * as v from 'valibot';
import type { Fixes } from './fixes.ts';

/** A remembered decision of the company about a column of a workbook. */
export type RememberedMapping = v.InferOutput<typeof rememberedMappingsSchema>[number];

/** The calls of the import into one project. Each rejects with an Error whose message is a sentence, or is empty. */
export interface ImportCalls {
  /** The project that is imported into. */
  readonly projectId: string;
  /** Address of the starter workbook. */
  readonly starter: string;
  readonly past: (signal?: AbortSignal) => Promise<readonly PastImport[]>;
  readonly progress: (fileId: string, signal?: AbortSignal) => Promise<ImportProgress>;
  readonly validate: (
    fileId: string,
    mends: Fixes,
    answer: NonNullable<ValidateImport['answer']>,
    signal?: AbortSignal,
  ) => Promise<readonly ImportRecord[]>;
  readonly finalize: (
    fileId: string,
    mends: Fixes,
    process: Exclude<ImportProcess, 'Validate'>,
    expected: FinalizeImport['expected'],
  ) => Promise<ImportDone>;
  /** The rows with errors as a workbook, the reason in the last column. */
  readonly badRows: (fileId: string, mends: Fixes) => Promise<Blob>;
  /** The rows that an import did not write, as a workbook, the reason in the last column. */
  readonly leftRows: (fileId: string) => Promise<Blob>;
  /** Gives up where no answer comes in time; the undo may be done all the same. */
  readonly undo: (fileId: string, isPreview: boolean, signal?: AbortSignal) => Promise<ImportUndone>;
  readonly remembered: () => Promise<readonly RememberedMapping[]>;
  readonly forget: (mappings: readonly RememberedMapping[]) => Promise<void>;
}

/** Whether the API was not reached: the request may be running all the same. */
export const wasLost = (error: unknown): boolean => isRestFailure(error) && error.status === 0;

/** The calls of the import into a project (002 §7). */
export function useImportCalls(projectFileId: string): ImportCalls {
  const rest = useRest();
  return useMemo((): ImportCalls => {
    const path = (rest: string) => `bulk-import/${rest}`;
    const bodyOf = (fileId: string, mends: Fixes) => ({
      fileId,
      projectFileId,
      importType: 'Agreement',
      ...mends,
    });
    return {
      projectId: projectFileId,
      starter: `${rest.address}${path(`templates/${importTemplateName}`)}?projectFileId=${projectFileId}`,
      past: (signal) => rest.get(`bulk-import?projectFileId=${projectFileId}`, pastImportsSchema, signal),
      progress: (fileId, signal) => rest.get(path(fileId), importProgressSchema, signal),
      validate: (fileId, mends, answer, signal) =>
        rest.post(
          path('validate-import-file'),
          { ...bodyOf(fileId, mends), process: 'Validate', answer },
          importRecordsSchema,
          signal,
        ),
      finalize: (fileId, mends, process, expected) =>
        rest.post(
          path('finalize-import-file'),
          { ...bodyOf(fileId, mends), process, expected },
          importDoneSchema,
        ),
      badRows: (fileId, mends) =>
        rest.download(path('bad-rows'), { ...bodyOf(fileId, mends), process: 'Validate' }),
      leftRows: (fileId) => rest.download(path('left-rows'), { fileId }),
      undo: (fileId, isPreview, signal) =>
        rest.post(path('undo-import-file'), { fileId, isPreview }, importUndoneSchema, inTime(signal)),
      remembered: () => rest.get(path('mappings'), rememberedMappingsSchema),
      forget: async (mappings) => {
        await rest.post(
          path('forget-mappings'),
          { mappings: mappings.map(({ kind, header }) => ({ kind, header })) },
          v.unknown(),
        );
      },
    };
  }, [rest, projectFileId]);
}
