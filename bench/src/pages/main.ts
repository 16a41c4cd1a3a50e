import type { FormSide, GridSide, MapSide } from './side.ts';

/** Every side of a comparison, fetched separately so that none slows another down. */
const grids: Readonly<Record<string, () => Promise<{ readonly side: GridSide }>>> = {
  rightway: () => import('./rightway-grid.tsx'),
  'ag-grid': () => import('./ag-grid.ts'),
  'react-data-grid': () => import('./react-data-grid.tsx'),
  'hand-written': () => import('./hand-written.tsx'),
};

const forms: Readonly<Record<string, () => Promise<{ readonly side: FormSide }>>> = {
  'rightway-form': () => import('./rightway-form.tsx'),
  'react-hook-form': () => import('./react-hook-form.tsx'),
};

const maps: Readonly<Record<string, () => Promise<{ readonly side: MapSide }>>> = {
  'bare-map': () => import('./bare-map.ts'),
};

const root = document.getElementById('root');
const name = new URLSearchParams(window.location.search).get('side') ?? '';
if (!root) throw new Error('The page has no root.');

const grid = await grids[name]?.();
const form = await forms[name]?.();
const map = await maps[name]?.();
const mounted = (await grid?.side(root)) ?? (await form?.side(root)) ?? (await map?.side(root));
if (!mounted) throw new Error(`There is no side ${name}.`);
Object.assign(window, { bench: mounted });
