import type { FormApi } from 'final-form';
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFormSession } from '../../form/form-session.ts';
import type { FormValues } from '../../form/form-values.ts';
import type { NamedField } from '../../form/saving/held-content.ts';
import { useHeldRows } from '../record-context.ts';
import {
  type Draft,
  type DraftPlace,
  findDraft,
  forgetDraft,
  type KeepFailure,
  keepDraft,
  moveDraft,
} from './drafts.ts';
import type { HeldRows } from './held-rows.ts';
import { keepableValues } from './kept-values.ts';

interface DraftOptions {
  /** Undefined if no draft is stored, as no one is signed in or nothing may be changed. */
  readonly place: DraftPlace | undefined;
  /** The id under which the record was read; it differs if that record was merged into this one. */
  readonly readAs: string;
  readonly recordId: string;
  readonly revision: number | null;
  readonly fields: readonly NamedField[];
  /** Whether the record was deleted: no draft of it is stored. */
  readonly isOver: RefObject<boolean>;
}

/** Delay after the last change before a draft is stored, in milliseconds. */
const pause = 1000;

const topOf = (name: string): string => name.split(/[.[]/)[0] ?? name;

const picked = (values: FormValues, names: ReadonlySet<string>): FormValues =>
  Object.fromEntries([...names].map((name) => [name, values[name] ?? null]));

/** The unsaved content of a form and its rows; undefined if there is none. */
function snapshot(
  form: FormApi<FormValues>,
  held: HeldRows,
  { recordId, revision, fields }: DraftOptions,
): Draft | undefined {
  const { values, initialValues, dirtyFields = {} } = form.getState();
  const secret = new Set(fields.filter(({ isSecret }) => isSecret).map(({ name }) => topOf(name)));
  const changed = new Set(
    Object.keys(dirtyFields)
      .map(topOf)
      .filter((name) => !secret.has(name)),
  );
  const rows = held.keep();
  if (changed.size === 0 && rows.length === 0) return undefined;
  const { kept, left } = keepableValues(picked(values, changed));
  const names = new Set(Object.keys(kept));
  const keptRows = rows.map((row) => ({ row, values: keepableValues(row.values) }));
  const labelOf = (name: string) => fields.find((field) => topOf(field.name) === name)?.label ?? name;
  return {
    savedAt: Date.now(),
    recordId,
    revision,
    base: keepableValues(picked(initialValues as FormValues, names)).kept,
    values: kept,
    rows: keptRows.map(({ row, values: { kept: cells } }) => ({
      ...row,
      path: [...row.path],
      base: keepableValues(row.base).kept,
      values: cells,
    })),
    left: [...new Set([...left.map(labelOf), ...keptRows.flatMap((one) => one.values.left)])],
  };
}

/** Combines an offered draft that was neither restored nor discarded with later changes, which take precedence. */
function together(offered: Draft | undefined, now: Draft | undefined): Draft | undefined {
  if (!offered || !now) return now ?? offered;
  const later = new Set(now.rows.map(({ id }) => id));
  return {
    ...now,
    base: { ...now.base, ...offered.base },
    values: { ...offered.values, ...now.values },
    rows: [...offered.rows.filter(({ id }) => !later.has(id)), ...now.rows],
    left: [...new Set([...offered.left, ...now.left])],
  };
}

/**
 * Stores the unsaved content of a form in the browser, and finds an earlier draft (decision 51). Only inside the form.
 */
export function useDraft(options: DraftOptions) {
  const { place } = options;
  const form = useForm() as FormApi<FormValues>;
  const session = useFormSession();
  const held = useHeldRows();
  const [offered, setOffered] = useState(() => {
    if (!place) return undefined;
    if (options.readAs !== place.id) moveDraft({ ...place, id: options.readAs }, place);
    return findDraft(place);
  });
  const [failure, setFailure] = useState<KeepFailure>();
  useEffect(() => {
    held.offer(offered?.rows.map((row) => row.id) ?? []);
  }, [held, offered]);
  const pending = useRef(offered);
  pending.current = offered;
  const { userId, route, id }: Partial<DraftPlace> = place ?? {};
  // The effect below must not run again unless the place changes.
  const here = useMemo(
    () =>
      userId !== undefined && route !== undefined && id !== undefined ? { userId, route, id } : undefined,
    [userId, route, id],
  );

  const keep = useEffectEvent(() => {
    if (!here) return;
    const draft = options.isOver.current
      ? undefined
      : together(pending.current, snapshot(form, held, options));
    if (!draft) forgetDraft(here);
    setFailure(draft && keepDraft(here, draft));
  });
  const lastHere = useRef(here);
  useEffect(() => {
    // The place changes when a new record is saved for the first time: the draft of the new record is done.
    if (lastHere.current && lastHere.current !== here) forgetDraft(lastHere.current);
    lastHere.current = here;
    if (!here) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isClean = () => !form.getState().dirty && held.getSummary().count === 0;
    const soon = () => {
      clearTimeout(timer);
      // A saved draft is deleted immediately, so that it is not offered again.
      if (isClean()) keep();
      else timer = setTimeout(keep, pause);
    };
    let before = form.getState().values;
    const stop = form.subscribe(
      ({ values }) => {
        if (values !== before) soon();
        before = values;
      },
      { values: true, dirty: true },
    );
    const stopHeld = held.subscribe(soon);
    const leave = () => {
      session.flush();
      held.flush();
      if (!isClean()) keep();
    };
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      stopHeld();
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
      if (!isClean()) keep();
    };
  }, [here, form, held, session]);

  return {
    offered,
    failure,
    /** The draft was restored or discarded: from now on only the form's current content is stored. */
    settle: () => {
      pending.current = undefined;
      setOffered(undefined);
      const now = snapshot(form, held, options);
      if (here && now) setFailure(keepDraft(here, now));
      else if (here) forgetDraft(here);
    },
  };
}
