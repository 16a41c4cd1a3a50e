import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { I18nProvider, RestProvider, ThemeProvider } from 'shared-ui';
import { basePath } from './page/base-path.ts';
import { provideFederationRuntime } from './remotes/federation-runtime.ts';
import { pageRoutes } from './routes/page-routes.tsx';
import { createServices, ServicesProvider } from './services/services.tsx';
import { keepCurrent } from './session/keep-current.ts';
import { App } from './shell/app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('No #root.');

provideFederationRuntime();
const services = createServices();
void services.session.load();
keepCurrent(services.session);
const router = createBrowserRouter(pageRoutes, { basename: basePath });

// A page restored from the browser's back-forward cache could show data of a person who has signed out since.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) window.location.reload();
});

createRoot(root).render(
  <StrictMode>
    <ServicesProvider services={services}>
      <I18nProvider i18n={services.i18n}>
        <ThemeProvider>
          <RestProvider rest={services.rest}>
            <App router={router} />
          </RestProvider>
        </ThemeProvider>
      </I18nProvider>
    </ServicesProvider>
  </StrictMode>,
);
