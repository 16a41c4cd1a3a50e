import type { BrowserContext } from '@playwright/test';

/** Runs in the page, so it names nothing from outside. */
function reportForms(): void {
  const nested = new WeakSet<Element>();
  const look = () => {
    for (const form of document.querySelectorAll('form form')) {
      if (nested.has(form)) continue;
      nested.add(form);
      console.error(`A form lies in a form: ${form.textContent.slice(0, 80)}`);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  window.addEventListener('submit', ({ defaultPrevented, target }) => {
    if (defaultPrevented || !(target instanceof HTMLFormElement)) return;
    console.error(`The browser sends a form that nothing listens to: ${target.textContent.slice(0, 80)}`);
  });
}

/**
 * Reports as errors in the console, which fail a story, a form inside a form and a form that the browser sends by itself:
 * either reloads the page with what was typed in the address.
 */
export async function watchForms(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportForms);
}
