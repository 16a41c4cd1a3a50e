import type { Recipe } from 'shared-contracts/bring-in';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { ownersIn } from './owner-names.ts';
import { columnsOf, constantsOf, type RecipeColumn } from './recipe-columns.ts';
import {
  fractionOf,
  landAndShare,
  landOfParts,
  measured,
  unitInHeading,
  withPoint,
  writtenDay,
} from './written-cells.ts';

type Cells = Readonly<Record<string, string>>;

/** What one row of a line list says, by the columns of the review. */
export interface LineCells {
  /** Whether the row begins an agreement: it says something about the agreement itself or, without such columns, names land. */
  readonly hasHead: boolean;
  readonly hasPeople: boolean;
  readonly hasLand: boolean;
  /** The number by which rows of one agreement find each other; '' without one. */
  readonly key: string;
  /** Of a table without such numbers its land. */
  readonly landKey: string;
  /** The columns of the agreement. */
  readonly head: Cells;
  /** What an agreement without a name is called: its land, else its owner. */
  readonly name: string;
  readonly people: readonly Cells[];
  readonly parcels: readonly Cells[];
}

const filledOnly = (cells: Readonly<Record<string, string | undefined>>): Cells =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** Tables without a column of the agreement itself begin a new one with each land, or with each owner. */
function beginsWith(columns: readonly RecipeColumn[]): 'head' | 'land' | 'people' {
  if (columns.some(({ field }) => field.of === 'agreements')) return 'head';
  return columns.some(({ field }) => field.of === 'parcels') ? 'land' : 'people';
}

/** Fields that tell agreements apart. */
const keyFields = ['tract', 'agreementNumber', 'referenceNumber'] as const;

const unitColumns = { area: 'areaUnit', length: 'lengthUnit' } as const;

/** Reads the rows of a line list by a recipe. */
export function lineReader(
  recipe: Recipe,
  isFrom1904: boolean,
  roles: Readonly<Record<'Landowner' | 'Occupant', string>>,
): (row: WorkbookRow) => LineCells {
  const columns = columnsOf(recipe);
  const begins = beginsWith(columns);
  const hasDecimalComma = recipe.format?.hasDecimalComma ?? false;
  const named = new Set(columns.map(({ field }) => field.name));
  const hasKeys = keyFields.some((name) => named.has(name));
  const constants = constantsOf(recipe);

  return ({ c }) => {
    const head: Record<string, string> = {};
    const person: Record<string, string> = {};
    const occupantOf: Record<string, string> = {};
    const parcel: Record<string, string> = {};
    const parts: Record<string, string> = {};
    const owners: string[] = [];
    const occupants: string[] = [];
    const lands: string[] = [];
    let share = '';
    let isHead = false;

    const put = (
      { field, order, header }: Pick<RecipeColumn, 'field' | 'order' | 'header'>,
      text: string,
    ) => {
      const of =
        field.of === 'agreements'
          ? head
          : field.of === 'people'
            ? person
            : field.of === 'occupants'
              ? occupantOf
              : parcel;
      const { column, reads } = field;
      if (reads === 'people') (field.of === 'occupants' ? occupants : owners).push(text);
      else if (reads === 'part') parts[field.name] = text;
      else if (reads === 'share') share = withPoint(text, hasDecimalComma).replace(/\s/g, '');
      else if (reads === 'land') {
        const read = landAndShare(text);
        if (read.land !== '') lands.push(read.land);
        share ||= withPoint(read.share, hasDecimalComma);
      } else if (reads === 'day') of[column] = writtenDay(text, order, isFrom1904);
      else if (reads === 'joined') of[column] = of[column] ? `${of[column]}, ${text}` : text;
      else if (reads === 'area' || reads === 'length') {
        const { number, unit } = measured(text, hasDecimalComma);
        of[column] = number;
        const unitColumn = unitColumns[reads];
        const found = unit || unitInHeading(header);
        if (found !== '' && !named.has(unitColumn)) of[unitColumn] = found;
      } else of[column] = text;
    };

    for (const column of columns) {
      const text = c[column.place] ?? '';
      if (text === '') continue;
      if (column.field.of === 'agreements') isHead = true;
      put(column, text);
    }
    const first = parts['ownerFirstName'] ?? '';
    const last = parts['ownerLastName'] ?? '';
    if (first !== '' || last !== '')
      owners.push(last === '' ? first : `${last}, ${first}`.replace(/, $/, ''));
    const inParts = landOfParts({
      quarter: parts['landQuarter'] ?? '',
      section: parts['landSection'] ?? '',
      township: parts['landTownship'] ?? '',
      range: parts['landRange'] ?? '',
      meridian: parts['landMeridian'] ?? '',
    });
    if (inParts !== '') lands.push(inParts);
    const hasPeople = owners.length + occupants.length > 0;
    const hasLand = lands.length > 0 || Boolean(parcel['registryNumber']);
    for (const { field, value } of constants) {
      const isFilled = columns.some(({ place, field: own }) => own === field && (c[place] ?? '') !== '');
      const isWanted =
        field.of === 'agreements' ||
        (field.of === 'parcels'
          ? hasLand
          : field.of === 'occupants'
            ? occupants.length > 0
            : owners.length > 0);
      if (!isFilled && isWanted) put({ field, order: undefined, header: '' }, value);
    }
    const { key: tract = '', ...own } = head;
    // The number of a tract is the reference too, so that the same list finds its agreements again.
    if (tract !== '' && !own['referenceNumber']) own['referenceNumber'] = tract;
    const key = tract || own['agreementNumber'] || own['referenceNumber'] || '';
    const people = [
      ...peopleOf(owners, share, person, roles.Landowner),
      ...peopleOf(occupants, '', occupantOf, roles.Occupant),
    ];
    const parcels = lands.map((legalDescription, place) =>
      filledOnly(place === 0 ? { legalDescription, ...parcel } : { legalDescription }),
    );
    return {
      hasHead: begins === 'head' ? isHead : begins === 'land' ? hasLand : hasPeople,
      ...{ hasPeople, hasLand, key, people },
      landKey: hasKeys ? '' : (lands[0] ?? ''),
      head: filledOnly(own),
      name: lands[0] ?? people[0]?.['businessAssociate'] ?? tract,
      parcels: parcels.length > 0 ? parcels : parcel['registryNumber'] ? [filledOnly(parcel)] : [],
    };
  };
}

/** The people that a row names, with what it says about them; those who are written together hold their share as a group. */
function peopleOf(cells: readonly string[], share: string, more: Cells, role: string): readonly Cells[] {
  return cells.flatMap((cell, column) => {
    const named = ownersIn(cell);
    return named.map(({ name, share: written, isJoint, together }) => {
      const own = written || share;
      const others = named.filter((one) => one.together === together);
      const fraction = others.length > 1 ? fractionOf(own) : '';
      const held =
        fraction === ''
          ? { interestPercentage: own }
          : {
              ownerGroup: `${column} ${together}`,
              groupShare: others[0]?.name === name ? fraction : '',
            };
      return filledOnly({
        ...{ role, businessAssociate: name, ...more, ...held },
        isJointTenant: isJoint ? 'Yes' : '',
      });
    });
  });
}
