import { holdKeys } from './palette/early-keys.ts';
import { rememberRenderers } from './remotes/remember-renderers.ts';

holdKeys();

if (process.env.NODE_ENV === 'development') rememberRenderers();

// The asynchronous boundary that lets shared modules settle before anything uses them.
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
