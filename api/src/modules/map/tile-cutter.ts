import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { texts as refusals } from '../../generated/texts/refusals.ts';
import { busy } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { WorkFailure, workerPool } from '../../platform/work/worker-pool.ts';
import { cutTile, type TileTask } from './cut-tile.ts';

/** Limits for cutting tiles: large ones at a time and waiting, seconds and megabytes for one; bytes that are cached. */
const tileLimits = {
  pool: { workers: 2, waiting: 128, seconds: 20, megabytes: 256 },
  /** A tile with fewer shapes is cut on the thread that answers requests, which is faster than starting a process. */
  largeFrom: 400,
  keptBytes: 64 * 1024 ** 2,
} as const;

/** A tile and its tag: the same shapes give the same tile. */
interface CutTile {
  readonly tag: string;
  readonly bytes: Buffer;
}

interface TileCutter {
  /** The tag that identifies a tile of these shapes. */
  readonly tagOf: (place: string, content: string) => string;
  /** A tile, cut only once for the same content. Throws UNAVAILABLE if too many wait or the tile cannot be made. */
  readonly cut: (tag: string, task: () => TileTask) => Promise<CutTile>;
  readonly stop: () => Promise<void>;
}

/** Cuts tiles and caches them by their content, so that outdated data is never shown. */
export function tileCutter(): TileCutter {
  const pool = workerPool({ module: new URL('./tile-work.ts', import.meta.url), ...tileLimits.pool });
  const kept = new LRUCache<string, Buffer>({
    maxSize: tileLimits.keptBytes,
    sizeCalculation: (bytes) => bytes.length + 100,
  });
  const large = async (task: TileTask): Promise<Buffer> => {
    const answer = await pool.run(task).catch((error: unknown) => {
      throw error instanceof WorkFailure ? busy(messageFrom(refusals, ({ busyWork }) => busyWork)) : error;
    });
    return Buffer.from(v.parse(v.string(), answer), 'base64');
  };
  return {
    tagOf: (place, content) => createHash('sha256').update(place).update('\n').update(content).digest('hex'),
    cut: async (tag, task) => {
      const known = kept.get(tag);
      if (known) return { tag, bytes: known };
      const made = task();
      const bytes =
        made.shapes.length < tileLimits.largeFrom ? Buffer.from(cutTile(made)) : await large(made);
      kept.set(tag, bytes);
      return { tag, bytes };
    },
    stop: pool.stop,
  };
}
