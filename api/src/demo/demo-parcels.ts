import {
  boundsOf,
  dlsLocationAt,
  formatLegalDescription,
  type LegalDescription,
  ntsLocationAt,
  type Position,
  polygonOf,
} from 'shared-contracts/land-survey';
import { dayFromToday } from './calendar.ts';
import { type Corridor, corridors, positionAlong } from './corridors.ts';
import type { DemoAssociate } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { addParts, addTitleBefore, addTitleParcel, searchedDay } from './demo-chains.ts';
import { namedId } from './demo-ids.ts';

export interface DemoParcel {
  readonly id: string;
  readonly description: string;
  readonly titleId: string;
  readonly owners: readonly DemoAssociate[];
  readonly centre: Position;
}

/** Land in the order in which a route meets it. */
export interface DemoRoute {
  readonly corridor: Corridor;
  readonly parcels: readonly DemoParcel[];
}

const routes = 60;
const parcelsOnRoute = 25;
/** Degrees between two looks at where the route is: less than half a quarter section. */
const stride = 0.0025;

/** Hectares of a quarter section, and about those of a quarter unit. */
const quarterSection = 64.75;
const quarterUnit = 19.2;

const locationAt = ({ province }: Corridor, [longitude, latitude]: Position): LegalDescription | undefined =>
  province === 'BC' ? ntsLocationAt(longitude, latitude) : dlsLocationAt(longitude, latitude);

function addParcel(
  book: DemoBook,
  location: LegalDescription,
  { province }: Corridor,
  number: number,
  owners: readonly DemoAssociate[],
): DemoParcel {
  const { random, lists } = book;
  const bounds = boundsOf(location);
  const area = location.system === 'DLS' ? quarterSection : quarterUnit;
  const id = book.add('parcel', {
    formatted_legal_description: formatLegalDescription(location),
    unique_number: `P${String(number).padStart(7, '0')}`,
    legal_type: location.system,
    rights_type: random.chance(0.92) ? 'Surface' : 'Surface and Minerals',
    gross_area: area,
    country_id: lists.id('country', 'CA'),
    state_or_province_id: lists.id('state_or_province', province),
    geometry: { type: 'Polygon', coordinates: [polygonOf(location)] },
    ...bounds,
  });
  addParts(book, id, formatLegalDescription(location), number);
  const isCrown = location.system === 'NTS';
  const titleNumber = isCrown
    ? `CROWN ${number}`
    : `${random.between(10, 26)}2 ${random.between(100, 399)} ${random.between(100, 999)}`;
  const status = random.chance(0.95) ? 'Active' : 'Cancelled';
  const netArea = area - random.between(0, 3);
  const registered = -random.between(200, 12_000);
  const titleId = book.add('title', {
    parcel_id: id,
    number: titleNumber,
    status,
    type_id: lists.id('title_type', isCrown ? 'Crown' : 'Fee Simple'),
    gross_area: area,
    net_area: netArea,
    registered_date: dayFromToday(registered),
    cancelled_date: null,
    searched_date: searchedDay(number),
    previous_title_id: null,
  });
  addTitleParcel(book, titleId, id);
  const shares = owners.length;
  for (const [index, owner] of owners.entries()) {
    book.add('ownership', {
      title_id: titleId,
      sequence: index + 1,
      business_associate_id: owner.id,
      legal_name: owner.name,
      interest_fraction_numerator: 1,
      interest_fraction_denominator: shares,
    });
  }
  if (random.chance(0.2)) addInstrument(book, titleId, owners);
  if (random.chance(0.06))
    addTract(book, {
      parcelId: id,
      titleId,
      description: formatLegalDescription(location),
      area,
      number,
      registered,
      owners,
    });
  const centre = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2] as const;
  return { id, description: formatLegalDescription(location), titleId, owners, centre };
}

function addInstrument(book: DemoBook, titleId: string, owners: readonly DemoAssociate[]): void {
  const { random, lists } = book;
  const instrumentId = book.add('instrument', {
    title_id: titleId,
    registration_number: `${random.between(10, 26)}2 ${random.between(100, 399)} ${random.between(100, 999)}`,
    instrument_type_id: lists.id(
      'instrument_type',
      random.pick(['Caveat', 'Easement', 'Mortgage', 'Utility Right of Way']),
    ),
    registered_date: dayFromToday(-random.between(200, 9000)),
    discharged_date: null,
    party_calculations: 'FRACTION',
  });
  for (const [index, type] of ['GRANTOR', 'GRANTEE'].entries()) {
    book.add('party', {
      instrument_id: instrumentId,
      sequence: index + 1,
      party_type: type,
      business_associate_id: index === 0 ? (owners[0]?.id ?? null) : null,
      name: index === 0 ? null : 'Alberta Agricultural Credit',
      fraction_numerator: 1,
      fraction_denominator: 1,
    });
  }
}

interface Tract {
  readonly parcelId: string;
  readonly titleId: string;
  readonly description: string;
  readonly area: number;
  readonly number: number;
  readonly registered: number;
  readonly owners: readonly DemoAssociate[];
}

function addTract(book: DemoBook, { description, ...tract }: Tract): void {
  const { parcelId, titleId, area } = tract;
  const tractId = book.add('title_tract', {
    parcel_id: parcelId,
    name: `Tract ${description}`,
    registration_system: 'TITLE',
    legal_description: description,
    gross_area: area,
  });
  book.link('title_tract_parcel', {
    id: namedId('title_tract_parcel', tractId),
    title_tract_id: tractId,
    sequence: 1,
    parcel_id: parcelId,
  });
  addTitleBefore(book, { ...tract, tractId });
  book.add('title_tract_title', { title_tract_id: tractId, sequence: 2, title_id: titleId });
}

/** Sixty routes along real corridors with the parcels that each meets, in order; land is in one route only. */
export function makeRoutes(
  book: DemoBook,
  copy: number,
  owners: readonly DemoAssociate[],
  taken: Set<string>,
): DemoRoute[] {
  const { random } = book;
  const beside: Position = [(copy % 25) * 0.31 - (copy === 0 ? 0 : 3.2), Math.floor(copy / 25) * 0.17];
  let neighbours: readonly DemoAssociate[] = [];
  const ownersHere = () => {
    // Neighbouring quarters often belong to the same family.
    if (neighbours.length > 0 && random.chance(0.4)) return neighbours;
    neighbours = Array.from({ length: random.chance(0.25) ? 2 : 1 }, () => random.pick(owners));
    if (neighbours.length === 2 && neighbours[0] === neighbours[1]) neighbours = neighbours.slice(1);
    return neighbours;
  };
  return Array.from({ length: routes }, (_, index) => {
    const corridor = corridors[index % corridors.length] ?? corridors[0];
    if (!corridor) throw new Error('There are no corridors.');
    const round = Math.floor(index / corridors.length);
    const shift: Position = [beside[0] + round * 0.021, beside[1] + round * 0.013];
    const parcels: DemoParcel[] = [];
    for (let share = round * 0.18; parcels.length < parcelsOnRoute; share += stride) {
      if (share > 3) throw new Error(`${corridor.name} is too short.`);
      // Beyond the corridor's end the route runs on beside it.
      const turn = Math.floor(share);
      const position = positionAlong(corridor, share - turn, [
        shift[0] + turn * 0.03,
        shift[1] + turn * 0.03,
      ]);
      const location = locationAt(corridor, position);
      const description = location && formatLegalDescription(location);
      if (!location || !description || taken.has(description)) continue;
      taken.add(description);
      parcels.push(addParcel(book, location, corridor, taken.size, ownersHere()));
    }
    return { corridor, parcels };
  });
}
