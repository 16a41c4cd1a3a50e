import type { Client } from '@urql/core';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import type { ByLanguage, Texts } from '../i18n/texts.ts';
import type { AreaDeclaration } from './area-declaration.ts';
import type { AreaName } from './area-names.ts';
import type { BulkAction } from './bulk-action.ts';
import type { ListEditor } from './list-editor.ts';
import type { Picklist } from './picklist.ts';
import type { StaleReads } from './stale-reads.ts';

/** What an area wants to know about the address that is being opened. */
export interface PrefetchContext {
  /** Name of the route that the area declared. */
  readonly route: string;
  readonly params: Params;
  readonly client: Client;
}

/** The one module, `./area`, that a remote exposes to the shell. */
export interface Area {
  readonly name: AreaName;
  /** The contract that the remote was built for; the shell checks it before loading the rest. */
  readonly contractVersion: string;
  /** The screens below each route that the area declared, relative to it. */
  readonly routes: Readonly<Record<string, RouteObject[]>>;
  /** The area's texts, loaded a language at a time into the i18n namespace of the area's name. */
  readonly translations: ByLanguage<() => Promise<Texts>>;
  /**
   * What other areas may ask the shell for by name. The type of a component's properties is its face: a release that
   * takes another one is refused. What it is given it reads anew all the same, as a page may be older than that.
   */
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
  /** Starts a route's queries while its code still loads. */
  readonly prefetch?: (context: PrefetchContext) => void;
  /** What its mutations make stale, and how the cache keeps its types. */
  readonly stale?: StaleReads;
  /** What fields of any area may pick from, by name, each loaded when it is first asked for. */
  readonly picklists?: Readonly<Record<string, () => Promise<Picklist>>>;
  /** What is done to selected rows, by list and by the name that the list declares; each loaded when it is first asked for. */
  readonly bulkActions?: Readonly<Record<string, Readonly<Record<string, () => Promise<BulkAction>>>>>;
  /** How rows of its lists are edited in their grids, by the list's name, each loaded when such a list is open. */
  readonly listEditors?: Readonly<Record<string, () => Promise<ListEditor>>>;
  /**
   * What must be known before this code runs: `src/declaration.ts`, which the build writes into the release. The
   * shell reads it from the release; only a stand-in shell takes it from here.
   */
  readonly start?: AreaDeclaration;
}

/** The components that an area offers, as the shell calls them: what each is given was compared by the registry. */
export const offeredComponents = ({ components }: Pick<Area, 'components'>) =>
  (components ?? {}) as Readonly<Record<string, ComponentType<object>>>;
