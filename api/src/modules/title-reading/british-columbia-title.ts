import { type TitleContent, titleReadingLimits } from 'shared-contracts/title-reading';
import { britishColumbiaOwners, nameWithoutOccupation } from './british-columbia-owners.ts';
import type { Numbered } from './owner-holdings.ts';
import { type Instrument, nothingFound, proposalOf } from './proposal.ts';
import type { TitleText } from './title-lines.ts';
import { landOnLines } from './title-parts.ts';
import { readDay } from './title-values.ts';

/** What the prints of the land title office put before their values, in a column or with a colon, in lower case. */
const labels = [
  ...['title number', 'from title number', 'application received', 'application entered'],
  ...['registered owner in fee simple', 'registered owner/mailing address', 'taxation authority'],
  ...['description of land', 'parcel identifier', 'legal description', 'legal notations'],
  ...['charges, liens and interests', 'nature', 'registration number', 'registration date and time'],
  ...['registered owner', 'remarks', 'duplicate indefeasible title', 'transfers', 'pending applications'],
  ...['land title district', 'land title office', 'file reference', 'title search print'],
] as const;

type Label = (typeof labels)[number];

/** Labels whose values say nothing that is kept of a title. */
const quiet: ReadonlySet<Label> = new Set<Label>([
  ...(['land title district', 'land title office', 'file reference'] as const),
  ...(['application entered', 'taxation authority', 'title search print'] as const),
]);

/** The longer labels first: one begins with another. */
const byLength = labels.toSorted((one, other) => other.length - one.length);

/** A label with its values: what stands beside it and on the lines below it, up to the next label. */
interface Block {
  readonly label: Label;
  readonly at: number;
  readonly values: readonly Numbered[];
}

function labelled(text: string): { readonly label: Label; readonly value: string } | undefined {
  const lower = text.toLowerCase();
  const label = byLength.find((one) => lower.startsWith(one));
  if (!label) return undefined;
  const rest = text.slice(label.length);
  // `Transfers` is a label; `TRANSFERS LTD.` of an address is none, nor is `Nature` in a name without a colon.
  const isLabel = rest === '' || rest.startsWith(':') || (rest.startsWith(' ') && label.includes(' '));
  const isColumn = rest.startsWith('  ');
  return isLabel || isColumn ? { label, value: rest.replace(':', '').trim() } : undefined;
}

function blocksOf(text: TitleText): readonly Block[] {
  const blocks: (Block & { values: Numbered[] })[] = [];
  for (const [line, { text: raw }] of text.lines.entries()) {
    const trimmed = raw.trim();
    const known = labelled(trimmed);
    if (known) blocks.push({ label: known.label, at: line, values: [] });
    const value = known ? known.value : trimmed;
    if (value !== '') blocks.at(-1)?.values.push({ line, text: value });
  }
  return blocks;
}

/** Whether a text has the layout of the title search prints of British Columbia. */
export const isBritishColumbia = ({ lines }: Pick<TitleText, 'lines'>): boolean =>
  lines.some(({ text }) => /^REGISTERED OWNER(?: IN FEE SIMPLE$|\/MAILING ADDRESS)/i.test(text.trim()));

/** The charges, each of which begins with its nature. */
function chargesOf(blocks: readonly Block[]): readonly Instrument[] {
  const charges: Block[][] = [];
  for (const block of blocks)
    if (block.label === 'nature') charges.push([block]);
    else charges.at(-1)?.push(block);
  return charges.slice(0, titleReadingLimits.rows).flatMap((charge): Instrument[] => {
    const of = (label: Label) => charge.find((block) => block.label === label)?.values.at(0)?.text ?? '';
    const registrationNumber = of('registration number');
    if (registrationNumber === '') return [];
    const name = of('registered owner');
    const lines = charge
      .filter(({ label }) => label !== 'duplicate indefeasible title' && label !== 'transfers')
      .flatMap(({ at, values }) => [at, ...values.map(({ line }) => line)]);
    return [
      {
        registrationNumber,
        registeredDate: readDay(of('registration date and time').slice(0, 10)) ?? null,
        kind: of('nature').toUpperCase(),
        ...{ amount: null, dischargedDate: null, dischargeNumber: null },
        notes: of('remarks') || null,
        parties: name ? [{ partyType: 'GRANTEE', name: nameWithoutOccupation(name) }] : [],
        lines,
      },
    ];
  });
}

/** Reads a title search print of British Columbia; accepts any text, and returns whatever it understands. */
export function readBritishColumbia(text: TitleText): TitleContent {
  const found = nothingFound();
  const blocks = blocksOf(text);
  const first = (label: Label): Numbered | undefined =>
    blocks.find((block) => block.label === label)?.values.at(0);
  const single = (one: Numbered | undefined, value = one?.text) =>
    one && value ? { value, lines: [one.line] } : null;
  const dayOf = (label: Label) => single(first(label), readDay(first(label)?.text.slice(0, 10) ?? ''));
  found.number = single(first('title number'));
  found.previousNumber = single(first('from title number'));
  found.landNumber = single(first('parcel identifier'));
  found.registeredDate = dayOf('application received');
  found.searchedDate = dayOf('title search print');
  if (blocks.some(({ label }) => label === 'registered owner in fee simple')) {
    const at = blocks.find(({ label }) => label === 'registered owner in fee simple')?.at ?? 0;
    found.estate = { value: 'FEE SIMPLE', lines: [at] };
  }
  found.owners = [
    ...britishColumbiaOwners(
      blocks.filter(({ label }) => label === 'registered owner/mailing address').map(({ values }) => values),
    ),
  ];
  const legal = blocks.find(({ label }) => label === 'legal description')?.values ?? [];
  if (legal.length > 0) {
    const lines = legal.map(({ line }) => line);
    // A print breaks its lines anywhere.
    const words = legal.map(({ text: written }) => written).join(' ');
    found.legalDescription = { value: words, lines };
    const land = landOnLines(words, lines);
    found.parts = [...land.parts];
    found.landUnread = [...land.unread];
  }
  found.instruments = [...chargesOf(blocks)];
  for (const { at, label, values } of blocks) {
    if (values.every(({ line }) => line !== at) || quiet.has(label)) found.noise.add(at);
    for (const { line, text: written } of values)
      if (quiet.has(label) || /^NONE(?: OUTSTANDING)?$/i.test(written)) found.noise.add(line);
  }
  for (const [line, { text: written }] of text.lines.entries())
    if (/^\*\*.{1,100}\*\*$/.test(written.trim())) found.noise.add(line);
  return proposalOf('PLAIN', text, found);
}
