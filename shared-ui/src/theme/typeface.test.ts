import { afterEach, expect, it, vi } from 'vitest';

const ownFonts = Object.getOwnPropertyDescriptor(document, 'fonts');

afterEach(() => {
  vi.unstubAllGlobals();
  // Other tests use the same document.
  if (ownFonts) Object.defineProperty(document, 'fonts', ownFonts);
  else Reflect.deleteProperty(document, 'fonts');
  vi.resetModules();
});

/** The requested faces, and those added to the page, with a fetch that succeeds or fails. */
function fonts(comes: boolean) {
  const requested: string[] = [];
  const added: unknown[] = [];
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(name: string) {
        requested.push(name);
      }
      load = () => (comes ? Promise.resolve(this) : Promise.reject(new Error('away')));
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: unknown) => added.push(face) },
  });
  return { requested, added };
}

it('the typeface is fetched once, after the first paint', async () => {
  const { requested, added } = fonts(true);
  const { loadTypeface } = await import('./typeface.ts');
  loadTypeface();
  loadTypeface();
  expect(requested).toEqual([]);
  await vi.waitFor(() => expect(added).toHaveLength(2), { timeout: 300_000 });
  expect(requested).toEqual(['Inter', 'Inter']);
});

it('where the typeface does not come the fallback stays, and nothing fails', async () => {
  const { requested, added } = fonts(false);
  const { loadTypeface } = await import('./typeface.ts');
  loadTypeface();
  await vi.waitFor(() => expect(requested).toEqual(['Inter', 'Inter']), { timeout: 300_000 });
  await Promise.resolve();
  expect(added).toEqual([]);
});
