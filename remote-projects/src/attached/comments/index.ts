import { lazyScreen } from 'shared-ui';

/** The comments on a record; their code is fetched when they are first shown. */
export const LazyComments = lazyScreen(async () => (await import('./comments.tsx')).Comments);
