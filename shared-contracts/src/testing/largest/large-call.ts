/** A request with a large input, as it goes over the line. */
export interface LargeCall {
  /** The call that is made: `POST /api/map/views`, `mutation updateParcel`. */
  readonly call: string;
  /** The part of it that is large. */
  readonly how: string;
  readonly method: string;
  readonly path: string;
  /** JSON. */
  readonly body?: string;
}

/** A call of JSON with a body. */
export const posted = (path: string, how: string, body: unknown): LargeCall => ({
  call: `POST ${path}`,
  how,
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
