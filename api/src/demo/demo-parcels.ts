import {
  boundsOf,
  dlsLocationAt,
  formatLegalDescription,
  type LegalDescription,
  ntsLocationAt,
  type Position,
  polygonOf,
  provincesOf,
  roadAllowancesOf,
} from 'shared-contracts/land-survey';
import { type Corridor, corridors, positionAlong } from './corridors.ts';
import type { DemoAssociate } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { addChain, addInstrument, addTitle, type DemoTitle, someInstrument } from './demo-titles.ts';

export interface DemoParcel {
  readonly id: string;
  readonly description: string;
  readonly titleId: string;
  readonly owners: readonly DemoAssociate[];
  readonly centre: Position;
}

/** The parcels of a route, in the order in which it crosses them. */
export interface DemoRoute {
  readonly corridor: Corridor;
  readonly parcels: readonly DemoParcel[];
}

const routes = 60;
const parcelsOnRoute = 25;
/** The distance in degrees at which the location along a route is sampled: less than half a quarter section. */
const stride = 0.0025;

/** Hectares of a quarter section; a quarter unit has about as many. */
const quarterSection = 64.75;
const quarterUnit = 19.2;

const locationAt = ({ province }: Corridor, [longitude, latitude]: Position): LegalDescription | undefined =>
  province === 'BC' ? ntsLocationAt(longitude, latitude) : dlsLocationAt(longitude, latitude);

/** One in this many parcels was surveyed, and one has a road allowance taken out of it. */
const surveyed = 40;
const withRoad = 15;

/** A surveyed outline: the theoretical one shifted a few metres to the north-east. */
const surveyedOutline = (location: LegalDescription) => ({
  type: 'Polygon',
  coordinates: [
    polygonOf(location).map(([longitude, latitude]) => [longitude + 0.00006, latitude + 0.00004]),
  ],
});

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
  const description = formatLegalDescription(location);
  const hasSurvey = number % surveyed === 0;
  const id = book.add('parcel', {
    formatted_legal_description: description,
    unique_number: `P${String(number).padStart(7, '0')}`,
    legal_type: location.system,
    rights_type: random.chance(0.92) ? 'Surface' : 'Surface and Minerals',
    gross_area: area,
    country_id: lists.id('country', 'CA'),
    state_or_province_id: lists.id('state_or_province', province),
    land_provinces: provincesOf(location).join(' '),
    geometry: { type: 'Polygon', coordinates: [polygonOf(location)] },
    is_active: true,
    surveyed_outline: hasSurvey ? surveyedOutline(location) : null,
    outline_in_use: hasSurvey ? 'SURVEYED' : 'THEORETICAL',
    ...bounds,
  });
  book.add('parcel_part', {
    parcel_id: id,
    sequence: 1,
    legal_description: description,
    is_portion: false,
    is_in_words: false,
  });
  if (location.system === 'DLS' && number % withRoad === 0)
    for (const [place, side] of roadAllowancesOf(location).entries())
      book.add('parcel_road_allowance', {
        parcel_id: id,
        sequence: place + 1,
        side,
        plan_number: `${780 + (number % 40)} ${1000 + number}`,
        area: 0.8094,
        is_closed: false,
      });
  const isCrown = location.system === 'NTS';
  const title: DemoTitle = {
    parcelId: id,
    number: isCrown
      ? `CROWN ${number}`
      : `${random.between(10, 26)}2 ${random.between(100, 399)} ${random.between(100, 999)}`,
    status: random.chance(0.95) ? 'Active' : 'Cancelled',
    type: isCrown ? 'Crown' : 'Fee Simple',
    area,
    netArea: area - random.between(0, 3),
    registered: -random.between(200, 12_000),
    searched: -(number % 60),
    owners,
  };
  const hasInstrument = random.chance(0.2);
  const instrument = hasInstrument ? someInstrument(book, owners) : undefined;
  const hasTract = random.chance(0.06);
  const titleIds = hasTract && !isCrown ? addChain(book, title, number) : [addTitle(book, title)];
  const titleId = titleIds.at(-1) ?? '';
  if (instrument) addInstrument(book, titleId, instrument);
  if (hasTract) addTract(book, id, titleIds, description, area);
  const centre = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2] as const;
  return { id, description, titleId, owners, centre };
}

function addTract(
  book: DemoBook,
  parcelId: string,
  titleIds: readonly string[],
  description: string,
  area: number,
): void {
  const tractId = book.add('title_tract', {
    parcel_id: parcelId,
    name: `Tract ${description}`,
    registration_system: 'TITLE',
    legal_description: description,
    gross_area: area,
  });
  book.add('title_tract_parcel', { title_tract_id: tractId, sequence: 1, parcel_id: parcelId });
  for (const [place, titleId] of titleIds.entries())
    book.add('title_tract_title', { title_tract_id: tractId, sequence: place + 1, title_id: titleId });
}

/**
 * Sixty routes along real corridors, with the parcels that each crosses, in order; each parcel is in only one route.
 */
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
      // Beyond the corridor's end the route continues parallel to it.
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
