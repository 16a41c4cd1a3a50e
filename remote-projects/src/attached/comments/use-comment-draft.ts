import { useEffect, useRef, useState } from 'react';
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

/** The text as typed, with the mentioned people by the labels that the text contains. */
export interface CommentDraft {
  readonly text: string;
  readonly people: readonly v.InferOutput<typeof personSchema>[];
  readonly isConfidential: boolean;
}

/** How long a draft is offered (decision 51), in milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * limits.second;

/** The draft stored under a name; undefined if there is none or it is too old. */
function keptDraft(name: string) {
  const kept = v.safeParse(draftSchema, keptValue(name, 'browser'));
  return kept.success && Date.now() - kept.output.keptAt < lifetime ? kept.output : undefined;
}

/**
 * A comment being written: stored in the browser with each key, so that another tab, a reload or a crash loses nothing,
 * and deleted when it is posted, discarded, or seven days old. The page asks before it is left.
 */
export function useCommentDraft(name: string, initial: CommentDraft) {
  const [start] = useState(() => ({ initial, kept: keptDraft(name) }));
  const [draft, setDraft] = useState<CommentDraft>(start.kept ?? initial);
  const latest = useRef(draft);
  latest.current = draft;
  const [keptAt, setKeptAt] = useState(start.kept?.keptAt);
  const isDirty = draft.text.trim() !== start.initial.text.trim();
  useEffect(() => {
    keepValue(name, isDirty ? { ...draft, keptAt: Date.now() } : null, 'browser');
  }, [name, draft, isDirty]);
  useUnsent(isDirty);
  return {
    draft,
    isDirty,
    /** When the text was stored that was in the box when it appeared; undefined once it is edited. */
    keptAt,
    change: (next: Partial<CommentDraft>) => {
      setKeptAt(undefined);
      setDraft((now) => ({ ...now, ...next }));
    },
    discard: () => {
      setKeptAt(undefined);
      // Immediately: the box of an edited comment closes before an effect could run.
      keepValue(name, null, 'browser');
      setDraft(start.initial);
    },
    /** Empties the box after its text was posted, but keeps what was typed behind it while it was being sent. */
    posted: (text: string) => {
      setKeptAt(undefined);
      if (latest.current.text === text) keepValue(name, null, 'browser');
      setDraft((now) => {
        if (now.text === text) return start.initial;
        return now.text.startsWith(text) ? { ...now, text: now.text.slice(text.length).trimStart() } : now;
      });
    },
  };
}
