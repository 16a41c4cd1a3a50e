import { expect, it } from 'vitest';
import { spokenTexts } from '../shared-contracts/build/spoken-texts.ts';

const en = {
  title: 'Rates',
  record: 'Rate',
  entity: 'rates',
  choices: { rateType: { Default: 'Usual', Client: 'Of a client' } },
};
const es = { title: 'Tarifas', record: 'Tarifa', entity: 'tarifas' };

it('values that a language has no words for are told in the words of the fallback, not as they are stored', () => {
  expect(spokenTexts({ en, es }, {}, 'rates').es).toEqual({ ...es, choices: en.choices });
  const begun = { ...es, choices: { rateType: { Client: 'De un cliente' } } };
  expect(spokenTexts({ en, es: begun }, {}, 'rates').es.choices).toEqual({
    rateType: { Default: 'Usual', Client: 'De un cliente' },
  });
});

it('a language that came later says what the declaration does not', () => {
  const later = { es: { rates: { ...es, choices: { rateType: { Default: 'General' } } } } };
  expect(spokenTexts({ en }, later, 'rates').es).toMatchObject({
    title: 'Tarifas',
    choices: { rateType: { Default: 'General', Client: 'Of a client' } },
  });
  expect(spokenTexts({ en }, later, 'countries').es).toEqual(en);
});
