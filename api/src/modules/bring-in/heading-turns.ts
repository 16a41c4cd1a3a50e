import type { BringField, BringReading } from 'shared-contracts/bring-in';

/** Words in three languages, between bars, as a set. */
const words = (text: string): ReadonlySet<string> => new Set(text.split('|'));

/** Words before or behind what is named that make it another thing: the mineral owner is not who owns the surface. */
const ofOthers = words(
  'former|previous|prior|old|mineral|minerals|adjacent|adjoining|neighbouring|neighboring|working|cultivated|proposed|spouse|spousal|ancien|ancienne|precedent|minier|voisin|conjoint|anterior|mineral|vecino|conyuge|propuesto',
);

const numbers = words('no|number|numero');

/** Who lives on the land or works it: their days are none of an agreement. */
const occupants = words('occupant|occupants|tenant|renter|locataire|ocupante|inquilino|arrendatario');

/** What a heading with one of these words is about, whoever or whatever it names before. */
const turns: readonly { readonly of: ReadonlySet<string>; readonly reads: ReadonlySet<BringReading> }[] = [
  {
    of: words('phone|tel|telephone|cell|cellular|mobile|fax|telefono|celular|movil'),
    reads: new Set<BringReading>(['phone', 'text']),
  },
  { of: words('email|mail|courriel|correo'), reads: new Set<BringReading>(['email', 'text']) },
  { of: words('address|adresse|direccion'), reads: new Set<BringReading>(['joined', 'text']) },
  { of: words('date|fecha'), reads: new Set<BringReading>(['day']) },
  {
    of: words('consent|consentement|consentimiento'),
    reads: new Set<BringReading>(['day', 'flag', 'text']),
  },
  { of: words('by|par|por'), reads: new Set<BringReading>(['people', 'named', 'namedAll', 'text']) },
  {
    of: numbers,
    reads: new Set<BringReading>(['identifier', 'text', 'joined', 'phone', 'named']),
  },
  {
    of: words('file|code|codigo'),
    reads: new Set<BringReading>(['identifier', 'text', 'joined']),
  },
];

/**
 * Whether a heading that contains a word for a field is about something else than that field: in 'Landowner Phone' the
 * landowner is not named, and 'Status Date' holds no status. `heading` is plain text.
 */
export function isAside(heading: string, { reads, type, of }: BringField): boolean {
  const all = heading.split(' ');
  if (all.some((word) => ofOthers.has(word))) return true;
  if (reads === 'day' && of !== 'occupants' && of !== 'below' && all.some((word) => occupants.has(word)))
    return true;
  // Records are named by their numbers, people and companies are not.
  if (type === 'BusinessAssociate' && all.some((word) => numbers.has(word))) return true;
  return turns.some((turn) => !turn.reads.has(reads) && all.some((word) => turn.of.has(word)));
}
