import { useEffect } from 'react';
import { basePath } from '../page/base-path.ts';
import type { SignOnMessage } from './sign-on-window.ts';

/**
 * The page that single sign-on returns to: reports any error to the window that opened it, and closes. Without such a
 * window it goes to the start screen (001 §8; decision 40: messages only to its own origin).
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
