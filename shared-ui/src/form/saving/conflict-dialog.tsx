import { Button, Modal } from '@mantine/core';
import { getIn } from 'final-form';
import { useState } from 'react';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { Unbroken } from '../../layout/unbroken.tsx';
import classes from '../dialogs.module.css';
import { useFormTexts } from '../form-texts.ts';
import type { MergedPart } from './merged-parts.ts';
import { VersionValue } from './version-value.tsx';

/** Whose value the person chose for each conflicting field, by `choiceKey`. */
export type Choices = ReadonlyMap<string, 'mine' | 'theirs'>;

/** The key under which the choice for one field of a part is stored. */
export const choiceKey = ({ conflict }: MergedPart, name: string): string => `${conflict.path}\n${name}`;

interface ConflictDialogProps {
  /** The parts that have conflicting fields. */
  readonly parts: readonly MergedPart[];
  /** The label of the button that applies the choices; by default that of Save. */
  readonly confirmLabel?: string;
  readonly onResolve: (choices: Choices) => void;
  readonly onCancel: () => void;
}

interface PartChoicesProps {
  readonly merged: MergedPart;
  readonly choices: Choices;
  readonly onChoose: (key: string, whose: 'mine' | 'theirs') => void;
}

/** The texts about somebody else's save, or about one's own in another window. */
const textsOf = ({ isOwn }: MergedPart['conflict']): 'conflict' | 'conflict.own' =>
  isOwn ? 'conflict.own' : 'conflict';

/** The conflicting fields of one part. No version is preselected. */
function PartChoices({ merged, choices, onChoose }: PartChoicesProps) {
  const { t, language } = useFormTexts();
  const { part, conflict, merge } = merged;
  const texts = textsOf(conflict);
  const authorAndTime = { name: conflict.changedBy, when: shownDateTime(conflict.changedAt, language) };
  return (
    <section>
      <p className={classes.text}>
        <Unbroken>
          {part.title
            ? t(`${texts}.rowText`, { ...authorAndTime, title: part.title })
            : t(`${texts}.text`, authorAndTime)}
        </Unbroken>
      </p>
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t(`${texts}.mine`)}</th>
            <th scope="col">{t(`${texts}.theirs`, { name: conflict.changedBy })}</th>
          </tr>
        </thead>
        <tbody>
          {part.fields
            .filter(({ name }) => merge.conflicting.includes(name))
            .map(({ name, label }) => {
              const key = choiceKey(merged, name);
              const versions = {
                mine: getIn(merge.values, name),
                theirs: merge.withTheirs.get(name) ?? getIn(conflict.record, name),
              };
              return (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  {(['mine', 'theirs'] as const).map((whose) => (
                    <td key={whose}>
                      <label>
                        <input
                          type="radio"
                          name={key}
                          checked={choices.get(key) === whose}
                          onChange={() => onChoose(key, whose)}
                        />
                        <span>
                          <VersionValue
                            field={name}
                            value={versions[whose]}
                            other={versions[whose === 'mine' ? 'theirs' : 'mine']}
                          />
                        </span>
                      </label>
                    </td>
                  ))}
                </tr>
              );
            })}
        </tbody>
      </table>
    </section>
  );
}

/**
 * The fields that two people changed to different values, side by side; everything else is merged already (decision
 * 49).
 */
export function ConflictDialog({ parts, confirmLabel, onResolve, onCancel }: ConflictDialogProps) {
  const { t } = useFormTexts();
  const { t: common } = useTexts('ui');
  const [choices, setChoices] = useState<Choices>(new Map());
  const open = parts.reduce(
    (sum, merged) =>
      sum + merged.merge.conflicting.filter((name) => !choices.has(choiceKey(merged, name))).length,
    0,
  );
  const reason = open > 0 ? t('conflict.chooseFirst', { count: open }) : undefined;
  return (
    <Modal
      opened
      onClose={onCancel}
      title={
        // The focus starts on the title: the explanation is read first, and the next key press chooses nothing.
        <span tabIndex={-1} data-autofocus>
          {t(`${parts.every(({ conflict }) => conflict.isOwn) ? 'conflict.own' : 'conflict'}.title`)}
        </span>
      }
      size="lg"
      centered
    >
      {parts
        .filter(({ merge }) => merge.conflicting.length > 0)
        .map((merged) => (
          <PartChoices
            key={merged.conflict.path}
            merged={merged}
            choices={choices}
            onChoose={(key, whose) => setChoices(new Map([...choices, [key, whose]]))}
          />
        ))}
      <div className={classes.actions}>
        {reason && (
          <p id="conflict-reason" className={classes.reason}>
            {reason}
          </p>
        )}
        <Button variant="default" onClick={onCancel}>
          {common('cancel')}
        </Button>
        <Button
          data-disabled={reason !== undefined || undefined}
          aria-disabled={reason !== undefined}
          aria-describedby={reason ? 'conflict-reason' : undefined}
          onClick={() => reason === undefined && onResolve(choices)}
        >
          {confirmLabel ?? t('conflict.use')}
        </Button>
      </div>
    </Modal>
  );
}
