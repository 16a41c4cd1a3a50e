import type { BringField, Recipe } from 'shared-contracts/bring-in';
import { isNoValue } from '../../platform/tables/no-value.ts';
import { writtenEmails } from '../../platform/tables/written-emails.ts';
import { tidyIdentifier } from '../../platform/tables/written-identifier.ts';
import { writtenPhone } from '../../platform/tables/written-phone.ts';
import { sizeUnder } from '../../platform/tables/written-sizes.ts';
import type { WorkbookRow } from '../../platform/workbooks/workbook-shapes.ts';
import { asidesIn } from './owner-asides.ts';
import { ownersIn } from './owner-names.ts';
import { columnsOf, constantsOf, type RecipeColumn } from './recipe-columns.ts';
import { fractionOf, landAndShare, landOfParts, writtenDay, writtenShare } from './written-cells.ts';

type Cells = Readonly<Record<string, string>>;

/** The content of one row of a line list, by the columns of the review. */
export interface LineCells {
  /**
   * Whether the row begins an agreement: it has a value of the agreement itself or, if there are no such columns, names
   * land.
   */
  readonly hasHead: boolean;
  readonly hasPeople: boolean;
  readonly hasLand: boolean;
  /** The number that connects the rows of one agreement; '' without one. */
  readonly key: string;
  /** The land of the row, for a table without such numbers. */
  readonly landKey: string;
  /** The columns of the agreement. */
  readonly head: Cells;
  /** The name for an agreement without one: its land, otherwise its owner. */
  readonly name: string;
  readonly people: readonly Cells[];
  readonly parcels: readonly Cells[];
}

const filledOnly = (cells: Readonly<Record<string, string | undefined>>): Cells =>
  Object.fromEntries(Object.entries(cells).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * What begins a new agreement: in tables without a column of the agreement itself, each piece of land or each owner.
 */
function beginsWith(columns: readonly RecipeColumn[]): 'head' | 'land' | 'people' {
  if (columns.some(({ field }) => field.of === 'agreements')) return 'head';
  return columns.some(({ field }) => field.of === 'parcels') ? 'land' : 'people';
}

/** Fields that distinguish agreements. */
const keyFields = ['tract', 'agreementNumber', 'referenceNumber'] as const;

const unitColumns = { area: 'areaUnit', length: 'lengthUnit' } as const;

/** Fields whose cells are kept as they are, even if they state that there is no value. */
const asWritten: ReadonlySet<BringField['reads']> = new Set(['text', 'joined', 'part']);

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
    /** Text next to a telephone number: a second number, or an extension. */
    const beside: (readonly [of: Record<string, string>, text: string])[] = [];
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
      if (column === 'phoneNumber') {
        const { number, more } = writtenPhone(text) ?? { number: text, more: '' };
        of[column] ??= number;
        if (more !== '' || of[column] !== number) beside.push([of, more || text]);
        return;
      }
      if (column === 'email')
        of[column] = of[column] ? `${of[column]}; ${writtenEmails(text)}` : writtenEmails(text);
      else if (reads === 'people') (field.of === 'occupants' ? occupants : owners).push(text);
      else if (reads === 'part') parts[field.name] = text;
      else if (reads === 'share') share = writtenShare(text, hasDecimalComma);
      else if (reads === 'land') {
        const read = landAndShare(text);
        if (read.land !== '') lands.push(read.land);
        share ||= writtenShare(read.share, hasDecimalComma);
      } else if (reads === 'day') of[column] = writtenDay(text, order, isFrom1904);
      else if (reads === 'joined') of[column] = of[column] ? `${of[column]}, ${text}` : text;
      else if (reads === 'area' || reads === 'length') {
        const { number, unit } = sizeUnder(header, text, hasDecimalComma);
        of[column] = number;
        const unitColumn = unitColumns[reads];
        if (unit !== '' && !named.has(unitColumn)) of[unitColumn] = unit;
      } else of[column] = of[column] ? `${of[column]}; ${text}` : text;
    };

    for (const column of columns) {
      const cell = c[column.place] ?? '';
      const text = column.field.reads === 'identifier' ? tidyIdentifier(cell) : cell;
      if (text === '' || (!asWritten.has(column.field.reads) && isNoValue(text))) continue;
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
    for (const [of, text] of beside) of['notes'] = of['notes'] ? `${of['notes']}; ${text}` : text;
    const { key: tract = '', ...own } = head;
    // The number of a tract also becomes the reference, so that importing the list again finds its agreements.
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

/**
 * What a cell says of each of its owners besides names, next to what columns of their own say. What has no place of its own
 * stands in the notes.
 */
function asidesOf(cell: string, count: number, more: Cells): readonly Cells[] {
  return asidesIn(cell, count).map(({ address, phones, emails }) => {
    const [phone = '', ...others] = phones;
    const own = filledOnly({ legalAddress: address, phoneNumber: phone, email: emails.join('; ') });
    const beside = Object.entries(own).flatMap(([name, text]) =>
      more[name] && more[name] !== text ? [text] : [],
    );
    const notes = [more['notes'] ?? '', ...beside, ...others].filter((text) => text !== '').join('; ');
    return filledOnly({ ...own, ...more, notes });
  });
}

/**
 * The people that a row names, with what it says about them. People who are named together hold their share as a group.
 */
function peopleOf(cells: readonly string[], share: string, more: Cells, role: string): readonly Cells[] {
  return cells.flatMap((cell, column) => {
    const named = ownersIn(cell);
    const asides = asidesOf(cell, named.length, more);
    return named.map(({ name, share: written, isJoint, together }, place) => {
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
        ...{ role, businessAssociate: name, ...asides[place], ...held },
        isJointTenant: isJoint ? 'Yes' : '',
      });
    });
  });
}
