import type { RouteName } from 'shared-contracts';
import { messageOf } from 'shared-contracts/errors';
import { sizes } from 'shared-contracts/limits';
import { unreachable } from 'shared-contracts/rest-client';
import { showToast } from '../feedback/toasts.ts';
import { createSessionApi } from '../session/session-api.ts';

const { width, height } = sizes.popup;

/** The help topic of a route: its first segment (decision 45). */
export const helpTopic = (route: RouteName): string => route.split('/')[0] ?? route;

/** Opens the help on a route's forms (000 §7). */
export const openHelp = (route: RouteName): Promise<void> => openHelpOn(helpTopic(route));

/** Opens the help on a topic in a window of its own; the address comes from the API. */
export async function openHelpOn(topic: string): Promise<void> {
  // Opened before the answer: browsers allow a window only in answer to a key or click.
  const help = window.open('', 'rightway-help', `width=${width},height=${height}`);
  try {
    const url = await createSessionApi(new URL('.', document.baseURI).pathname).help(topic);
    help?.location.replace(url);
  } catch (error) {
    help?.close();
    showToast({ kind: 'error', message: messageOf(error) || unreachable() });
  }
}
