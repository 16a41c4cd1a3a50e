import type { ImportProcess } from 'shared-contracts/agreement-import';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { writtenPeople } from './bundle-input.ts';
import type { BundleVerdict } from './bundle-verdict.ts';
import { filled, type ImportWords, listed } from './import-words.ts';
import { nationalDigits } from './lookups.ts';
import type { ReadRow } from './read-rows.ts';
import { mostNamed, shownRow } from './shown-row.ts';

/** A business associate that the import adds, once however many rows name it. */
export interface NewAssociate {
  readonly id: string;
  readonly name: string;
  email: string | null;
  phoneNumber: string | null;
}

const details = ['email', 'phoneNumber'] as const;

const textIn = ({ values }: ReadRow, field: string): string | null => {
  const value = values[field];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

const compared = (value: string): string => nationalDigits(value) ?? value.trim().toLowerCase();

/**
 * The business associates that a mode adds, with the details from the first written row that has them. `others` are the
 * rows whose own number or address differs and is not stored.
 */
export async function newAssociates(
  verdicts: readonly BundleVerdict[],
  process: ImportProcess,
): Promise<{ readonly made: readonly NewAssociate[]; readonly others: readonly ReadRow[] }> {
  const made = new Map<string, NewAssociate>();
  const others: ReadRow[] = [];
  await eachInTurns(verdicts, (verdict) => {
    for (const { isNew, associateId: id, read } of writtenPeople(verdict, process)) {
      if (!isNew || id === undefined) continue;
      const name = (textIn(read, 'businessAssociate') ?? '').trim().replace(/\s+/g, ' ');
      const one = made.get(id) ?? { id, name, email: null, phoneNumber: null };
      made.set(id, one);
      let isOther = false;
      for (const field of details) {
        const given = textIn(read, field);
        if (given !== null && one[field] !== null && compared(given) !== compared(one[field])) isOther = true;
        one[field] ??= given;
      }
      if (isOther) others.push(read);
    }
  });
  return { made: [...made.values()], others };
}

/** A notice of the rows whose number or address is not kept; none where all rows agree. */
export async function otherDetails(
  verdicts: readonly BundleVerdict[],
  { notices }: ImportWords,
): Promise<readonly string[]> {
  const { others } = await newAssociates(verdicts, 'ImportWarningsAndValid');
  if (others.length === 0) return [];
  const named = others
    .slice(0, mostNamed)
    .map((read) => `${textIn(read, 'businessAssociate')} (${shownRow(read)})`);
  return [
    filled(notices.otherDetails, { people: listed([...named, ...(others.length > mostNamed ? ['…'] : [])]) }),
  ];
}
