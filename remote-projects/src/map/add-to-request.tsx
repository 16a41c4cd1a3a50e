import { errorMessage } from 'shared-contracts/client';
import { pickedId } from 'shared-contracts/forms';
import type { ChosenLand } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import { ChoiceField, FieldGrid, PickerField, useFieldValue, useSetField } from 'shared-ui/form';
import { useAllPages } from 'shared-ui/record';
import { useClient } from 'urql';
import {
  AddLandToRequestDocument,
  RequestsForLandDocument,
  type RequestsForLandQuery,
} from '../generated/operations.ts';
import { useKeptIds } from '../rows/use-kept-ids.ts';
import { LandDialog, type LandDialogWays } from './land-dialog.tsx';

type RequestForLand = RequestsForLandQuery['requests']['nodes'][number];

const pageIn = ({ requests }: RequestsForLandQuery) => requests;

/** Requests of one request to the API. */
const first = 100;

function RequestFields({ requests }: { readonly requests: readonly RequestForLand[] }) {
  const { t } = useTexts('projects');
  const set = useSetField();
  const requestId = useFieldValue('request');
  const isNew = !useFieldValue('item');
  const request = requests.find(({ id }) => id === requestId);
  const typeId = request?.requestType?.id;
  return (
    <FieldGrid>
      <ChoiceField
        name="request"
        label={t('tabMap.land.request')}
        none={t('tabMap.land.chooseRequest')}
        choices={requests.map(({ id, sequence, businessAssociate, requestType }) => ({
          value: id,
          label: [sequence, businessAssociate?.name, requestType?.code].filter(Boolean).join(' · '),
        }))}
        onChoose={() => {
          set('item', null);
          set('requestItemType', null);
        }}
      />
      {request && (
        <ChoiceField
          name="item"
          label={t('tabMap.land.item')}
          none={t('tabMap.land.newItem')}
          choices={request.requestItems.map(({ id, sequence, requestItemType }) => ({
            value: id,
            label: [sequence, requestItemType?.code].filter(Boolean).join(' · '),
          }))}
        />
      )}
      {request && isNew && (
        <PickerField
          name="requestItemType"
          label={t('requestItems.requestItemType')}
          required
          picklist="requestItemTypes"
          given={typeId === undefined ? {} : { requestTypeId: typeId }}
        />
      )}
    </FieldGrid>
  );
}

interface AddToRequestProps extends LandDialogWays {
  readonly projectId: string;
  readonly land: readonly ChosenLand[];
}

/** Puts land that was chosen into an item of a request, or into a new one. */
export function AddToRequest({ projectId, land, ...ways }: AddToRequestProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const idOf = useKeptIds();
  const { nodes, isWhole, load } = useAllPages({
    document: RequestsForLandDocument,
    variables: { surfaceProjectId: projectId, first },
    isNew: false,
    pageIn,
  });
  const itemOf = (requestId: unknown, itemId: unknown) =>
    nodes.find(({ id }) => id === requestId)?.requestItems.find(({ id }) => id === itemId);
  return (
    <LandDialog
      {...ways}
      title={t('tabMap.land.addToRequest')}
      hint={t('tabMap.land.requestHint', { count: land.length })}
      submit={t('tabMap.land.add')}
      blockedBy={
        !isWhole
          ? (load.failure?.message ?? t('tabMap.land.loading'))
          : nodes.length === 0
            ? t('tabMap.land.noRequest')
            : undefined
      }
      start={{ request: null, item: null, requestItemType: null }}
      check={({ request, item, requestItemType }) => [
        ...(request ? [] : [{ path: 'request', message: t('tabMap.land.chooseRequest') }]),
        ...(!request || item || pickedId(requestItemType)
          ? []
          : [{ path: 'requestItemType', message: t('tabMap.land.chooseType') }]),
      ]}
      write={async ({ request, item, requestItemType }) => {
        const itemKey = `${String(request)} ${String(item)}`;
        const there = itemOf(request, item);
        const known = new Set(there?.relatedParcels.map(({ parcel }) => parcel.id));
        const added = land.filter(({ id }) => !known.has(id));
        if (added.length === 0) throw new Error(t('tabMap.land.allThere'));
        const relatedParcels = [
          ...(there?.relatedParcels ?? [])
            .toSorted((one, other) => one.sequence - other.sequence)
            .map(({ id, parcel }) => ({ id, parcel: { id: parcel.id } })),
          ...added.map(({ id }) => ({ id: idOf(`land ${itemKey} ${id}`), parcel: { id } })),
        ];
        const input = {
          id: there?.id ?? idOf(itemKey),
          saveId: idOf(`save ${itemKey} ${pickedId(requestItemType)}`),
          requestId: String(request),
          relatedParcels,
          ...(there
            ? { revision: there.revision }
            : { requestItemType: { id: pickedId(requestItemType) ?? '' } }),
        };
        const { error } = await client.mutation(AddLandToRequestDocument, { input: [input] }).toPromise();
        if (error) throw new Error(errorMessage(error));
        return t('tabMap.land.requestAdded', { count: added.length });
      }}
    >
      <RequestFields requests={nodes} />
    </LandDialog>
  );
}
