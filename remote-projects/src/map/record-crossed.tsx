import { errorMessage } from 'shared-contracts/client';
import { pickedId } from 'shared-contracts/forms';
import { mapLimits } from 'shared-contracts/limits';
import type { CrossedLand } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import { ChoiceField, FieldGrid, PickerField, useFieldValue } from 'shared-ui/form';
import { useClient } from 'urql';
import { RecordCrossedLandDocument } from '../generated/operations.ts';
import { useKeptIds } from '../rows/use-kept-ids.ts';
import { LandDialog, type LandDialogWays } from './land-dialog.tsx';

interface RecordCrossedProps extends LandDialogWays {
  readonly projectId: string;
  /** All land that the route goes over, in order along it. */
  readonly crossed: readonly CrossedLand[];
  /** Whether the person may make agreements too. */
  readonly mayAgree: boolean;
}

/** The land for which agreements are made: none, the added land, or all that is crossed. */
const wants = ['none', 'added', 'all'] as const;

const reference = (value: unknown) => {
  const id = pickedId(value);
  return id === undefined ? null : { id };
};

/** Fields of agreements, where some are wanted. */
function AgreementFields() {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name, label: t(`agreements.${name}`) });
  return useFieldValue('agreements') === 'none' ? null : (
    <>
      <PickerField {...of('agreementType')} picklist="agreementTypes" />
      <PickerField {...of('landPurpose')} picklist="landPurposes" />
    </>
  );
}

/** Adds the parcels of land that the route crosses and that is not recorded, with agreements in order along the route. */
export function RecordCrossed({ projectId, crossed, mayAgree, ...ways }: RecordCrossedProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const idOf = useKeptIds();
  const added = crossed.filter(({ id }) => id === null);
  return (
    <LandDialog
      {...ways}
      title={t('tabMap.land.recordCrossed')}
      hint={t('tabMap.land.crossedHint', { count: added.length })}
      submit={t('tabMap.land.add')}
      start={{ agreements: mayAgree ? 'added' : 'none', agreementType: null, landPurpose: null }}
      check={() => []}
      write={async (values) => {
        const isWanted = (id: string | null) =>
          values['agreements'] === 'all' || (values['agreements'] === 'added' && id === null);
        const land = crossed
          .filter(({ id }) => id === null || isWanted(id))
          .slice(0, mapLimits.alongParcels)
          .map(({ id, land: written, metres }) => ({
            parcelId: id ?? idOf(`parcel ${written}`),
            legalDescription: id === null ? written : null,
            metres: metres === null ? null : metres.toFixed(1),
            agreementId: isWanted(id) ? idOf(`agreement ${written}`) : null,
          }));
        const input = {
          surfaceProjectId: projectId,
          land,
          agreementType: reference(values['agreementType']),
          landPurpose: reference(values['landPurpose']),
        };
        const { data, error } = await client.mutation(RecordCrossedLandDocument, { input }).toPromise();
        if (error) throw new Error(errorMessage(error));
        const { parcels = [], agreements = [] } = data?.recorded ?? {};
        return [
          t('tabMap.land.parcelsAdded', { count: parcels.length }),
          ...(agreements.length > 0 ? [t('tabMap.land.agreementsMade', { count: agreements.length })] : []),
        ].join(' ');
      }}
    >
      <FieldGrid>
        {mayAgree && (
          <ChoiceField
            name="agreements"
            label={t('tabMap.land.withAgreements')}
            choices={wants.map((value) => ({ value, label: t(`tabMap.land.agreementsOver.${value}`) }))}
          />
        )}
        <AgreementFields />
      </FieldGrid>
    </LandDialog>
  );
}
