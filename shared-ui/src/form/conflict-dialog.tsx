import { Button, Modal } from '@mantine/core';
import { getIn } from 'final-form';
import { useState } from 'react';
import type { Conflict } from 'shared-contracts/errors';
import { shownDateTime } from 'shared-contracts/shown-dates';
import { useTexts } from '../i18n/i18n-provider.tsx';
import classes from './dialogs.module.css';
import { differingFields, type FormValues } from './form-values.ts';

/** A field as the dialog names it. */
export interface NamedField {
  readonly name: string;
  readonly label: string;
}

interface ConflictDialogProps {
  readonly conflict: Conflict;
  /** What the person has in the form. */
  readonly mine: FormValues;
  readonly fields: readonly NamedField[];
  /** The names of the fields whose own value is kept. */
  readonly onResolve: (keptMine: readonly string[]) => void;
  readonly onCancel: () => void;
}

function VersionValue({ value }: { value: unknown }) {
  const { t } = useTexts('ui');
  if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
  if (value === null || value === undefined || value === '')
    return <span className={classes.empty}>{t('form.empty')}</span>;
  return shownText(value);
}

/** What a value is called: a picked entry by its name, a list by its entries. */
function shownText(value: unknown): string {
  if (Array.isArray(value)) return value.map(shownText).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  const named = ['name', 'fullName', 'companyName', 'code', 'description'].map((key) =>
    Reflect.get(value, key),
  );
  return String(named.find((text) => typeof text === 'string' && text !== '') ?? '');
}

/** Both versions of a record that two people changed, field by field; each field's value is chosen. */
export function ConflictDialog({ conflict, mine, fields, onResolve, onCancel }: ConflictDialogProps) {
  const { t, language } = useTexts('ui');
  const differing = differingFields(
    mine,
    conflict.record,
    fields.map(({ name }) => name),
  );
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(differing));
  const choose = (name: string, isMine: boolean) => {
    const next = new Set(kept);
    if (isMine) next.add(name);
    else next.delete(name);
    setKept(next);
  };
  const when = shownDateTime(conflict.changedAt, language);
  return (
    <Modal opened onClose={onCancel} title={t('conflict.title')} size="lg" centered>
      <p className={classes.text}>{t('conflict.text', { name: conflict.changedBy, when })}</p>
      {differing.length === 0 ? (
        <p className={classes.text}>{t('conflict.same')}</p>
      ) : (
        <table className={classes.versions}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              <th scope="col">{t('conflict.mine')}</th>
              <th scope="col">{t('conflict.theirs', { name: conflict.changedBy })}</th>
            </tr>
          </thead>
          <tbody>
            {fields
              .filter(({ name }) => differing.includes(name))
              .map(({ name, label }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  {[true, false].map((isMine) => (
                    <td key={String(isMine)}>
                      <label>
                        <input
                          type="radio"
                          name={`version-${name}`}
                          checked={kept.has(name) === isMine}
                          onChange={() => choose(name, isMine)}
                        />
                        <span>
                          <VersionValue value={getIn(isMine ? mine : conflict.record, name)} />
                        </span>
                      </label>
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button onClick={() => onResolve([...kept])}>{t('conflict.use')}</Button>
      </div>
    </Modal>
  );
}
