import type { TitleContent } from 'shared-contracts/title-reading';

/** A field of a title as one text, with whether somebody is asked to compare it with the page. */
export interface TitleField {
  readonly name: string;
  readonly value: string;
  readonly isMarked: boolean;
}

type Letters = NonNullable<TitleContent['number']>['letters'];

const singles = [
  'number',
  'landNumber',
  'estate',
  'municipality',
  'grossArea',
  'previousNumber',
  'registeredDate',
  'searchedDate',
] as const;

const isDoubtful = (letters: Letters): boolean => (letters?.doubtful.length ?? 0) > 0;

/** Every field that a title's reading proposes, down to the address of an owner and the parties of an instrument. */
export function fieldsOf(title: TitleContent): readonly TitleField[] {
  const field = (name: string, value: unknown, isMarked: boolean): TitleField[] =>
    value === null || value === undefined || value === '' ? [] : [{ name, value: String(value), isMarked }];
  const isLandMarked = title.landUnread.length > 0;
  return [
    ...singles.flatMap((name) => field(name, title[name]?.value, isDoubtful(title[name]?.letters))),
    ...title.parts.flatMap(({ value, isPortion, note, letters }, place) => {
      const isMarked = isLandMarked || isDoubtful(letters);
      return [
        ...field(`land ${place}`, `${isPortion ? 'ptn ' : ''}${value}`, isMarked),
        ...field(`land ${place} note`, note, isMarked),
      ];
    }),
    ...title.owners.flatMap((owner, place) => {
      const isMarked = isDoubtful(owner.letters);
      const { numerator, denominator, group, groupShare } = owner;
      const share = [owner.tenancy, numerator, denominator, group, groupShare, owner.estate].join(' ');
      return [
        ...field(`owner ${place} name`, owner.name, isMarked),
        ...field(`owner ${place} address`, owner.address, isMarked),
        ...field(`owner ${place} share`, share, isMarked),
      ];
    }),
    ...title.instruments.flatMap((one, place) => {
      const isMarked = isDoubtful(one.letters);
      return [
        ...field(`instrument ${place} number`, one.registrationNumber, isMarked),
        ...field(`instrument ${place} day`, one.registeredDate, isMarked),
        ...field(`instrument ${place} kind`, one.kind, isMarked),
        ...field(`instrument ${place} amount`, one.amount, isMarked),
        ...field(
          `instrument ${place} discharge`,
          one.dischargedDate && `${one.dischargedDate} ${one.dischargeNumber}`,
          isMarked,
        ),
        ...one.parties.flatMap(({ name, partyType }, at) =>
          field(`instrument ${place} party ${at}`, `${partyType} ${name}`, isMarked),
        ),
      ];
    }),
  ];
}

/** How a reading compares with what the title says. */
export interface Compared {
  readonly fields: number;
  readonly wrong: readonly {
    readonly name: string;
    readonly expected: string;
    readonly read: string;
    readonly isMarked: boolean;
  }[];
  /** Right fields that somebody has to look at all the same. */
  readonly markedRight: number;
}

/** Holds what was read against what the title says; a field that is missing, or that it does not have, is wrong. */
export function compared(read: TitleContent, expected: TitleContent): Compared {
  const had = new Map(fieldsOf(read).map((field) => [field.name, field]));
  const wanted = fieldsOf(expected);
  const names = new Set(wanted.map(({ name }) => name));
  const more = [...had.values()].filter(({ name }) => !names.has(name));
  const wrong = [
    ...wanted.flatMap(({ name, value }) => {
      const found = had.get(name);
      if (found?.value === value) return [];
      // Of what is missing nothing tells but for land, whose words then stand with a doubt in its place.
      const isMarkedMissing = name.startsWith('land') && read.landUnread.length > 0;
      return [
        { name, expected: value, read: found?.value ?? '', isMarked: found?.isMarked ?? isMarkedMissing },
      ];
    }),
    ...more.map(({ name, value, isMarked }) => ({ name, expected: '', read: value, isMarked })),
  ];
  const markedRight = wanted.filter(({ name, value }) => {
    const found = had.get(name);
    return found?.value === value && found.isMarked;
  }).length;
  return { fields: wanted.length + more.length, wrong, markedRight };
}
