import type { Language } from 'shared-contracts';
import {
  type AgreementValues,
  agreementErrors,
  agreementValidator,
  isOverWhole,
  landownerRules,
  sharesTogether,
} from 'shared-contracts/agreements';
import { agreementLimits } from 'shared-contracts/limits';
import { fieldsOf, validate } from 'shared-contracts/validators';
import type { RecordValues, StoredRecord } from '../../records/writing/writable-kind.ts';
import type { OpenLand, OpenPerson, OpenVerdict } from './bundle-verdict.ts';
import { ownerValues, shareOf, type Within } from './check-people.ts';
import { givenFields } from './compare-stored.ts';
import { filled } from './import-words.ts';
import type { ReadRow } from './read-rows.ts';
import { shownRow } from './shown-row.ts';

const pathIn = /^(landowners|occupants|relatedParcels)\[(\d+)\]\.(\w+)$/;

const rowIdOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

const blank = validate(agreementValidator, { name: '-' });
const blankOwner = validate(fieldsOf(landownerRules), {});

/** The agreement as it would be, where all of its fields hold. */
function candidateOf(
  { read }: OpenVerdict,
  stored: StoredRecord | undefined,
  owners: readonly OpenPerson[],
  language: Language,
): AgreementValues | undefined {
  const given: RecordValues = { ...givenFields(read, stored), name: read.values['name'] ?? '-' };
  const rows = owners.map(([, person], place) => ({ id: rowIdOf(place), ...ownerValues(person) }));
  if (!stored && blank.valid && blankOwner.valid && read.isChecked) {
    // Of a new agreement and its owners each field was checked with its cell.
    if (rows.length > agreementLimits.landowners) return undefined;
    return {
      ...blank.value,
      ...given,
      landowners: rows.map((row) => ({ ...blankOwner.value, ...row })),
    };
  }
  const lists = { landowners: rows, occupants: [], relatedParcels: [], relatedTitles: [] };
  const checked = validate(agreementValidator, { ...stored?.values, ...given, ...lists }, language);
  return checked.valid ? checked.value : undefined;
}

/** The column of a field: both parts of a group's share are entered in one. */
const columnOf = (field: string | null): string | null =>
  field?.startsWith('groupShare') ? 'groupShare' : field;

/** Rules beyond single fields; errors are reported at the row and column that they are about. */
export function checkCross(
  agreement: OpenVerdict,
  stored: StoredRecord | undefined,
  owners: readonly OpenPerson[],
  language: Language,
): void {
  const rows = owners.filter(([row]) => row.errors.length === 0);
  const candidate = candidateOf(agreement, stored, rows, language);
  if (!candidate) return;
  for (const { path, message } of agreementErrors(candidate, language)) {
    const [, list, place, column = null] = pathIn.exec(path) ?? [];
    const at = list ? rows[Number(place)]?.[0] : agreement;
    at?.errors.push({ column: list ? columnOf(column) : path, message });
  }
}

/**
 * Shares of one title add up to at most the whole; for an agreement this is only a question, as it may cover several
 * titles.
 */
export function checkShares(owners: readonly OpenPerson[], { words }: Within): void {
  const counted = owners.filter(([row]) => row.errors.length === 0);
  const column = 'interestPercentage';
  const titles = Map.groupBy(
    counted.filter(([, { title }]) => title),
    ([, { title }]) => title?.id ?? '',
  );
  for (const some of titles.values()) {
    const shares = some.map(([, person]) => shareOf(person));
    if (!isOverWhole(shares)) continue;
    const gaps = { title: some[0]?.[1].title?.number ?? '', sum: sharesTogether(shares) };
    for (const [row] of some) row.errors.push({ column, message: filled(words.row.sharesOnTitle, gaps) });
  }
  const left = counted.filter(([row]) => row.errors.length === 0);
  const shares = left.map(([, person]) => shareOf(person));
  if (!isOverWhole(shares)) return;
  const message = filled(words.row.sharesOver, { sum: sharesTogether(shares) });
  for (const [row] of left) row.warnings.push({ column, message });
}

const lower = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** The same owner or land in two rows of a bundle is a question. */
export function checkTwice(
  owners: readonly OpenPerson[],
  lands: readonly OpenLand[],
  words: Within['words'],
): void {
  const people = new Set<string>();
  for (const [row, { read, associateId }] of owners) {
    const who = associateId ?? lower(read.values['legalName']);
    const title = lower(read.values['title']);
    const name = String(read.values['businessAssociate'] ?? read.values['legalName'] ?? '');
    if (people.has(`${who} ${title}`))
      row.warnings.push({ column: 'businessAssociate', message: filled(words.row.samePerson, { name }) });
    people.add(`${who} ${title}`);
  }
  const first = new Map<string, ReadRow>();
  for (const [row, { parcels, read }] of lands) {
    const place = parcels.map(({ id }) => first.get(id)).find((one) => one !== undefined);
    if (place !== undefined)
      row.warnings.push({
        column: 'legalDescription',
        message: filled(words.row.sameParcel, { row: shownRow(place) }),
      });
    for (const { id } of parcels) if (!first.has(id)) first.set(id, read);
  }
}

/**
 * A portion has no outline of its own, and one quarter may have several: a row that names one gets a message about the
 * land that is used.
 */
export function checkPortions(lands: readonly OpenLand[], { words }: Pick<Within, 'words'>): void {
  for (const [row, { parcels, read }] of lands)
    for (const { portionOf, isNew } of parcels) {
      if (portionOf === undefined || row.action === 'Unchanged') continue;
      const { registryNumber: number } = read.values;
      const { portionNew, portionThere, numberedPortionNew, numberedPortionThere } = words.row;
      const [added, there] =
        typeof number === 'string' ? [numberedPortionNew, numberedPortionThere] : [portionNew, portionThere];
      const sentence = isNew ? added : there;
      const gaps = { land: portionOf, text: String(number ?? '') };
      row.warnings.push({ column: 'legalDescription', message: filled(sentence, gaps) });
    }
}
