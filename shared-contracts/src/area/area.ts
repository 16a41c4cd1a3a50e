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

/** What an area learns about the address that is being opened. */
export interface PrefetchContext {
  /** The name of the route that the area declared. */
  readonly route: string;
  readonly params: Params;
  readonly client: Client;
}

/** The one module, `./area`, that a remote exposes to the shell. */
export interface Area {
  readonly name: AreaName;
  /** The contract version that the remote was built for; the shell checks it before loading the rest. */
  readonly contractVersion: string;
  /** The screens below each route that the area declared, relative to it. */
  readonly routes: Readonly<Record<string, RouteObject[]>>;
  /** The area's texts, loaded one language at a time into the i18n namespace with the area's name. */
  readonly translations: ByLanguage<() => Promise<Texts>>;
  /**
   * Components that other areas can request from the shell by name. The type of a component's properties is part of the
   * area's face: a release that uses a different type is refused. The component still validates its properties at run
   * time, because an open page may be older than that check.
   */
  readonly components?: Readonly<Record<string, ComponentType<never>>>;
  /** Starts a route's queries while its code is still loading. */
  readonly prefetch?: (context: PrefetchContext) => void;
  /** The queries that its mutations invalidate, and how the cache stores its types. */
  readonly stale?: StaleReads;
  /** Picklists for fields of any area, by name, each loaded when it is first used. */
  readonly picklists?: Readonly<Record<string, () => Promise<Picklist>>>;
  /** Actions on selected rows, by list and by the name that the list declares; each loaded when it is first used. */
  readonly bulkActions?: Readonly<Record<string, Readonly<Record<string, () => Promise<BulkAction>>>>>;
  /** How rows of its lists are edited in the grids, by the list's name; loaded when such a list is open. */
  readonly listEditors?: Readonly<Record<string, () => Promise<ListEditor>>>;
  /**
   * The declaration that must be known before this code runs: `src/declaration.ts`, which the build writes into the
   * release. The shell reads it from the release; only a stand-in shell takes it from here.
   */
  readonly start?: AreaDeclaration;
}

/**
 * The components that an area offers, typed as the shell uses them: the registry has checked the types of their
 * properties.
 */
export const offeredComponents = ({ components }: Pick<Area, 'components'>) =>
  (components ?? {}) as Readonly<Record<string, ComponentType<object>>>;
