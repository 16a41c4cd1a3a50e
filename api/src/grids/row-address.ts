/** Where the rows of a grid open: by the first address whose fields the row has. */
export interface RowAddresses {
  readonly opens?: string;
  readonly opensElse?: string;
}

/** An address with placeholders for the fields of a row: a text before each field, and one after the last. */
interface Template {
  readonly texts: readonly string[];
  readonly paths: readonly string[];
}

const place = /\{([^{}]+)\}/;

/** Declarations name a few tens of them. */
const read = new Map<string, Template>();

function templateOf(address: string): Template {
  const known = read.get(address);
  if (known) return known;
  // Splitting by a place with a group gives texts and fields in turn.
  const parts = address.split(place);
  const template = {
    texts: parts.filter((_, index) => index % 2 === 0),
    paths: parts.filter((_, index) => index % 2 === 1),
  };
  read.set(address, template);
  return template;
}

/** The addresses of a grid's rows, the first before the others. */
export const templatesOf = ({ opens, opensElse }: RowAddresses): readonly Template[] =>
  [opens, opensElse].filter((address) => address !== undefined).map(templateOf);

/** The fields that the addresses of a grid's rows are made of. */
export const addressPaths = (source: RowAddresses): readonly string[] => [
  ...new Set(templatesOf(source).flatMap(({ paths }) => paths)),
];

/** The address that a row opens, or null where each has a field that is empty. */
export function addressOf(
  source: RowAddresses,
  fields: Readonly<Record<string, string | null>>,
): string | null {
  const template = templatesOf(source).find(({ paths }) => paths.every((path) => fields[path]));
  if (!template) return null;
  const values = template.paths.map((path) => encodeURIComponent(fields[path] ?? ''));
  return template.texts.map((text, index) => text + (values[index] ?? '')).join('');
}
