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
  const asked: string[] = [];
  const added: unknown[] = [];
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(name: string) {
        asked.push(name);
      }
      load = () => (comes ? Promise.resolve(this) : Promise.reject(new Error('away')));
    },
  );
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: unknown) => added.push(face) },
  });
  return { asked, added };
}

it('the typeface is fetched once, after the first paint', async () => {
  const { asked, added } = fonts(true);
  const { loadTypeface } = await import('./typeface.ts');
  loadTypeface();
  loadTypeface();
  expect(asked).toEqual([]);
  await vi.waitFor(() => expect(added).toHaveLength(2), { timeout: 300_000 });
  expect(asked).toEqual(['Inter', 'Inter']);
});

it('where the typeface does not come the fallback stays, and nothing fails', async () => {
  const { asked, added } = fonts(false);
  const { loadTypeface } = await import('./typeface.ts');
  loadTypeface();
  await vi.waitFor(() => expect(asked).toEqual(['Inter', 'Inter']), { timeout: 300_000 });
  await Promise.resolve();
  expect(added).toEqual([]);
});
