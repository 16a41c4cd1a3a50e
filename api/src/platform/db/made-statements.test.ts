import { expect, it } from 'vitest';
import { Slot, withSharedValues } from './made-statements.ts';

it('a statement sends each of its values once, whether it comes with the call or is always the same', () => {
  const [text, other] = [new Slot(0), new Slot(1)];
  const ids = ['a'];
  const made = withSharedValues({
    sql: 'select $1 where a = $2 and b = $3 and c = $4 and d = $5 and e = any ($6) and f = any ($7) and g = $8 and h = $10',
    parameters: [text, 'is', other, text, 'is', ids, ids, 1, '1', '1'],
  });
  expect(made).toEqual({
    sql: 'select $1 where a = $2 and b = $3 and c = $1 and d = $2 and e = any ($4) and f = any ($5) and g = $6 and h = $7',
    parameters: [text, 'is', other, ids, ids, 1, '1'],
  });
});
