import { descriptionOf } from 'shared-contracts/land';
import { chosenLengths } from 'shared-contracts/limits';
import type { ReadTitle } from 'shared-contracts/title-reading';

/** Fields of a title of which a reading proposes one text. */
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
  /** Tells it apart: `number`, `land`, `owner 0`, `instrument 3`. */
  readonly key: string;
  readonly kind: SingleField | 'land' | 'owner' | 'instrument';
  /** Place among those of its kind. */
  readonly place: number;
  readonly value: string;
  /** What stands below it, as an address or the parties. */
  readonly more: readonly string[];
  /** Lines of the text that it was read from. */
  readonly lines: readonly number[];
}

const ownerMore = ({ address, businessAssociate, name }: ReadTitle['owners'][number]) =>
  [address, businessAssociate && businessAssociate.name !== name ? businessAssociate.name : null].filter(
    (text) => text !== null,
  );

/** The land as a field of its own has it: its parts where some are known, else its words, as long as fits. */
export function landText({ parts, legalDescription }: ReadTitle): string {
  const text =
    parts.length > 0
      ? descriptionOf(parts.map(({ value, isPortion }) => ({ legalDescription: value, isPortion })))
      : (legalDescription?.value ?? '').replaceAll('\n', ', ');
  return text.slice(0, chosenLengths.land.description);
}

/** Everything that a reading proposes, in the order of a title. */
export function proposalsOf(title: ReadTitle): readonly Proposal[] {
  const fields = singles.flatMap((kind): Proposal[] => {
    const found = title[kind];
    return found ? [{ key: kind, kind, place: 0, value: found.value, more: [], lines: found.lines }] : [];
  });
  const land = landText(title);
  const lines = [...(title.legalDescription?.lines ?? []), ...title.parts.flatMap((part) => part.lines)];
  return [
    ...fields.slice(0, 1),
    ...(land === '' ? [] : [{ key: 'land', kind: 'land' as const, place: 0, value: land, more: [], lines }]),
    ...fields.slice(1),
    ...title.owners.map((owner, place) => ({
      key: `owner ${place}`,
      kind: 'owner' as const,
      place,
      value: owner.name,
      more: ownerMore(owner),
      lines: owner.lines,
    })),
    ...title.instruments.map((one, place) => ({
      key: `instrument ${place}`,
      kind: 'instrument' as const,
      place,
      value: `${one.registrationNumber} · ${one.instrumentType?.code ?? one.kind}`,
      more: one.parties.map(({ name }) => name),
      lines: one.lines,
    })),
  ];
}
