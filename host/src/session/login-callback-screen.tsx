import { useEffect } from 'react';
import { basePath } from '../page/base-path.ts';
import type { SignOnMessage } from './sign-on-window.ts';

/**
 * The page that single sign-on returns to: reports to the opening window what went wrong, if anything, and closes;
 * without such a window it goes to the start (001 §8, decision 40: to its own origin only).
 */
export function LoginCallbackScreen() {
  useEffect(() => {
    const errorMessage = new URLSearchParams(window.location.search).get('errorMessage');
    if (window.opener !== null && window.opener !== window) {
      const message: SignOnMessage = { type: 'rightway.login', errorMessage };
      window.opener.postMessage(message, window.location.origin);
      window.close();
      return;
    }
    window.location.replace(basePath);
  }, []);
  return null;
}
