import { expect, it } from 'vitest';
import { OperationNames } from './operation-names.ts';

it('names operations as releases do, whatever stands before', () => {
  const names = new OperationNames();
  expect(names.of('fragment A on B { id }\nquery Agreements($first: Int) { x }')).toBe('Agreements');
  expect(names.of('mutation Save { x }')).toBe('Save');
  expect(names.of('{ x }')).toBe('others');
});

it('tells no more names apart than is bearable, however many come', () => {
  const names = new OperationNames();
  const distinct = new Set(Array.from({ length: 5000 }, (_, index) => names.of(`query Made${index} { x }`)));
  expect(distinct.size).toBe(1001);
  expect(names.of('query Made0 { x }')).toBe('Made0');
  expect(names.of('query Made4999 { x }')).toBe('others');
  expect(names.of(`query ${'x'.repeat(150)} { x }`)).toBe('others');
});
