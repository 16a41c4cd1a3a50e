import { createContext, type ReactNode, useContext } from 'react';
import { languageOf } from 'shared-contracts';
import { createRestClient, type RestClient } from 'shared-contracts/rest-client';
import {
  addAllTexts,
  addPicklists,
  createI18n,
  createSessionApi,
  fetchPicklistsBy,
  hasChosenLanguage,
} from 'shared-ui';
import type { OpenedGrid } from 'shared-ui/grid';
import * as v from 'valibot';
import { texts } from '../generated/texts/shell.ts';
import { basePath } from '../page/base-path.ts';
import { type GraphqlLoader, graphqlLoader } from '../remotes/area-graphql.ts';
import { AreaStore } from '../remotes/area-store.ts';
import { loadArea } from '../remotes/load-remote.ts';
import { readDevSettings, withDevSettings } from '../session/dev-settings.ts';
import { SessionStore } from '../session/session-store.ts';
import { keepAreaTextsLoaded, loadAreaTexts } from './area-texts.ts';

/** Services that the shell creates once and provides to everything below it. */
export interface Services {
  readonly session: SessionStore;
  /** Requests a mail with a link to choose a new password. */
  readonly forgotPassword: (userName: string) => Promise<void>;
  readonly areas: AreaStore;
  /** The one GraphQL client; the first screen works without it. */
  readonly graphql: GraphqlLoader;
  readonly rest: RestClient;
  /** Dispatches `written` after each mutation that the API carried out. */
  readonly writes: EventTarget;
  readonly i18n: ReturnType<typeof createI18n>;
  /** The grids that were opened, as the API returned them, by name. */
  readonly grids: Map<string, OpenedGrid>;
}

/** Makes the one session, client, i18n and area store of the page. */
export function createServices(): Services {
  const i18n = createI18n();
  addAllTexts(i18n, 'host', texts);
  const api = createSessionApi(basePath);
  const session = new SessionStore(
    api,
    () => window.location.assign(basePath),
    process.env.NODE_ENV === 'development' ? (start) => withDevSettings(start, readDevSettings()) : undefined,
  );
  // Uses the person's language, unless another one was chosen in this browser.
  session.subscribe(() => {
    const person = session.start?.user;
    if (person && !hasChosenLanguage()) void i18n.changeLanguage(languageOf(person.locale));
  });
  const writes = new EventTarget();
  const graphql = graphqlLoader({
    url: `${basePath}api/graphql`,
    signIn: session.requestSignIn,
    onWritten: () => writes.dispatchEvent(new Event('written')),
  });
  const rest = createRestClient({ basePath, signIn: session.requestSignIn });
  // These requests never ask for a sign-in, because they run in the background.
  const background = createRestClient({ basePath });
  const areas = new AreaStore({
    releaseOf: (area) => session.start?.releases.find((release) => release.area === area),
    load: (release, isFirst) => {
      // Fetched in parallel with the area's code. A failure is reported to the caller that waits for it.
      graphql().catch(() => {});
      return loadArea(release, isFirst);
    },
    prepare: async (area) => {
      // The client learns the area's reads before any of its queries. If it does not load, the area's first screen
      // reports that.
      const learning = graphql().then(
        ({ learn }) => learn(area.stale ?? {}),
        () => {},
      );
      await Promise.all([loadAreaTexts(i18n, area), learning]);
      addPicklists(area.picklists ?? {});
    },
    fitting: async (release) =>
      (await import('../remotes/offered-names.ts')).fittingRelease(background, release),
    report: (report) => {
      // Nobody waits for it.
      background.post('rollout/load', report, v.null()).catch(() => {});
    },
  });
  keepAreaTextsLoaded(i18n, areas);
  fetchPicklistsBy((name) => {
    const release = session.start?.releases.find(({ start }) => start.picklists.includes(name));
    return release && areas.whenReady(release.area);
  });
  return {
    session,
    forgotPassword: api.forgotPassword,
    areas,
    graphql,
    rest,
    writes,
    i18n,
    grids: new Map(),
  };
}

const ServicesContext = createContext<Services | null>(null);

/** Provides the services of the shell's screens. */
export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

/** The shell's services; only below ServicesProvider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('No ServicesProvider.');
  return services;
}
