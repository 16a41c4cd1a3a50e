import type { Address } from './address.ts';
import type { RouteName } from './route-name.ts';

/** A record with a form of its own, on a route or on a tab of a project; `below` names a row or an area of the form. */
export type PlacedRecord = { readonly id: string } & (
  | { readonly route: RouteName; readonly projectId?: never; readonly tab?: never }
  | { readonly projectId: string; readonly tab: string; readonly route?: never }
);

const projects: RouteName = 'surface-project';

/**
 * The address of a record, relative to the base path and without a leading slash, as lists declare it and calls return
 * it. In a declaration, placeholders stand for the ids: `{project.id}`.
 */
export function recordPath({ id, ...place }: PlacedRecord, ...below: readonly string[]): string {
  const record = place.route === undefined ? [projects, place.projectId, place.tab, id] : [place.route, id];
  return [...record, ...below].join('/');
}

/** The address of a record's form, or of an area of it; every link to a record is made with this function. */
export const recordAddress = (record: PlacedRecord, ...below: readonly string[]): Address =>
  `/${recordPath(record, ...below)}`;

/** The address of a project, or of one of its tabs. */
export const projectAddress = (id: string, ...below: readonly string[]): Address =>
  recordAddress({ route: projects, id }, ...below);

/** The address of a business associate, or of one of its tabs. */
export const associateAddress = (id: string, ...below: readonly string[]): Address =>
  recordAddress({ route: 'business-associate', id }, ...below);
