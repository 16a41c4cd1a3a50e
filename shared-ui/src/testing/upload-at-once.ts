import { vi } from 'vitest';

/** Accepts every uploaded file immediately, until the test ends. */
export function uploadAtOnce(): void {
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 200;
    responseText = JSON.stringify({ result: { guid: '00000000-0000-4000-8000-0000000000f1' } });
    open() {}
    setRequestHeader() {}
    getResponseHeader() {
      return 'application/json';
    }
    abort() {}
    send() {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}
