/** Which address a row of a grid opens: the first one whose fields the row has. */
export interface RowAddresses {
  readonly opens?: string;
  readonly opensElse?: string;
}

/** An address split at its placeholders: a text before each field, and one after the last. */
interface Template {
  readonly texts: readonly string[];
  readonly paths: readonly string[];
}

const place = /\{([^{}]+)\}/;

/** Parsed addresses; there are only a few dozen. */
const read = new Map<string, Template>();

function templateOf(address: string): Template {
  const known = read.get(address);
  if (known) return known;
  // Splitting at a pattern with a capturing group yields texts and fields alternately.
  const parts = address.split(place);
  const template = {
    texts: parts.filter((_, index) => index % 2 === 0),
    paths: parts.filter((_, index) => index % 2 === 1),
  };
  read.set(address, template);
  return template;
}

/** The addresses of a grid's rows, in order of preference. */
export const templatesOf = ({ opens, opensElse }: RowAddresses): readonly Template[] =>
  [opens, opensElse].filter((address) => address !== undefined).map(templateOf);

/** The fields that the addresses of a grid's rows contain. */
export const addressPaths = (source: RowAddresses): readonly string[] => [
  ...new Set(templatesOf(source).flatMap(({ paths }) => paths)),
];

/** The address that a row opens; null if each address has a field that is empty in this row. */
export function addressOf(
  source: RowAddresses,
  fields: Readonly<Record<string, string | null>>,
): string | null {
  const template = templatesOf(source).find(({ paths }) => paths.every((path) => fields[path]));
  if (!template) return null;
  const values = template.paths.map((path) => encodeURIComponent(fields[path] ?? ''));
  return template.texts.map((text, index) => text + (values[index] ?? '')).join('');
}
