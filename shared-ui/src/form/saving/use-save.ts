import { type FormApi, getIn } from 'final-form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldError, failureText } from 'shared-contracts/errors';
import { whereTyped } from 'shared-contracts/rest-client';
import { isWithin } from '../form-errors.ts';
import type { FormSession } from '../form-session.ts';
import { type FormValues, isSameValue } from '../form-values.ts';
import { unreadTextsOf } from '../unread-texts.ts';
import { type Choices, choiceKey } from './conflict-dialog.tsx';
import { followMerged, type Merged, mergedIn } from './follow-merged.ts';
import type { HeldContent, HeldSave, NamedField, SentRows, VersionedPart } from './held-content.ts';
import {
  type MergedPart,
  mergeParts,
  type TakenOver,
  takenOver,
  together,
  withChoices,
} from './merged-parts.ts';
import type { PartConflict, SaveOutcome } from './save-outcome.ts';
import { settle, startFrom } from './settle-form.ts';

/** How the last save ended, until the next change. */
export type SaveProgress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'saved' }
  /**
   * `message` is the server's error that belongs to no field of the form; `merged` are records in the form that were
   * merged into others meanwhile.
   */
  | { readonly kind: 'refused'; readonly message: string; readonly merged: readonly Merged[] }
  | { readonly kind: 'failed'; readonly message: string }
  /** Parts that two people changed; the person is asked about those with conflicting fields. */
  | { readonly kind: 'conflict'; readonly parts: readonly MergedPart[] };

/** What follows a successful save: staying, starting a new record, or leaving the page. */
export type AfterSave = 'stay' | 'new' | 'leave';

export interface SaveRequest {
  readonly values: FormValues;
  /** The revision that was edited; null for a new record. */
  readonly revision: number | null;
  /** The id of the save. An identical save that is sent again has the same id, so that the server writes it once. */
  readonly saveId: string;
  /** New and changed rows by collection. */
  readonly rows: SentRows;
}

interface UseSaveOptions {
  readonly form: FormApi<FormValues>;
  readonly session: FormSession;
  readonly fields: readonly NamedField[];
  readonly held: HeldContent | undefined;
  readonly initialRevision: number | null;
  readonly onSave: (request: SaveRequest) => Promise<SaveOutcome>;
  /**
   * Called when everything is stored: after a save, or immediately where there is nothing to save and the person
   * wants to continue.
   */
  readonly onSaved: (after: AfterSave) => void;
  /** Called when the rules of the form or the server object to fields of a save. */
  readonly onInvalid: () => void;
  /** The message if every attempt to save met a newer version of somebody else. */
  readonly outrun: string;
}

/** How often a save that meets a newer version is merged and sent again without asking. */
const mostMerges = 3;

const nothingTaken: readonly TakenOver[] = [];
const noRows: HeldSave = {
  rows: {},
  ids: [],
  partAt: () => undefined,
  refuse: (errors) => errors,
  settle: () => {},
};

interface Sent {
  readonly request: SaveRequest;
  readonly held: HeldSave;
}

