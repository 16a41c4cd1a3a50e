import type { SaveProgress } from '../form/saving/use-save.ts';

/** Why a row cannot be saved, as a sentence: `unexpected` if a failure has none. */
export function hindrance(progress: SaveProgress, unexpected: string): string | undefined {
  if (progress.kind === 'failed') return progress.message || unexpected;
  return progress.kind === 'refused' ? progress.message : undefined;
}
