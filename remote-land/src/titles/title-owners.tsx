import { sharesOfTitle, tenancies } from 'shared-contracts/land';
import { useTexts } from 'shared-ui';
import { ChoiceField, RowsField, TextField, useFieldValue, useSetField } from 'shared-ui/form';
import { RowsBlock } from 'shared-ui/record';
import { AssociateCell } from './associate-cell.tsx';
import { ShareCell } from './share-cell.tsx';
import { makeOwner, ownersOf, rowsIn } from './title-record.ts';
import classes from './titles.module.css';

const list = 'ownerships';

/** What the owners hold together, in a line below them. */
function SharesLine() {
  const { t } = useTexts('land');
  const owners = ownersOf({ ownerships: useFieldValue(list) });
  if (owners.length === 0) return null;
  const { text, state, hasJointTenants } = sharesOfTitle(owners);
  const joint = hasJointTenants && state !== 'over' ? ` ${t('land.owners.joint')}` : '';
  return (
    <p className={classes['sum']} data-state={state} role="status">
      {state === 'open' && hasJointTenants
        ? joint.trim()
        : t(`land.owners.sum.${state}`, { sum: text }) + joint}
    </p>
  );
}

/** One cell of an owner's row. */
function OwnerCell({ column, path }: { readonly column: string; readonly path: string }) {
  const { t } = useTexts('land');
  const setField = useSetField();
  const row = path.slice(0, path.lastIndexOf('.'));
  const tenancy = useFieldValue(`${row}.tenancy`);
  const group = useFieldValue(`${row}.ownerGroup`);
  const label = t(`land.owners.${column}`);
  if (column === 'tenancy')
    return (
      <div className={classes['stacked']}>
        <ChoiceField
          name={path}
          label={label}
          choices={tenancies.map((value) => ({ value, label: t(`land.owners.tenancies.${value}`) }))}
          onChoose={() => {
            // Joint tenants hold no shares of their own.
            setField(`${row}.interestFractionNumerator`, null);
            setField(`${row}.interestFractionDenominator`, null);
          }}
        />
        <TextField name={`${row}.ownerGroup`} label={t('land.owners.ownerGroup')} />
      </div>
    );
  if (column === 'businessAssociate')
    return <AssociateCell path={path} label={label} namePath={`${row}.legalName`} />;
  if (column === 'share')
    return (
      <div className={classes['stacked']}>
        <ShareCell
          above={`${row}.interestFractionNumerator`}
          below={`${row}.interestFractionDenominator`}
          label={label}
          readOnly={tenancy === 'JOINT'}
        />
        <ShareCell
          above={`${row}.groupShareNumerator`}
          below={`${row}.groupShareDenominator`}
          label={t('land.owners.groupShare')}
          readOnly={!group}
        />
      </div>
    );
  return (
    <div className={classes['stacked']}>
      <TextField name={path} label={label} />
      <TextField name={`${row}.legalAddress`} label={t('land.owners.legalAddress')} />
    </div>
  );
}

/** The owners of a title: who, how they hold it, and what their shares come to. */
export function TitleOwners() {
  const { t } = useTexts('land');
  const count = rowsIn(useFieldValue(list)).length;
  return (
    <RowsBlock>
      <RowsField
        name={list}
        label={t('land.owners.title')}
        columns={[
          { name: 'legalName', label: t('land.owners.nameAndAddress'), isLong: true },
          { name: 'tenancy', label: t('land.owners.tenancyAndGroup') },
          { name: 'share', label: t('land.owners.shareAndGroupShare') },
          { name: 'businessAssociate', label: t('land.owners.businessAssociate'), isLong: true },
        ]}
        newRow={makeOwner(count === 0)}
        cell={(column, path) => <OwnerCell column={column} path={path} />}
      />
      <SharesLine />
    </RowsBlock>
  );
}
