import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type CurrentUser, type Flags, type Language, noFlags } from 'shared-contracts';
import { createRestClient } from 'shared-contracts/rest-client';
import { aUser } from 'shared-contracts/testing';
import { createI18n, type I18n } from '../i18n/i18n.ts';
import { I18nProvider } from '../i18n/i18n-provider.tsx';
import { RestProvider } from '../session/rest.tsx';
import { SessionProvider } from '../session/session.tsx';
import { ThemeProvider } from '../theme/theme-provider.tsx';
import { noteShown } from './shown-session.ts';

// happy-dom has no font set; text areas that grow with their text listen to it.
if (!('fonts' in document)) {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
}

interface ShellOptions {
  readonly user?: CurrentUser | null;
  readonly flags?: Flags;
  readonly language?: Language;
  /** The path of the element and the address. */
  readonly path?: string;
  readonly address?: string;
}

interface ShownInShell extends RenderResult {
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly i18n: I18n;
}

/** Shows an element as the shell would: with texts, look, session and a router of its own. */
export function renderInShell(element: ReactElement, options: ShellOptions = {}): ShownInShell {
  const { user = aUser(), flags = noFlags, language = 'en', path = '*', address = '/' } = options;
  noteShown({ user, address });
  const i18n = createI18n(language);
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ].slice(0, path === '*' ? 1 : 2),
    {
      initialEntries: [address],
    },
  );
  const view = render(
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <SessionProvider session={{ user, flags, version: 'test' }}>
          <RestProvider rest={createRestClient({ basePath: '/' })}>
            <RouterProvider router={router} />
          </RestProvider>
        </SessionProvider>
      </ThemeProvider>
    </I18nProvider>,
  );
  return { ...view, router, i18n };
}
