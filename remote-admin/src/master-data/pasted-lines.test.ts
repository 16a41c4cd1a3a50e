import { begunLists } from 'shared-contracts/grids';
import { masterDataDeclarations, masterDataFormValidator, newMasterData } from 'shared-contracts/master-data';
import { errorsOf } from 'shared-contracts/validators';
import { describe, expect, it } from 'vitest';
import { starterText } from '../starters/starter-lines.ts';
import { starterProvinces } from '../starters/starter-provinces.ts';
import { lineFields, readLines } from './pasted-lines.ts';

function declared(list: string) {
  const found = masterDataDeclarations.find((declaration) => declaration.list === list);
  if (!found) throw new Error(`${list} is not declared.`);
  return found;
}

describe('pasted lines', () => {
  it('give the typed fields of a list in its order, and leave the others as a new entry has them', () => {
    const fields = lineFields(declared('land-purpose-types'));
    expect(fields.map(({ name }) => name)).toEqual(['code', 'category', 'description']);
    expect(readLines(fields, 'PL\tPipeline\t Right of way \r\n\n  \nWS\tWellsite')).toEqual([
      {
        text: 'PL\tPipeline\t Right of way ',
        values: { code: 'PL', category: 'Pipeline', description: 'Right of way' },
      },
      { text: 'WS\tWellsite', values: { code: 'WS', category: 'Wellsite' } },
    ]);
  });
});

describe('the lines that a province begins with', () => {
  const begun = masterDataDeclarations.filter(({ list }) => starterText(list, 'AB') !== undefined);

  it('are there for the lists that a first project needs, and for no other', () => {
    expect(begun.map(({ list }) => list).toSorted()).toEqual(begunLists.toSorted());
  });

  it('give surface statuses the colour that maps show', () => {
    const fields = lineFields(declared('surface-status'));
    expect(fields.map(({ name }) => name)).toEqual(['code', 'status', 'colorCode', 'description']);
    const [first] = readLines(fields, starterText('surface-status', 'BC') ?? '');
    expect(first?.values['colorCode']).toBe('#adb5bd');
  });

  it.each(
    begun.flatMap((declaration) =>
      starterProvinces.map((province) => [declaration.list, province, declaration] as const),
    ),
  )('are entries of %s as they stand: %s', (list, province, declaration) => {
    const lines = readLines(lineFields(declaration), starterText(list, province) ?? '');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    const codes = lines.map(({ values }) => values['code']);
    expect(new Set(codes).size).toBe(codes.length);
    const validator = masterDataFormValidator(declaration);
    for (const { values } of lines)
      expect(errorsOf(validator, { ...newMasterData(declaration), ...values }, 'en')).toEqual([]);
  });
});
