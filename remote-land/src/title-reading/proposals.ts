import { descriptionOf } from 'shared-contracts/land';
import { chosenLengths } from 'shared-contracts/limits';
import type { ReadTitle } from 'shared-contracts/title-reading';

/** Fields of a title for which a reading proposes one text. */
const singles = [
  'number',
  'registeredDate',
  'searchedDate',
  'grossArea',
  'estate',
  'landNumber',
  'municipality',
  'previousNumber',
] as const;

type SingleField = (typeof singles)[number];

/** One thing that a person accepts or leaves. */
export interface Proposal {
  /** Identifies it: `number`, `land`, `owner 0`, `instrument 3`. */
  readonly key: string;
  readonly kind: SingleField | 'land' | 'owner' | 'instrument';
  /** Place among those of its kind. */
  readonly place: number;
  readonly value: string;
  /** Shown below it, such as an address or the parties. */
  readonly more: readonly string[];
  /** Why it should be checked before it is accepted; undefined if nothing is in doubt. */
  readonly doubt?: Doubt | undefined;
  /** Lines of the text that it was read from. */
  readonly lines: readonly number[];
}

/** What is in doubt of a proposal. */
export type Doubt =
  | { readonly kind: 'words' | 'estate' | 'letters'; readonly words: string }
  | { readonly kind: 'inWords' | 'cut' | 'share' | 'joint' };

/** Words of a scanned page that contain uncertain letters. */
function lettersDoubt(
  ...read: readonly (NonNullable<ReadTitle['number']>['letters'] | undefined)[]
): Doubt | undefined {
  const words = [...new Set(read.flatMap((letters) => letters?.doubtful ?? []))];
  return words.length > 0 ? { kind: 'letters', words: words.join(', ') } : undefined;
}

const ownerMore = ({ address, businessAssociate, name }: ReadTitle['owners'][number]) =>
  [address, businessAssociate && businessAssociate.name !== name ? businessAssociate.name : null].filter(
    (text) => text !== null,
  );

/** The whole land in one line: its parts if some are known, else the text. */
const wholeLand = ({ parts, legalDescription }: ReadTitle): string =>
  parts.length > 0
    ? descriptionOf(parts.map(({ value, isPortion }) => ({ legalDescription: value, isPortion })))
    : (legalDescription?.value ?? '').replaceAll('\n', ', ');

/** The land as a field of its own has it, as long as fits. */
export const landText = (title: ReadTitle): string =>
  wholeLand(title).slice(0, chosenLengths.land.description);

/**
 * The doubt about the land: words that were not understood, no part of a survey, or parts that contradict each other.
 */
function landDoubt(title: ReadTitle): Doubt | undefined {
  const { landUnread, parts } = title;
  if (landUnread.length > 0) return { kind: 'words', words: landUnread.join('; ') };
  if (parts.length === 0) return { kind: 'inWords' };
  return wholeLand(title).length > chosenLengths.land.description ? { kind: 'cut' } : undefined;
}

/** A single joint tenant in a group, or several owners in common without shares: somebody has to check the title. */
function ownerDoubt(
  { tenancy, numerator, group, groupShare, estate }: ReadTitle['owners'][number],
  owners: ReadTitle['owners'],
): Doubt | undefined {
  // A title's owner has no field for it: it goes into the notes.
  if (estate !== null) return { kind: 'estate', words: estate };
  if (tenancy === 'JOINT') {
    const together = owners.filter((other) => other.tenancy === 'JOINT' && other.group === group);
    return together.length === 1 ? { kind: 'joint' } : undefined;
  }
  return numerator === null && groupShare === null && owners.length > 1 ? { kind: 'share' } : undefined;
}

/** How certain the letters of the land are: of its parts if some are known, else of the text. */
const landLetters = ({ parts, legalDescription }: ReadTitle) =>
  parts.length > 0 ? parts.map(({ letters }) => letters) : [legalDescription?.letters];

/** Everything that a reading proposes, in the order of a title. */
export function proposalsOf(title: ReadTitle): readonly Proposal[] {
  const fields = singles.flatMap((kind): Proposal[] => {
    const found = title[kind];
    if (!found) return [];
    const { value, lines, letters } = found;
    return [{ key: kind, kind, place: 0, value, more: [], lines, doubt: lettersDoubt(letters) }];
  });
  const land = landText(title);
  const lines = [...(title.legalDescription?.lines ?? []), ...title.parts.flatMap((part) => part.lines)];
  return [
    ...fields.slice(0, 1),
    ...(land === ''
      ? []
      : [
          {
            ...{ key: 'land', kind: 'land' as const, place: 0, value: land, lines },
            ...{
              more: title.parts.flatMap(({ note }) => (note === '' ? [] : [note])),
              doubt: landDoubt(title) ?? lettersDoubt(...landLetters(title)),
            },
          },
        ]),
    ...fields.slice(1),
    ...title.owners.map((owner, place) => ({
      key: `owner ${place}`,
      kind: 'owner' as const,
      place,
      value: owner.name,
      more: ownerMore(owner),
      doubt: ownerDoubt(owner, title.owners) ?? lettersDoubt(owner.letters),
      lines: owner.lines,
    })),
    ...title.instruments.map((one, place) => ({
      key: `instrument ${place}`,
      kind: 'instrument' as const,
      place,
      value: `${one.registrationNumber} · ${one.instrumentType?.code ?? one.kind}`,
      more: one.parties.map(({ name }) => name),
      doubt: lettersDoubt(one.letters),
      lines: one.lines,
    })),
  ];
}
