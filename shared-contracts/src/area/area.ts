import type { Client } from '@urql/core';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import type { ByLanguage, Texts } from '../i18n/texts.ts';
import type { RouteName } from '../routes/route-name.ts';
import type { AreaName } from './area-names.ts';

/** What an area wants to know about the address that is being opened. */
export interface PrefetchContext {
  readonly route: RouteName;
  readonly params: Params;
  readonly client: Client;
}

/** The one module, `./area`, that a remote exposes to the shell. */
export interface Area {
  readonly name: AreaName;
  /** The contract that the remote was built for; the shell checks it before loading the rest. */
  readonly contractVersion: string;
  /** What stands under each route of the shared table, relative to it. */
  readonly routes: Readonly<Partial<Record<RouteName, RouteObject[]>>>;
  /** The area's texts, loaded a language at a time into the i18n namespace of the area's name. */
  readonly translations: ByLanguage<() => Promise<Texts>>;
  /** What other areas may ask the shell for by name. */
  readonly components?: Readonly<Record<string, ComponentType<Record<string, unknown>>>>;
  /** Starts a route's queries while its code still loads. */
  readonly prefetch?: (context: PrefetchContext) => void;
}
