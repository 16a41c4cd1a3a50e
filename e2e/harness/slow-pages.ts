import type { BrowserContext, Page } from '@playwright/test';

/**
 * How many times slower than on this machine the pages of stories run, to find what only works by luck on a fast one.
 */
const times = Number(process.env['SLOWED'] ?? 1);

/** Slows the pages of a context where `SLOWED` asks for it, as `SLOWED=8 npm test stories` does. */
export async function slowPages(context: BrowserContext): Promise<void> {
  if (!(times > 1)) return;
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  };
  // A page may be closed again before it is slowed down.
  context.on('page', (page) => void slow(page).catch(() => {}));
  await Promise.all(context.pages().map(slow));
}
