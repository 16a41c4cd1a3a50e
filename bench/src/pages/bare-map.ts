import type { MapSide } from './side.ts';

/** OpenLayers by itself; it comes when the map is asked for, as in Rightway. */
export const side: MapSide = async (root) => {
  const button = document.createElement('button');
  button.textContent = 'Map';
  button.addEventListener('click', async () => {
    button.remove();
    (await import('./bare-layers.ts')).showLayers(root);
  });
  document.body.prepend(button);
  return { button };
};
