import { sizes } from 'shared-contracts/limits';
import { createSessionApi } from 'shared-ui';

const { width, height } = sizes.popup;

/** Opens the help on a form type in a window of its own (000 §7); the address comes from the API. */
export async function openHelp(formType: string): Promise<void> {
  // Opened before the answer: browsers allow a window only in answer to a key or click.
  const help = window.open('', 'rightway-help', `width=${width},height=${height}`);
  try {
    const url = await createSessionApi(new URL('.', document.baseURI).pathname).help(formType);
    help?.location.replace(url);
  } catch {
    help?.close();
  }
}
