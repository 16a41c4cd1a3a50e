import { owedRents } from 'shared-contracts/agreements';
import { expect, it } from 'vitest';
import { clockFacts } from './clock-facts.ts';

const perAcre = {
  ...{ id: 'head', isAnnual: true, amount: '4650', costPerUnit: '1500', priceUnit: 'ac' },
  compensationType: { id: 'per acre', code: 'Per-acre Value', isCostPerAreaUnit: true },
};
const surrendered = { id: 'step', kind: 'PartialSurrender', date: '2025-09-01', previousArea: '4.2' };

const owed = (change: object) => {
  const facts = clockFacts(
    {
      ...{ effectiveDate: '2023-05-10', grossArea: '3.1', areaUnit: { id: 'unit', code: 'ac' } },
      ...{ compensations: [perAcre], payments: [], ...change },
    },
    [],
  );
  const { late } = (facts.rents && owedRents(facts, facts.rents, '2026-11-30')) ?? { late: [] };
  return late.map(({ day, amount }) => `${day} ${amount}`);
};

// 4.2 acres at 1,500 are 6,300; 3.1 acres are 4,650.
it('tell the rents before a partial surrender by all of the land, as runs and lists do', () => {
  const lifeSteps = [{ ...surrendered, surrenderedArea: '1.1' }];
  expect(owed({ lifeSteps })).toEqual(['2024-05-10 6300', '2025-05-10 6300', '2026-05-10 4650']);
  expect(owed({ lifeSteps: [] })).toEqual(['2024-05-10 4650', '2025-05-10 4650', '2026-05-10 4650']);
  // Half of a step is typed.
  expect(owed({ lifeSteps: [surrendered] })[0]).toBe('2024-05-10 4650');
});

it('tell rents by the area that is typed, before the amount is saved', () => {
  expect(owed({ lifeSteps: [], grossArea: '2' })).toContain('2026-05-10 3000');
});
