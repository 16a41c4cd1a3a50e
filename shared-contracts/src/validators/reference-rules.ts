import * as v from 'valibot';
import { message, optional } from './rules.ts';

/** Another record, by its id. */
export interface Reference {
  readonly id: string;
}

const uuid = v.pipe(v.string(), v.uuid());

const isNamed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value && v.is(uuid, value.id);

const named = v.pipe(
  v.custom<Reference>(isNamed, message('invalid')),
  v.transform(({ id }): Reference => ({ id: id.toLowerCase() })),
);

/** Another record or none; further data about it is dropped. Anything else gives 'Invalid value.' at the field. */
export const reference = optional(named);

/** Other records, at most `most` of them; anything else gives 'Invalid value.' at the field. */
export const references = (most: number) =>
  v.pipe(
    v.nullish(
      v.custom<readonly Reference[]>(
        (value) => Array.isArray(value) && value.length <= most && value.every(isNamed),
        message('invalid'),
      ),
      [],
    ),
    v.transform((list) => list.map(({ id }): Reference => ({ id: id.toLowerCase() }))),
  );
