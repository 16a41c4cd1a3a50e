import { useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { ChosenLand, LandPerson, LandWithin } from 'shared-contracts/map';
import { useTexts } from 'shared-ui';
import { PlainCell, PlainTable, shownDate } from 'shared-ui/form';
import { useClient } from 'urql';
import { CreateStakeholdersDocument } from '../generated/operations.ts';
import { useKeptIds } from '../rows/use-kept-ids.ts';
import { LandDialog, type LandDialogWays } from './land-dialog.tsx';
import classes from './tab-map.module.css';
import { useLandPeople } from './use-land-people.ts';

/** A person's relation to the project; people to be notified are neither reached nor stakeholders yet. */
const standing = ({ associateId, isStakeholder, isContacted }: LandPerson) =>
  associateId === null ? 'unknown' : isStakeholder ? 'stakeholder' : isContacted ? 'contacted' : 'unheard';

interface PeopleTableProps {
  readonly people: readonly LandPerson[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (associateId: string) => void;
}

function PeopleTable({ people, ticked, onTick }: PeopleTableProps) {
  const { t, language } = useTexts('projects');
  return (
    <PlainTable
      label={t('tabMap.land.people')}
      columns={[{ label: t('tabMap.land.person') }, { label: t('tabMap.land.standing') }]}
    >
      {people.map((person) => {
        const { associateId, name, parts, parcels, recordedOn } = person;
        const state = standing(person);
        const isOffered = associateId !== null && state !== 'stakeholder';
        return (
          <tr key={`${associateId} ${name}`}>
            <th scope="row">
              <label>
                <input
                  type="checkbox"
                  checked={associateId !== null && ticked.has(associateId)}
                  disabled={!isOffered}
                  onChange={() => {
                    if (associateId !== null) onTick(associateId);
                  }}
                />{' '}
                {name}
              </label>
              <div className={classes['told']}>
                {parts.map((part) => t(`tabMap.land.part.${part}`)).join(', ')}
                {parts.includes('owner') &&
                  ` · ${
                    recordedOn
                      ? t('tabMap.land.recorded', { date: shownDate(recordedOn, language) })
                      : t('tabMap.land.unsearched')
                  }`}
              </div>
              <div className={classes['told']}>{parcels.map(({ land }) => land).join(', ')}</div>
            </th>
            <PlainCell>{t(`tabMap.land.state.${state}`)}</PlainCell>
          </tr>
        );
      })}
    </PlainTable>
  );
}

interface AddStakeholdersProps extends LandDialogWays {
  readonly projectId: string;
  readonly land: readonly ChosenLand[];
  readonly within: LandWithin | undefined;
}

/**
 * The distance of their nearest land from the route, as a stakeholder's distance is written; null where that was not
 * asked.
 */
function distanceText({ parcels }: LandPerson, land: readonly ChosenLand[]): string | null {
  const theirs = new Set(parcels.map(({ id }) => id));
  const metres = land.flatMap(({ id, metres: far }) => (far !== undefined && theirs.has(id) ? [far] : []));
  return metres.length === 0 ? null : `${Math.round(Math.min(...metres))} m`;
}

/**
 * The people who must be consulted on the project: owners and occupants of land without a contact yet, made its
 * stakeholders in one step.
 */
export function AddStakeholders({ projectId, land, within, ...ways }: AddStakeholdersProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const idOf = useKeptIds();
  const state = useLandPeople(projectId, land);
  const people = useMemo(() => (state.status === 'ready' ? state.people : []), [state]);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const ticked = useMemo(
    () =>
      new Set(
        people.flatMap((person) => {
          const { associateId } = person;
          if (associateId === null || standing(person) === 'stakeholder') return [];
          // People who were not reached yet are ticked by default; a click changes that.
          return (standing(person) === 'unheard') !== turned.has(associateId) ? [associateId] : [];
        }),
      ),
    [people, turned],
  );
  const blockedBy =
    state.status === 'loading'
      ? t('tabMap.land.loading')
      : state.status === 'failed'
        ? state.message
        : people.length === 0
          ? t('tabMap.land.nobody')
          : ticked.size === 0
            ? t('tabMap.land.tickSomebody')
            : undefined;
  return (
    <LandDialog
      {...ways}
      title={t('tabMap.land.addStakeholders')}
      hint={
        within
          ? t(within.rule === null ? 'tabMap.land.withinTyped' : 'tabMap.land.withinRule', {
              metres: within.metres,
              rule: within.rule ?? '',
            })
          : t('tabMap.land.stakeholdersHint', { count: land.length })
      }
      submit={t('tabMap.land.makeStakeholders', { count: ticked.size })}
      blockedBy={blockedBy}
      start={{}}
      check={() => []}
      write={async () => {
        const input = people.flatMap((person) =>
          person.associateId !== null && ticked.has(person.associateId)
            ? [
                {
                  id: idOf(`row ${person.associateId}`),
                  saveId: idOf(`save ${person.associateId}`),
                  projectFileId: projectId,
                  businessAssociate: { id: person.associateId },
                  distanceToInterest: distanceText(person, land),
                  relatedParcels: person.parcels.map(({ id }) => ({
                    id: idOf(`land ${person.associateId} ${id}`),
                    parcel: { id },
                  })),
                },
              ]
            : [],
        );
        const { error } = await client.mutation(CreateStakeholdersDocument, { input }).toPromise();
        if (error) throw new Error(errorMessage(error));
        return t('tabMap.land.stakeholdersMade', { count: input.length });
      }}
    >
      {state.status === 'failed' ? (
        <p role="alert">{state.message}</p>
      ) : state.status === 'loading' || people.length === 0 ? (
        <p role="status">{blockedBy}</p>
      ) : (
        <PeopleTable
          people={people}
          ticked={ticked}
          onTick={(associateId) =>
            setTurned((before) => {
              const next = new Set(before);
              if (!next.delete(associateId)) next.add(associateId);
              return next;
            })
          }
        />
      )}
    </LandDialog>
  );
}
