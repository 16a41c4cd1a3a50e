import { useEffect, useState } from 'react';
import { limits } from 'shared-contracts/limits';
import { keepValue, keptValue } from 'shared-ui';
import { useUnsent } from 'shared-ui/form';
import * as v from 'valibot';

const personSchema = v.object({ id: v.string(), label: v.string() });

const draftSchema = v.object({
  text: v.string(),
  people: v.array(personSchema),
  isConfidential: v.boolean(),
  keptAt: v.number(),
});

/** A text as it is typed, with the people that were picked for it, by how they are written in it. */
export interface CommentDraft {
  readonly text: string;
  readonly people: readonly v.InferOutput<typeof personSchema>[];
  readonly isConfidential: boolean;
}

/** How long a draft is offered (decision 51), in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * limits.second;

/** What was kept under a name; undefined where there is nothing, or it is too old. */
function keptDraft(name: string) {
  const kept = v.safeParse(draftSchema, keptValue(name, 'browser'));
  return kept.success && Date.now() - kept.output.keptAt < lifetime ? kept.output : undefined;
}

/**
 * A comment that is being written: kept in the browser for its person with each key, so that another tab, a reload or a
 * crash loses nothing, and forgotten when it is posted, discarded, or after seven days. The page asks before it is left.
 */
export function useCommentDraft(name: string, initial: CommentDraft) {
  const [start] = useState(() => ({ initial, kept: keptDraft(name) }));
  const [draft, setDraft] = useState<CommentDraft>(start.kept ?? initial);
  const [keptAt, setKeptAt] = useState(start.kept?.keptAt);
  const isDirty = draft.text.trim() !== start.initial.text.trim();
  useEffect(() => {
    keepValue(name, isDirty ? { ...draft, keptAt: Date.now() } : null, 'browser');
  }, [name, draft, isDirty]);
  useUnsent(isDirty);
  return {
    draft,
    isDirty,
    /** When the text was kept that was there already as the box appeared; undefined once it is edited on. */
    keptAt,
    change: (next: Partial<CommentDraft>) => {
      setKeptAt(undefined);
      setDraft((now) => ({ ...now, ...next }));
    },
    discard: () => {
      setKeptAt(undefined);
      setDraft(start.initial);
    },
  };
}
