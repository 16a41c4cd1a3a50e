import { randomUUID } from 'node:crypto';
import type { TestClient } from './test-server.ts';

type Values = Readonly<Record<string, unknown>>;
type Answer = Awaited<ReturnType<TestClient['graphql']>>;

/** A record of land as a test reads it. */
interface ReadLand extends Values {
  readonly id: string;
  readonly revision: number;
}

/** The selection of everything that the form of a parcel shows. */
const wholeParcel = `id revision formattedLegalDescription uniqueNumber legalType rightsType grossArea netArea
  country { id } stateOrProvince { id } notes isActive parent { id } geometry surveyedOutline outlineInUse
  parts { id sequence legalDescription isPortion isInWords notes }
  roadAllowances { id sequence side planNumber area isClosed notes } canEdit`;

/** The selection of everything that the page of a title shows, including its instruments. */
const wholeTitle = `id revision number status type { id } grossArea netArea registeredDate cancelledDate searchedDate
  notes parcel { id } relatedParcels { id sequence parcel { id } } previousTitle { id } followingTitles(first: 10) { id }
  ownerships { id sequence tenancy businessAssociate { id } legalName legalAddress ownerGroup groupShareNumerator groupShareDenominator interestFractionNumerator
    interestFractionDenominator }
  instruments(first: 10) { id revision registrationNumber instrumentType { id } registeredDate dischargedDate dischargeNumber amount
    partyCalculations notes title { id }
    parties { id sequence partyType businessAssociate { id } name percentage fractionNumerator fractionDenominator } }`;

/** The selection of everything that the form of a title tract shows. */
const wholeTract = `id revision name registrationSystem legalDescription grossArea notes isActive parcel { id }
  relatedParcels { id sequence parcel { id } } titles(first: 10) { id sequence title { ${wholeTitle} } }`;

const saves = {
  updateParcel: ['ParcelInput', `${wholeParcel} titles(first: 10) { ${wholeTitle} }`],
  updateTitle: ['TitleInput', wholeTitle],
  updateTitleTract: ['TitleTractInput', wholeTract],
  updateInstrument: ['InstrumentInput', 'id revision'],
} as const;

/** Saves a record of land. */
export const saveLand = (client: TestClient, call: keyof typeof saves, input: Values): Promise<Answer> =>
  client.graphql(
    `mutation Save($input: ${saves[call][0]}!) { saved: ${call}(input: $input) { ${saves[call][1]} } }`,
    { input },
  );

/** The saved record. Throws if the save was refused. */
export function savedLand(answer: Answer): ReadLand {
  if (!answer.data?.['saved']) throw new Error(`Not saved: ${JSON.stringify(answer.errors)}`);
  return answer.data['saved'] as ReadLand;
}

/** A record of land as it is stored now; undefined if there is none. */
export async function readLandRecord(
  client: TestClient,
  field: 'parcel' | 'title' | 'titleTract',
  id: string,
): Promise<ReadLand | undefined> {
  const fields = { parcel: wholeParcel, title: wholeTitle, titleTract: wholeTract }[field];
  const answer = await client.graphql(`query Read($id: ID!) { found: ${field}(id: $id) { ${fields} } }`, {
    id,
  });
  return (answer.data?.['found'] ?? undefined) as ReadLand | undefined;
}

/** A row with an id of its own. */
export const landRow = (values: Values = {}) => ({ id: randomUUID(), ...values });

let section = 0;

/** A new parcel on land that no other test uses: sections far in the north. */
export function aParcel(values: Values = {}) {
  section += 1;
  const place = `${(section % 36) + 1}-${110 + Math.floor(section / 36)}-20-W5M`;
  return landRow({ rightsType: 'Surface', parts: [landRow({ legalDescription: `NW ${place}` })], ...values });
}

let number = 0;

/** A new title with a number of its own. */
export function aTitle(values: Values = {}) {
  number += 1;
  return landRow({ number: `999 ${String(number).padStart(3, '0')} 001`, status: 'Active', ...values });
}
