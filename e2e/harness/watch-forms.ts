import type { Browser, BrowserContext } from '@playwright/test';
import { slowPages } from './slow-pages.ts';

/** Runs in the page, so it names nothing from outside. */
function reportForms(): void {
  const nested = new WeakSet<Element>();
  const look = () => {
    for (const form of document.querySelectorAll('form form')) {
      if (nested.has(form)) continue;
      nested.add(form);
      console.error(`Forms: one lies in another: ${form.textContent.slice(0, 80)}`);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  window.addEventListener('submit', ({ defaultPrevented, target }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    console.error(`Forms: the browser sends one that nothing listens to: ${target.textContent.slice(0, 80)}`);
  });
}

const watched = new WeakSet<BrowserContext>();

/**
 * Reports as errors in the console, which fail a story, a form inside a form and a form that the browser sends by itself:
 * either reloads the page with what was typed in the address.
 */
export async function watchForms(context: BrowserContext): Promise<void> {
  if (watched.has(context)) return;
  watched.add(context);
  await context.addInitScript(reportForms);
}

/**
 * Watches the forms of every context that is opened from now on, until the function that it returns is called.
 * What is wrong with them is added to the list.
 */
export function watchContextsOf(browser: Browser, found: string[]): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watchForms(context);
    await slowPages(context);
    context.on('console', (message) => {
      if (message.text().startsWith('Forms: ')) found.push(message.text());
    });
    return context;
  };
  return () => {
    browser.newContext = open;
  };
}
