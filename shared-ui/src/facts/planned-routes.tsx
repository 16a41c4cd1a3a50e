import { Suspense } from 'react';
import type { Area, AreaDeclaration } from 'shared-contracts';
import { LoadingBar } from '../feedback/loading-bar.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';

// Few addresses have no screen of their own yet: the code for them comes when one is opened.
const PlannedForm = lazyPart(async () => (await import('./planned-form.tsx')).PlannedForm);

/** A route for each place that an area declares; its screen shows what will be there. */
export function plannedRoutes({ routes, titles }: AreaDeclaration): Area['routes'] {
  return Object.fromEntries(
    routes.map(({ name, list }) => {
      const segment = name.split('/').at(-1) ?? name;
      const form = (
        <Suspense fallback={<LoadingBar />}>
          <PlannedForm segment={segment} list={list} titles={titles} />
        </Suspense>
      );
      return [name, [{ path: '*', element: form }]];
    }),
  );
}
