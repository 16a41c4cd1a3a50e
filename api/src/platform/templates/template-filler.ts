import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { newFile } from '../files/new-file.ts';
import { incomingIn } from '../files/receive-upload.ts';
import { workerPool } from '../work/worker-pool.ts';
import {
  type FilledRecord,
  type TemplateAnswer,
  type TemplateTask,
  templateAnswerSchema,
} from './template-shapes.ts';

/** Limits for filling templates: processes at a time, waiting tasks, and seconds and megabytes for one task. */
const fillLimits = { workers: 1, waiting: 16, seconds: 60, megabytes: 384 } as const;

type FillRequest = Omit<TemplateTask, 'records' | 'target'> & {
  /** Data folder, for files in progress. */
  readonly folder: string;
  /** None if only the template is checked. */
  readonly records: Iterable<FilledRecord> | AsyncIterable<FilledRecord> | null;
  readonly signal?: AbortSignal;
  /** Called with the number of documents written so far. */
  readonly onProgress?: (written: number) => void;
};

/** The filled documents, with the folder that contains their files until `take` has ended. */
export interface FilledTemplate extends TemplateAnswer {
  readonly folder: string;
}

/** Fills templates in processes separate from the server. */
export interface TemplateFiller {
  /**
   * Fills a template and passes on the result; no temporary files remain. Faults of the template are in the answer.
   * Throws a WorkFailure, UNAVAILABLE if too many wait, or the signal's reason.
   */
  readonly fill: <T>(request: FillRequest, take: (filled: FilledTemplate) => Promise<T>) => Promise<T>;
  readonly stop: () => Promise<void>;
}

const progressSchema = v.object({ written: v.number() });

/** A filler with processes of its own, which end with `stop`. */
export function templateFiller(
  limits: Omit<Parameters<typeof workerPool>[0], 'module'> = fillLimits,
): TemplateFiller {
  const pool = workerPool({ module: new URL('./template-work.ts', import.meta.url), ...limits });
  return {
    fill: async ({ folder, records, signal, onProgress, ...task }, take) => {
      const target = join(incomingIn(folder), crypto.randomUUID());
      await mkdir(target, { recursive: true });
      try {
        const spool = records && join(target, 'records');
        if (spool) {
          async function* texts() {
            for await (const record of records ?? []) yield `${JSON.stringify(record)}\n`;
          }
          await pipeline(Readable.from(texts()), await newFile(spool));
        }
        const heard = (message: unknown) => {
          const progress = v.safeParse(progressSchema, message);
          if (progress.success) onProgress?.(progress.output.written);
        };
        const answer = await pool.run(
          { ...task, records: spool, target },
          { onMessage: heard, ...(signal ? { signal } : {}) },
        );
        return await take({ ...v.parse(templateAnswerSchema, answer), folder: target });
      } finally {
        await rm(target, { recursive: true, force: true });
      }
    },
    stop: pool.stop,
  };
}
