import { randomBytes, randomUUID } from 'node:crypto';
import { type GridColumn, gridSources } from 'shared-contracts/grids';
import type { Dice } from './dice.ts';
import { wildNumber, wildText, wildValue } from './wild-values.ts';

/** A request as it is sent. */
export interface WildRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

const json = { 'content-type': 'application/json' };

/**
 * A page, values or totals of some grid, with filters, sorts and groups that may not match the type of their column.
 */
export function wildGrid(dice: Dice): WildRequest {
  const source = dice.pick(gridSources, undefined);
  if (!source) throw new Error('There are no grids.');
  const column = (): string => dice.pick<GridColumn | undefined>(source.columns, undefined)?.id ?? 'nothing';
  const filter = () => ({
    column: column(),
    ...(dice.oneIn(2) ? { contains: wildText(dice) } : {}),
    ...(dice.oneIn(3) ? { from: wildValue(dice), to: wildNumber(dice) } : {}),
    ...(dice.oneIn(3) ? { values: [wildValue(dice), wildText(dice)] } : {}),
  });
  const body = {
    columns: Array.from({ length: 1 + dice.below(5) }, (_, place) => ({
      id: column(),
      ...(dice.oneIn(3) ? { direction: dice.pick(['asc', 'desc', 'up'], 'asc'), sortOrder: place + 1 } : {}),
      ...(dice.oneIn(6) ? { groupOrder: 1 } : {}),
    })),
    pageLimit: dice.oneIn(3) ? wildNumber(dice) : 50,
    after: dice.oneIn(4) ? wildText(dice) : null,
    withTotal: dice.oneIn(3),
    searchCriteria: {
      ...(dice.oneIn(3) ? { text: wildText(dice) } : {}),
      filters: Array.from({ length: dice.below(3) }, filter),
    },
  };
  const end = dice.pick(['', '', '', '/values', '/totals', '/views', '/export'], '');
  return {
    method: 'POST',
    path: `/api/grids/source/${source.id}${end}`,
    headers: json,
    body: JSON.stringify(body),
  };
}

/** A call from the API's description, with random values in its path, query and body. */
export function wildCall(dice: Dice, calls: readonly WildRequest[]): WildRequest {
  const call = dice.pick(calls, { method: 'GET', path: '/api/health' });
  const path = call.path.replace(/\{\w+\}/g, () =>
    dice.oneIn(2) ? randomUUID() : encodeURIComponent(wildText(dice).slice(0, 200).toWellFormed()),
  );
  if (call.method === 'GET')
    return {
      ...call,
      path: `${path}?${new URLSearchParams({ a: wildText(dice).slice(0, 500), force: 'true' })}`,
    };
  const odd = dice.oneIn(10) ? wildText(dice) : JSON.stringify(wildValue(dice));
  return { ...call, path, headers: json, body: odd };
}

const names = [
  'a.pdf',
  'a.txt',
  'a.csv',
  'plan.kml',
  'line.zip',
  'a.geojson',
  '../a.txt',
  'a.exe',
  'a\u0000.txt',
  'a.png',
];

/** An upload: cut off, of a different kind than its name suggests, in endless parts, or complete. */
export function wildUpload(dice: Dice): WildRequest {
  const text = dice.oneIn(2) ? Buffer.from(wildText(dice)) : randomBytes(dice.below(200_000));
  const name = dice.pick(names, 'a.txt');
  const part = `--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(part), text, Buffer.from('\r\n--b--\r\n')]);
  const bodies = [
    whole,
    whole,
    whole.subarray(0, dice.below(whole.length)),
    Buffer.from(part.repeat(500)),
    text,
  ];
  return {
    method: 'POST',
    path: `/api/files?purpose=${dice.pick(['general', 'document', 'spatial', 'x'], 'x')}`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: new Uint8Array(dice.pick(bodies, whole)),
  };
}
