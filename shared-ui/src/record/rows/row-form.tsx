import { memo, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { Form } from 'react-final-form';
import type { Address } from 'shared-contracts/routes';
import { FormSessionProvider } from '../../form/form-session.ts';
import { SubmitGroup } from '../../form/page/submit-group.tsx';
import { ValidationSummary } from '../../form/page/validation-summary.tsx';
import { WorthLine } from '../../form/saving/worth-line.tsx';
import { FormTabs } from '../../form/tabs/form-tabs.tsx';
import { useFormStanding } from '../../form/use-form-standing.ts';
import { useIsHandheld } from '../../layout/use-is-phone.ts';
import type { HeldPlace } from '../held/held-place.ts';
import { RowAroundProvider, useHeldRows } from '../record-context.ts';
import type { Collection, OpenRow, RowTab } from './collection.ts';
import { FoldedFields } from './folded-fields.tsx';
import { RowAnchors } from './row-anchors.tsx';
import classes from './row-page.module.css';
import { RowSections } from './row-sections.tsx';
import { useRowForm } from './use-row-form.ts';

interface RowFormProps {
  readonly collection: Collection;
  readonly place: HeldPlace;
  readonly address: Address;
  /** Path of the tab that is open. */
  readonly tab: string;
}

/** So many tabs have room above the fields; of more, some are behind 'More'. */
const fewTabs = 6;

function RowTop({ collection, place, address }: Omit<RowFormProps, 'tab'>) {
  const held = useHeldRows();
  const below = useMemo(() => held.below(collection.name, place.id), [held, collection.name, place.id]);
  const standing = useFormStanding(collection.tabs, below);
  const worth = (
    <ValidationSummary
      errors={standing.errors}
      warnings={0}
      valid={standing.valid}
      open={standing.open}
      isQuiet={!standing.isDirty && standing.errors === 0 && standing.open === 0}
    />
  );
  if (collection.openedBy !== undefined) return worth;
  const label = `${collection.item} ${place.title}`.trim();
  const Tabs = standing.tabs.length > fewTabs ? RowAnchors : FormTabs;
  return (
    <div className={classes['anchors']}>
      <WorthLine worth={worth} isTabs>
        <Tabs address={address} tabs={standing.tabs} label={label} />
      </WorthLine>
    </div>
  );
}

/** The part of a row that the address opens: a tab, or the page of all its sections. */
function OpenTab({ tabs, shown, row }: { tabs: readonly RowTab[]; shown: RowTab; row: OpenRow }) {
  if (!shown.isSection) return shown.show(row);
  return <RowSections tabs={tabs.filter(({ isSection }) => isSection)} current={shown.path} row={row} />;
}

function RowFormView({ collection, place, address, tab }: RowFormProps): ReactNode {
  const held = useHeldRows();
  const form = useRowForm(collection, place);
  // What is done outside comes first there: whom to call, then the fields.
  const isHandheld = useIsHandheld();
  const isNew = useSyncExternalStore(held.subscribe, () => place.start.revision === null);
  const shown = collection.tabs.find(({ path }) => path === tab) ?? collection.tabs[0];
  const row = useMemo(() => ({ id: place.id, isNew }), [place, isNew]);
  const around = useMemo(
    () => ({
      id: place.id,
      collection: collection.name,
      path: [...place.start.path, place.id],
      address,
    }),
    [place, collection, address],
  );
  const isCardFirst = isHandheld && collection.rail !== undefined;
  const isFirst = shown === collection.tabs[0];
  const errors = useSyncExternalStore(held.subscribe, () => place.standing.count);
  const fields = (
    <div className={classes['body']}>
      <OpenTab tabs={collection.tabs} shown={shown} row={row} />
    </div>
  );
  return (
    <FormSessionProvider value={place.session}>
      <RowAroundProvider value={around}>
        <Form form={form} onSubmit={() => {}} subscription={{}}>
          {() => (
            <div className={classes['columns']} data-rail={collection.rail ? '' : undefined}>
              {isCardFirst && collection.rail?.(row)}
              <div className={classes['main']}>
                <SubmitGroup
                  data-row-form={place.id}
                  className={classes['form']}
                  onSubmit={() => place.session.flush()}
                >
                  <RowTop collection={collection} place={place} address={address} />
                  {isCardFirst && shown.fields.length > 0 ? (
                    <FoldedFields key={place.id} begins={!isNew && isFirst} area={tab} errors={errors}>
                      {fields}
                    </FoldedFields>
                  ) : (
                    fields
                  )}
                </SubmitGroup>
                {shown.below?.(row)}
              </div>
              {!isHandheld && collection.rail?.(row)}
            </div>
          )}
        </Form>
      </RowAroundProvider>
    </FormSessionProvider>
  );
}

/** The fields of one row in its tabs; edits of other rows, or changes of this one in its grid, do not re-render it. */
export const RowForm = memo(RowFormView);