/** Saving a form: one save at a time, nothing typed is lost, what others saved meanwhile is merged (decision 49). */
export function useSave(options: UseSaveOptions) {
  const { form, session, fields, held, initialRevision, onSave, onSaved, onInvalid, outrun } = options;
  const [progress, setProgress] = useState<SaveProgress>({ kind: 'idle' });
  const [taken, setTaken] = useState(nothingTaken);
  const revision = useRef(initialRevision);
  const busy = useRef(false);
  const after = useRef<AfterSave>('stay');
  const lastSent = useRef<{ readonly key: string; readonly saveId: string }>(undefined);
  /** The id of the row that is saved by itself; undefined while the whole form is saved. */
  const onlyRow = useRef<string>(undefined);
  /** Rows with a call of their own that this save has stored already; edits made in them since belong to the next save. */
  const stored = useRef<ReadonlySet<string>>(new Set());
  /** Whether the conflict that the dialog shows is in the record or the rows saved with it, not in rows with their own call. */
  const isOfRecord = useRef(true);

  const showErrors = () => {
    for (const name of form.getRegisteredFields()) form.blur(name);
    held?.showErrors();
  };
  const flush = () => {
    session.flush();
    held?.flush();
  };

  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const refuse = (errors: readonly FieldError[], { request, held: rows }: Sent) => {
    const now = form.getState().values;
    const names = form.getRegisteredFields();
    const ofRecord = rows.refuse(errors);
    const ofFields = ofRecord.filter(({ path }) => names.some((name) => isWithin(path, name)));
    // An edit made meanwhile is not the value that the server refused.
    const standing = ofFields.filter(({ path }) =>
      isSameValue(getIn(now, path), getIn(request.values, path)),
    );
    const message = ofRecord
      .filter((error) => !ofFields.includes(error))
      .map((error) => error.message)
      .join(' ');
    showErrors();
    session.refuse(standing);
    const isStanding = standing.length > 0 || ofRecord.length < errors.length || message !== '';
    const mergedAway = mergedIn(errors);
    setProgress(isStanding ? { kind: 'refused', message, merged: mergedAway } : { kind: 'idle' });
    // One click in the notice continues with the merged records; everything else is corrected in its field.
    if (mergedAway.length === 0 && (standing.length > 0 || ofRecord.length < errors.length)) onInvalid();
  };

  const ownPart = (): VersionedPart => {
    const { initialValues, values } = form.getState();
    return {
      title: '',
      fields,
      base: initialValues as FormValues,
      mine: values,
      rebase: (stored, next, nextRevision) => {
        startFrom(form, stored, next);
        session.refuse([]);
        revision.current = nextRevision;
      },
    };
  };

  const receive = (outcome: SaveOutcome, sent: Sent) => {
    if (outcome.kind === 'saved') {
      session.refuse([]);
      revision.current = outcome.revision;
      lastSent.current = undefined;
      settle(form, sent.request.values, outcome.values);
      sent.held.settle(outcome.rows ?? {});
      setProgress({ kind: 'saved' });
      onSaved(after.current);
    } else if (outcome.kind === 'invalid') refuse(outcome.fields, sent);
    else if (outcome.kind === 'conflict') {
      // The conflict is in no part of this save, so there is nothing to merge.
      setProgress({ kind: 'failed', message: outcome.message ?? '' });
    } else setProgress(outcome);
  };

  const merged = (conflicts: readonly PartConflict[], { held: rows }: Sent) =>
    mergeParts(conflicts, (path) => (path === '' ? ownPart() : rows.partAt(path)));

  const absorb = (parts: readonly MergedPart[]) => {
    for (const { part, conflict, merge } of parts) part.rebase(merge.stored, merge.values, conflict.revision);
    setTaken((before) => together([...before, ...takenOver(parts)]));
  };

  /**
   * The content to save now, if any, unless a rule prevents it; after a merge the whole record, to learn its current
   * state.
   */
  const take = (isMerged: boolean): Sent | 'invalid' | 'clean' => {
    flush();
    const { dirty, hasValidationErrors, values } = form.getState();
    const isUnread = unreadTextsOf(session).size > 0 || held?.hasPending() === true;
    const isWaiting = (id: string) => !stored.current.has(id);
    const row = onlyRow.current;
    if (row === undefined && (hasValidationErrors || isUnread || held?.getSummary().invalid))
      return 'invalid';
    const rows =
      (row === undefined ? held?.take(isWaiting) : isWaiting(row) ? held?.takeRow(row) : undefined) ?? noRows;
    const isRecordClean = row !== undefined || (!dirty && !isMerged);
    if (isRecordClean && rows.ids.length === 0) return 'clean';
    const key = JSON.stringify([revision.current, values, rows.rows]);
    const saveId = lastSent.current?.key === key ? lastSent.current.saveId : crypto.randomUUID();
    lastSent.current = { key, saveId };
    return { request: { values, revision: revision.current, saveId, rows: rows.rows }, held: rows };
  };

  /** Sends the changes. If others saved meanwhile, it merges and sends again, as long as no field conflicts. */
  const send = async (isMerged: boolean): Promise<void> => {
    let isRecordMerged = isMerged;
    stored.current = new Set();
    for (let merges = 0; ; ) {
      const sent = take(isRecordMerged);
      if (sent === 'invalid') {
        showErrors();
        onInvalid();
        return setProgress({ kind: 'idle' });
      }
      if (sent === 'clean') {
        const isStored = stored.current.size > 0;
        if (onlyRow.current === undefined && (isStored || after.current !== 'stay')) onSaved(after.current);
        return setProgress({ kind: isStored ? 'saved' : 'idle' });
      }
      setProgress({ kind: 'busy' });
      const { held: rows } = sent;
      const outcome = await (rows.send ? rows.send() : onSave(sent.request));
      // Do not bring back a person who has left.
      if (!isShown.current) return;
      flush();
      if (rows.send && outcome.kind === 'saved') {
        rows.settle(outcome.rows ?? {});
        stored.current = new Set([...stored.current, ...rows.ids]);
        continue;
      }
      const parts = outcome.kind === 'conflict' ? merged(outcome.conflicts, sent) : undefined;
      if (!parts) return receive(outcome, sent);
      isOfRecord.current = !rows.send;
      if (parts.some(({ merge }) => merge.conflicting.length > 0))
        return setProgress({ kind: 'conflict', parts });
      absorb(parts);
      isRecordMerged ||= isOfRecord.current;
      merges += 1;
      if (merges > mostMerges) return setProgress({ kind: 'failed', message: outrun });
    }
  };

  const run = async (isMerged = false) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await send(isMerged);
    } catch (error) {
      setProgress({ kind: 'failed', message: whereTyped(failureText(error) ?? '') });
    } finally {
      busy.current = false;
    }
  };

  const save = (then: AfterSave = 'stay') => {
    if (!busy.current) {
      setTaken(nothingTaken);
      after.current = then;
      onlyRow.current = undefined;
    }
    return run();
  };

  /** Saves one row that has a call of its own, and nothing else that was typed. */
  const saveRow = (id: string) => {
    if (!busy.current) {
      setTaken(nothingTaken);
      after.current = 'stay';
      onlyRow.current = id;
    }
    return run();
  };

  /** Continues from the other person's versions with the choices made, and sends the save again. */
  const resolve = (parts: readonly MergedPart[], choices: Choices) => {
    absorb(parts.map((one) => withChoices(one, (name) => choices.get(choiceKey(one, name)) === 'theirs')));
    void run(isOfRecord.current);
  };

  /** Replaces references to merged records by the records that stayed, and sends the save again. */
  const follow = (merged: readonly Merged[]) => {
    flush();
    const { values } = form.getState();
    const next = followMerged(values, merged);
    form.batch(() => {
      for (const name of Object.keys(next)) if (next[name] !== values[name]) form.change(name, next[name]);
    });
    session.refuse([]);
    held?.follow(merged);
    void run();
  };

  /**
   * Continues from the version of the same record that another call stored, for example linked rows; unsaved edits
   * stay.
   */
  const adopt = (stored: FormValues, nextRevision: number) => {
    settle(form, form.getState().initialValues as FormValues, stored);
    revision.current = nextRevision;
    lastSent.current = undefined;
  };

  /** The message about the last save disappears once the form changes. */
  const noteChange = useCallback(
    () =>
      setProgress((now) =>
        now.kind === 'saved' || now.kind === 'failed' || now.kind === 'refused' ? { kind: 'idle' } : now,
      ),
    [],
  );

  return {
    progress,
    /** Changes of others that the last save took over. */
    taken,
    dismissTaken: () => setTaken(nothingTaken),
    save,
    saveRow,
    resolve,
    follow,
    adopt,
    noteChange,
    dismissConflict: () => setProgress({ kind: 'idle' }),
  };
}
