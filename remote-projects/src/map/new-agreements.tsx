import { errorMessage } from 'shared-contracts/client';
import { pickedId, textIn } from 'shared-contracts/forms';
import { lengths } from 'shared-contracts/limits';
import type { ChosenLand } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import { ChoiceField, FieldGrid, PickerField, TextField, useFieldValue, widthForText } from 'shared-ui/form';
import { useClient } from 'urql';
import { CreateAgreementsDocument } from '../generated/operations.ts';
import { useKeptIds } from '../rows/use-kept-ids.ts';
import { LandDialog, type LandDialogWays } from './land-dialog.tsx';

interface NewAgreementsProps extends LandDialogWays {
  readonly projectId: string;
  readonly land: readonly ChosenLand[];
}

const longest = lengths.agreement.name;

/** One agreement takes a name; one for each parcel is called as its land. */
function NameField() {
  const { t } = useTexts('projects');
  const isOne = useFieldValue('how') === 'one';
  return isOne ? (
    <TextField name="name" label={t('agreements.name')} required width={widthForText(longest)} />
  ) : null;
}

const reference = (value: unknown) => {
  const id = pickedId(value);
  return id === undefined ? null : { id };
};

/** Makes agreements over chosen land: one for each parcel, or one over all of it. */
export function NewAgreements({ projectId, land, ...ways }: NewAgreementsProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const idOf = useKeptIds();
  const of = (name: string) => ({ name, label: t(`agreements.${name}`) });
  return (
    <LandDialog
      {...ways}
      title={t('tabMap.land.newAgreements')}
      hint={t('tabMap.land.agreementsHint', { count: land.length })}
      submit={t('tabMap.land.make')}
      start={{
        how: 'each',
        name: land[0]?.land.slice(0, longest) ?? '',
        agreementType: null,
        landPurpose: null,
      }}
      check={(values) => {
        const name = textIn(values, 'name').trim();
        if (values['how'] !== 'one') return [];
        if (name === '') return [{ path: 'name', message: t('tabMap.land.nameIt') }];
        return name.length > longest
          ? [{ path: 'name', message: t('tabMap.land.shorter', { count: longest }) }]
          : [];
      }}
      write={async (values) => {
        const common = {
          projectFileId: projectId,
          agreementType: reference(values['agreementType']),
          landPurpose: reference(values['landPurpose']),
        };
        const over = (key: string, name: string, parcels: readonly ChosenLand[]) => ({
          ...common,
          id: idOf(`row ${key}`),
          saveId: idOf(`save ${key} ${name}`),
          name: name.slice(0, longest),
          relatedParcels: parcels.map(({ id }) => ({ id: idOf(`land ${key} ${id}`), parcel: { id } })),
        });
        const input =
          values['how'] === 'one'
            ? [over('one', textIn(values, 'name').trim(), land)]
            : land.map((one) => over(one.id, one.land, [one]));
        const { error } = await client.mutation(CreateAgreementsDocument, { input }).toPromise();
        if (error) throw new Error(errorMessage(error));
        return t('tabMap.land.agreementsMade', { count: input.length });
      }}
    >
      <FieldGrid>
        <ChoiceField
          name="how"
          label={t('tabMap.land.how')}
          choices={[
            { value: 'each', label: t('tabMap.land.each') },
            { value: 'one', label: t('tabMap.land.one') },
          ]}
        />
        <NameField />
        <PickerField {...of('agreementType')} picklist="agreementTypes" />
        <PickerField {...of('landPurpose')} picklist="landPurposes" />
      </FieldGrid>
    </LandDialog>
  );
}
