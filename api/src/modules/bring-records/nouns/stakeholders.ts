import type { StakeholderInput } from 'shared-contracts/graphql';
import { listOf } from '../../../records/writing/save-list.ts';
import { deleteProjectRows } from '../../project-row-kind.ts';
import { stakeholderKind } from '../../stakeholders/index.ts';
import type { BroughtNoun, ReadRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { knownBy } from '../known-by.ts';
import { knownStakeholders } from '../known-store.ts';
import { linkedRows } from '../links.ts';
import { storedTypes } from '../stored-rows-store.ts';
import { idIn } from '../values.ts';

const land = { table: 'stakeholder_parcel', owner: 'stakeholder_id', target: 'parcel_id', field: 'parcel' };

/** Stakeholders of a project, matched by associate, with their types and land. */
export const broughtStakeholders: BroughtNoun = {
  kind: 'stakeholder',
  type: 'Stakeholder',
  right: 'stakeholder',
  existing: async (records, within, { projectId }) =>
    knownBy(
      records,
      ({ values }: ReadRecord) => idIn(values['businessAssociate']),
      await knownStakeholders(within, projectId),
    ),
  lists: async (records, within, { projectId }) => {
    const parcels = await linkedRows(records, 'relatedParcels', land, within);
    const types = await storedTypes(within, records);
    return [
      listOf(
        stakeholderKind(projectId),
        records.map((record) => {
          const { relatedParcels: _, stakeholderTypes: __, ...values } = record.values;
          const own = parcels.get(record.id);
          const ofTypes = types.get(record.id);
          return inputOf<StakeholderInput>(
            {
              ...values,
              ...(own ? { relatedParcels: own } : {}),
              ...(ofTypes ? { stakeholderTypes: ofTypes } : {}),
            },
            record,
          );
        }),
        'records',
      ),
    ];
  },
  remove: (ids, within) => deleteProjectRows(stakeholderKind(), 'stakeholder', ids, within),
};
