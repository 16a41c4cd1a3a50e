import type { SaveProgress } from '../form/saving/use-save.ts';

/** What keeps a row from being stored, as a sentence: `unexpected` where a failure has none. */
export function hindrance(progress: SaveProgress, unexpected: string): string | undefined {
  if (progress.kind === 'failed') return progress.message || unexpected;
  return progress.kind === 'refused' ? progress.message : undefined;
}
