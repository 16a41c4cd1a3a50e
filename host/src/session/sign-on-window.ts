import { sizes } from 'shared-contracts/limits';
import * as v from 'valibot';

/** The message from the callback window to the window that opened it. */
const signOnMessageSchema = v.object({
  type: v.literal('rightway.login'),
  errorMessage: v.nullable(v.string()),
});

export type SignOnMessage = v.InferOutput<typeof signOnMessageSchema>;

/** Milliseconds between checks whether the person closed the window. */
const lookInterval = 300;

/**
 * Signs in at the identity provider in a window of its own. Resolves when that window is done or closed. Rejects with
 * the provider's message, or with `blocked` if the browser opened no window.
 */
export function signOnInWindow(basePath: string, blocked: string): Promise<void> {
  const { width, height } = sizes.popup;
  const opened = window.open(
    `${basePath}api/account/single-sign-on`,
    'rightway-sign-on',
    `popup,width=${width},height=${height}`,
  );
  if (!opened) return Promise.reject(new Error(blocked));
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      window.removeEventListener('message', listen);
      clearInterval(timer);
      settle();
    };
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== opened) return;
      const message = v.safeParse(signOnMessageSchema, event.data);
      if (!message.success) return;
      const { errorMessage } = message.output;
      end(errorMessage ? () => reject(new Error(errorMessage)) : resolve);
    };
    // A provider may sever the link between the windows; then closing is all that can be observed. A message may still
    // be on its way when the window is closed, so it is awaited until the next check.
    let wasClosed = false;
    const timer = setInterval(() => {
      if (wasClosed) end(resolve);
      wasClosed = opened.closed;
    }, lookInterval);
    window.addEventListener('message', listen);
  });
}
