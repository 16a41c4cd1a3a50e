/** A request with a large input, in the form in which it is sent. */
export interface LargeCall {
  /** The name of the call: `POST /api/map/views`, `mutation updateParcel`. */
  readonly call: string;
  /** Which part of it is large. */
  readonly how: string;
  readonly method: string;
  readonly path: string;
  /** As JSON. */
  readonly body?: string;
}

/** A call with a JSON body. */
export const posted = (path: string, how: string, body: unknown): LargeCall => ({
  call: `POST ${path}`,
  how,
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
