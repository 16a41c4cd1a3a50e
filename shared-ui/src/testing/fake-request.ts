/** An upload of the browser that the test answers; replaces XMLHttpRequest, the only API that reports progress. */
export class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  address = '';
  fileName = '';
  requestJson: unknown;
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  isAborted = false;

  open(_method: string, address: string): void {
    this.address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(body: FormData): void {
    this.fileName = (body.get('file') as File).name;
    this.requestJson = JSON.parse(String(body.get('requestJson')));
    FakeRequest.all.push(this);
  }

  abort(): void {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(
      Object.assign(new Event('progress'), { loaded, total, lengthComputable: true }),
    );
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }

  lose(): void {
    this.dispatchEvent(new Event('error'));
  }
}
