import { useMemo } from 'react';
import {
  type LifeKindName,
  type LifeStepField,
  lifeKinds,
  lifeStepFields,
} from 'shared-contracts/agreements';
import { today } from 'shared-contracts/days';
import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { chosenLengths } from 'shared-contracts/limits';
import { recordAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  DateField,
  FieldGrid,
  FieldRow,
  NumberField,
  PickerField,
  TextareaField,
  TextField,
  useSetField,
} from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import { Link } from 'shared-ui/router';
import { EntryList } from 'shared-ui/rows';
import { useQuery } from 'urql';
import { AgreementChainDocument } from '../../../generated/operations.ts';
import type { Entry } from '../../../rows/entries.ts';
import classes from '../../../rows/lines.module.css';
import { LifeRemarks } from './life-remarks.tsx';
import { type StepProps, TakeOver } from './take-over.tsx';

const kindOf = (row: Entry): LifeKindName | undefined => lifeKinds.find((kind) => kind === row['kind']);

/** What the day of a step says, where it is not the day from which something holds. */
const dayNames: Partial<Record<LifeKindName, 'filedDate' | 'madeDate' | 'servedDate'>> = {
  EntryNotice: 'servedDate',
  FederalEntryNotice: 'servedDate',
  EntryApplied: 'filedDate',
  EntryOrder: 'madeDate',
};

/** One field of a step, by what it holds. */
function StepField({ path, name }: { readonly path: string; readonly name: LifeStepField }) {
  const { t } = useTexts('projects');
  const field = { name: `${path}.${name}`, label: t(`agreements.step.${name}`) };
  if (name === 'assignor' || name === 'assignee')
    return <PickerField {...field} picklist="businessAssociates" given={{ activeOnly: true }} />;
  if (name === 'previousArea' || name === 'surrenderedArea') return <NumberField {...field} />;
  return <DateField {...field} />;
}

function StepFields({ path, row }: StepProps) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const kind = kindOf(row);
  const own = kind ? lifeStepFields[kind] : [];
  const of = (name: string) => ({ name: `${path}.${name}`, label: t(`agreements.step.${name}`) });
  return (
    <FieldGrid>
      <ChoiceField
        {...of('kind')}
        required
        width="code"
        choices={lifeKinds.map((value) => ({ value, label: t(`agreements.lifeKinds.${value}`) }))}
        onChoose={() => {
          // Fields that belong only to another kind would be refused.
          for (const field of new Set(Object.values(lifeStepFields).flat())) set(`${path}.${field}`, null);
        }}
      />
      <DateField
        {...of('date')}
        label={t(`agreements.step.${(kind && dayNames[kind]) ?? 'date'}`)}
        required
      />
      {own.map((name) => (
        <StepField key={name} path={path} name={name} />
      ))}
      <TextField {...of('registrationNumber')} width="code" />
      <DateField {...of('registeredDate')} />
      <FieldRow>
        <TakeOver path={path} row={row} />
      </FieldRow>
      <FieldRow>
        <TextareaField {...of('details')} maximum={chosenLengths.agreementRow.notes} />
      </FieldRow>
    </FieldGrid>
  );
}

/** The agreements that this one replaces, and that replace it. */
function Chain({ id, projectId }: { readonly id: string; readonly projectId: string }) {
  const { t } = useTexts('projects');
  const [{ data }] = useQuery({
    query: AgreementChainDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const agreement = data?.agreement;
  if (!agreement) return null;
  const links = [
    ...(agreement.follows ? [{ text: 'follows', ...agreement.follows }] : []),
    ...agreement.followedBy.map((one) => ({ text: 'followedBy', ...one })),
  ];
  return links.map(({ text, id: other, called }) => (
    <p key={other} className={classes['hint']}>
      {t(`agreements.chain.${text}`)}{' '}
      <Link to={recordAddress({ projectId, tab: 'agreements', id: other }, 'life')}>{called}</Link>
    </p>
  ));
}

/** The steps of the agreement after it was signed, and its chain. */
export function LifeSection({ row, projectId }: { readonly row: OpenRow; readonly projectId: string }) {
  const { t } = useTexts('projects');
  const columns = useMemo(() => {
    const of = (name: string) => t(`agreements.step.${name}`);
    return [
      gridColumn('string', 'kind', of('kind'), { width: 150 }),
      gridColumn('date', 'date', of('date'), { width: 110 }),
      gridColumn('string', 'details', of('details'), { width: 260 }),
      gridColumn('string', 'registrationNumber', of('registrationNumber'), { width: 130 }),
    ];
  }, [t]);
  const cellsOf = useMemo(
    () => (step: Entry) => {
      const kind = kindOf(step);
      return {
        kind: kind ? t(`agreements.lifeKinds.${kind}`) : '',
        date: textIn(step, 'date'),
        details: textIn(step, 'details') || nameIn(step['assignee'], 'name'),
        registrationNumber: textIn(step, 'registrationNumber'),
      };
    },
    [t],
  );
  const titleOf = (step: Entry) => {
    const kind = kindOf(step);
    return kind ? t(`agreements.lifeKinds.${kind}`) : '';
  };
  return (
    <>
      {!row.isNew && <Chain id={row.id} projectId={projectId} />}
      <EntryList<Entry>
        name="lifeSteps"
        label={t('agreements.area.life')}
        entity={t('agreements.step.entity')}
        columns={columns}
        cellsOf={cellsOf}
        titleOf={titleOf}
        make={() => ({ kind: 'Amendment', date: today() })}
        panel={(path, step) => <StepFields path={path} row={step} />}
      />
      {!row.isNew && <LifeRemarks />}
    </>
  );
}
