import { Button, Popover } from '@mantine/core';
import { getIn } from 'final-form';
import type { ReactElement, ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import type { FormTab } from '../../form/form-errors.ts';
import { useFormSession } from '../../form/form-session.ts';
import { useFormTexts } from '../../form/form-texts.ts';
import { VersionValue } from '../../form/saving/version-value.tsx';
import { useHeldSummary } from '../../form/use-form-standing.ts';
import { Link } from '../../router/links.ts';
import { useHeldRows } from '../record-context.ts';
import { rootOf } from '../rows/collection.ts';
import classes from './changes-list.module.css';
import type { HeldPlace } from './held-place.ts';

interface ChangesListProps {
  readonly target: ReactElement;
  readonly tabs: readonly FormTab[];
  readonly onClose: () => void;
}

interface ChangeProps {
  readonly name: ReactNode;
  /** Its name in the button that undoes it. */
  readonly label: string;
  readonly onUndo: () => void;
  readonly children: ReactNode;
}

function Change({ name, label, onUndo, children }: ChangeProps) {
  const { t } = useFormTexts();
  return (
    <li className={classes['change']}>
      <div>
        <strong>{name}</strong>
        <div className={classes['what']}>{children}</div>
      </div>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={t('changes.undoOf', { name: label })}
        onClick={onUndo}
      >
        {t('changes.undo')}
      </Button>
    </li>
  );
}

/** The unsaved changes, by tab; each can be undone. */
export function ChangesList({ target, tabs, onClose }: ChangesListProps) {
  const { t } = useFormTexts();
  const form = useForm();
  const session = useFormSession();
  const held = useHeldRows();
  useHeldSummary(held);
  const {
    values,
    initialValues = {},
    dirtyFields = {},
  } = useFormState({
    subscription: { values: true, initialValues: true, dirtyFields: true },
  });
  const rowsOn = (tab: string): readonly HeldPlace[] =>
    held.held.filter(({ collection }) => rootOf(held.collections, collection).tab === tab);
  const shown = tabs
    .map((tab) => ({
      tab,
      fields: tab.fields.filter(({ name }) => dirtyFields[name]),
      rows: rowsOn(tab.path),
    }))
    .filter(({ fields, rows }) => fields.length + rows.length > 0);
  return (
    <Popover
      opened
      onChange={(opened) => !opened && onClose()}
      position="bottom-end"
      width="min(460px, 92vw)"
      shadow="md"
      trapFocus
      returnFocus
      // Its button is in the header, which is always visible. The list must stay open while the header renders again.
      hideDetached={false}
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown aria-label={t('changes.title')} className={classes['list']}>
        {shown.map(({ tab, fields, rows }) => (
          <section key={tab.path} aria-label={tab.label}>
            <p className={classes['tab']}>{tab.label}</p>
            <ul>
              {fields.map(({ name, label }) => (
                <Change
                  key={name}
                  name={label}
                  label={label}
                  onUndo={() => {
                    session.forgive(name);
                    form.change(name, getIn(initialValues, name));
                  }}
                >
                  <del>
                    <VersionValue
                      field={name}
                      value={getIn(initialValues, name)}
                      other={getIn(values, name)}
                    />
                  </del>{' '}
                  <ins>
                    <VersionValue
                      field={name}
                      value={getIn(values, name)}
                      other={getIn(initialValues, name)}
                    />
                  </ins>
                </Change>
              ))}
              {rows.map((place) => {
                const title = place.title || t('rowsHeld.newTitle', { item: place.collection.item });
                const isNew = place.start.revision === null;
                return (
                  <Change
                    key={place.id}
                    name={
                      <Link to={held.addressOf(place)} onClick={onClose}>
                        {title}
                      </Link>
                    }
                    label={title}
                    onUndo={() => held.undo(place)}
                  >
                    {isNew
                      ? t('changes.newRow', { item: place.collection.item })
                      : place.changedLabels().join(', ')}
                  </Change>
                );
              })}
            </ul>
          </section>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
