import { Button } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useForm } from 'react-final-form';
import type { RecordKind } from 'shared-contracts/graphql';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useQuery } from 'urql';
import { useFormTexts } from '../../form/form-texts.ts';
import type { FormValues } from '../../form/form-values.ts';
import { ConflictDialog, choiceKey } from '../../form/saving/conflict-dialog.tsx';
import type { NamedField } from '../../form/saving/held-content.ts';
import { type MergedPart, mergeParts, withChoices } from '../../form/saving/merged-parts.ts';
import { RecordHistoryDocument } from '../../generated/operations.ts';
import { useSession } from '../../session/session.tsx';
import { useHeldRows } from '../record-context.ts';
import classes from './draft-bar.module.css';
import type { Draft, DraftPlace } from './drafts.ts';
import { useDraft } from './use-draft.ts';

interface DraftBarProps {
  readonly place: DraftPlace | undefined;
  /** The id in the address. It differs from `recordId` if the record of the address was merged into this one. */
  readonly readAs: string;
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly revision: number | null;
  readonly fields: readonly NamedField[];
  readonly isOver: RefObject<boolean>;
  /** Called with the id of a restored new record. */
  readonly onRestoreId: (id: string) => void;
}

/** Offers the draft of an earlier visit to the form, and warns if the browser cannot store the current content. */
export function DraftBar(props: DraftBarProps) {
  const { place, readAs, kind, recordId, revision, fields, isOver, onRestoreId } = props;
  const { t, language } = useFormTexts();
  const form = useForm();
  const held = useHeldRows();
  const { offered, failure, settle } = useDraft({ place, readAs, recordId, revision, fields, isOver });
  const [conflicts, setConflicts] = useState<readonly MergedPart[]>();
  const isMovedOn = offered !== undefined && offered.revision !== revision;
  const [{ data }] = useQuery({
    query: RecordHistoryDocument,
    variables: { recordKind: kind, recordId },
    pause: !isMovedOn || revision === null,
  });
  const last = data?.history[0];
  const { user } = useSession();
  /** Whether the same person made all saves since the draft was begun. */
  const isOwn =
    last !== undefined &&
    (data?.history ?? [])
      .filter((entry) => entry.revision > (offered?.revision ?? 0))
      .every(({ changedBy }) => changedBy.id === user?.id);

  /**
   * Merges the draft with the stored version: fields that only the draft changed are taken from it, and the person is
   * asked about conflicting ones.
   */
  const partOf = (draft: Draft): MergedPart | undefined => {
    const stored = form.getState().initialValues as FormValues;
    const conflict = {
      path: '',
      revision: revision ?? 0,
      changedAt: last?.changedAt ?? new Date(draft.savedAt).toISOString(),
      changedBy: last?.changedBy.fullName ?? '',
      isOwn,
      record: stored,
    };
    return mergeParts([conflict], () => ({
      title: '',
      fields,
      base: { ...stored, ...draft.base },
      mine: { ...stored, ...draft.values },
      rebase: () => {},
    }))?.[0];
  };

  const put = (draft: Draft, { merge: { values } }: MergedPart) => {
    const { dirtyFields = {} } = form.getState();
    form.batch(() => {
      for (const name of Object.keys(draft.values)) {
        // Edits since the page was opened are newer than the draft.
        if (!dirtyFields[name]) form.change(name, values[name]);
      }
    });
    held.restore(draft.rows);
    if (revision === null) onRestoreId(draft.recordId);
    setConflicts(undefined);
    settle();
  };
  const restore = (draft: Draft) => {
    const part = partOf(draft);
    if (!part) return;
    if (part.merge.conflicting.length > 0) setConflicts([part]);
    else put(draft, part);
  };

  return (
    <>
      {failure && (
        <p className={classes['failure']} role="alert">
          {t(`draft.${failure}`)}
        </p>
      )}
      {offered && (
        <section className={classes['bar']} aria-label={t('draft.title')}>
          <div className={classes['text']}>
            <p>
              {t('draft.offer', { when: shownDateTime(new Date(offered.savedAt).toISOString(), language) })}
            </p>
            {isMovedOn && last && (
              <p>{t(isOwn ? 'draft.movedOnByYou' : 'draft.movedOn', { name: last.changedBy.fullName })}</p>
            )}
            {offered.left.length > 0 && <p>{t('draft.left', { fields: offered.left.join(', ') })}</p>}
          </div>
          <Button variant="default" size="compact-sm" onClick={settle}>
            {t('draft.discard')}
          </Button>
          <Button size="compact-sm" onClick={() => restore(offered)}>
            {t('draft.restore')}
          </Button>
        </section>
      )}
      {conflicts && offered && (
        <ConflictDialog
          parts={conflicts}
          confirmLabel={t('draft.restoreThese')}
          onResolve={(choices) => {
            const [part] = conflicts;
            if (part)
              put(
                offered,
                withChoices(part, (name) => choices.get(choiceKey(part, name)) === 'theirs'),
              );
          }}
          onCancel={() => setConflicts(undefined)}
        />
      )}
    </>
  );
}
