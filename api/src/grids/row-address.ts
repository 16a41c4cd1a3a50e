/** Where the rows of a grid open: by the first address whose fields the row has. */
export interface RowAddresses {
  readonly opens?: string;
  readonly opensElse?: string;
}

const place = /\{([^}]+)\}/g;

const pathsIn = (template: string): readonly string[] =>
  [...template.matchAll(place)].flatMap(([, path]) => path ?? []);

const templatesOf = ({ opens, opensElse }: RowAddresses): readonly string[] =>
  [opens, opensElse].filter((template) => template !== undefined);

/** The fields that the addresses of a grid's rows are made of. */
export const addressPaths = (source: RowAddresses): readonly string[] => [
  ...new Set(templatesOf(source).flatMap(pathsIn)),
];

/** The address that a row opens, or null where each has a field that is empty. */
export function addressOf(
  source: RowAddresses,
  fields: Readonly<Record<string, string | null>>,
): string | null {
  const template = templatesOf(source).find((one) => pathsIn(one).every((path) => fields[path]));
  return template?.replace(place, (_, path: string) => encodeURIComponent(fields[path] ?? '')) ?? null;
}
