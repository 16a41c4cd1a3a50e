import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  alphanumeric,
  calendarDate,
  decimal,
  digits,
  duplicatePlaces,
  emailList,
  hexColor,
  isEmailAddress,
  money,
  normalizedName,
  optional,
  optionalNumber,
  phoneNumber,
  phoneText,
  required,
  requiredShortText,
  shortText,
  termSchema,
  urlText,
  userName,
  validate,
  validationText,
  webAddress,
  wholeNumber,
  withoutDuplicates,
  withTermUnit,
} from './index.ts';

/** A rule's message for a value, or the value that it returns. */
function outcome(schema: v.GenericSchema, value: unknown): unknown {
  const result = validate(v.object({ field: schema }), { field: value });
  return result.valid ? { is: result.value.field } : result.errors[0]?.message;
}

describe('the required rule', () => {
  it.each([[null], [undefined], [''], ['  \n'], [[]]])('says "Required value." of %j', (value) => {
    expect(outcome(required(v.unknown()), value)).toBe('Required value.');
    expect(outcome(optional(v.unknown()), value)).toEqual({ is: null });
  });

  it('lets every other value through', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer(),
          fc.boolean(),
          fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
        ),
        (value) => {
          expect(outcome(required(v.unknown()), value)).toEqual({ is: value });
        },
      ),
    );
  });
});

describe('the length rule', () => {
  it('says how long a text may be, grouped', () => {
    expect(outcome(shortText(250), 'x'.repeat(251))).toBe('Cannot exceed 250 characters.');
    expect(outcome(shortText(1000), 'x'.repeat(1001))).toBe('Cannot exceed 1,000 characters.');
    expect(outcome(requiredShortText(3), '  ')).toBe('Required value.');
  });

  it('lets exactly the texts of that length through', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 60 }), (longest, length) => {
        const isFit = typeof outcome(shortText(longest), 'x'.repeat(length)) === 'object';
        expect(isFit).toBe(length <= longest);
      }),
    );
  });
});

describe('the number rule', () => {
  it.each([
    ['   ', 'Must be a number.'],
    ['abc', 'Must be a number.'],
    ['1e5', 'Must be a number.'],
    [Number.NaN, 'Must be a number.'],
    [Number.POSITIVE_INFINITY, 'Must be a number.'],
    [-1, 'Must be positive.'],
    ['12345678901', 'Cannot exceed 10 digits before decimal place.'],
    [1.23456, 'Cannot exceed 4 digits after decimal place.'],
    ['0', { is: '0' }],
    ['-0.0', { is: '0' }],
    ['1,234.5', { is: '1234.5' }],
    ['1 234,5', { is: '1234.5' }],
    ['.5', { is: '0.5' }],
    ['0001.50000', { is: '1.5' }],
    ['9999999999.9999', { is: '9999999999.9999' }],
    ['9999999999.99999', 'Cannot exceed 4 digits after decimal place.'],
    [`1${'0'.repeat(5000)}`, 'Must be a number.'],
    [1e300, 'Must be a number.'],
    [{}, 'Must be a number.'],
    [1.005, { is: '1.005' }],
    [1e-7, 'Cannot exceed 4 digits after decimal place.'],
  ])('%j: %j', (value, message) => {
    expect(outcome(decimal(), value)).toEqual(message);
  });

  it('can be told its range, signs and digits', () => {
    expect(outcome(decimal({ range: { min: 1, max: 10_000 } }), 0)).toBe('Must be between 1 and 10,000.');
    expect(outcome(decimal({ allowsNegative: true }), '-2.5')).toEqual({ is: '-2.5' });
    expect(outcome(decimal({ integerDigits: 2 }), 100)).toBe('Cannot exceed 2 digits before decimal place.');
    expect(outcome(decimal({ decimals: 1 }), 1.25)).toBe('Cannot exceed 1 digits after decimal place.');
    expect(outcome(money(), 'ten')).toBe('Invalid value');
    expect(outcome(money(), '1,250.50')).toEqual({ is: '1250.5' });
    expect(outcome(digits, '12a')).toBe('Invalid value');
  });

  it('reads every number of fitting digits as itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 9999 }),
        (whole, part) => {
          const text = `${whole}.${String(part).padStart(4, '0')}`;
          const is = part === 0 ? `${whole}` : `${whole}.${String(part).padStart(4, '0').replace(/0+$/, '')}`;
          expect(outcome(decimal(), text)).toEqual({ is });
          expect(outcome(decimal(), `-${text}`)).toEqual(is === '0' ? { is } : 'Must be positive.');
        },
      ),
    );
  });

  it('reads no text that is not digits, a sign and a point', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => !/^[\d.,+\-'\s]*$/.test(text)),
        (text) => {
          expect(outcome(decimal(), text)).toBe('Must be a number.');
        },
      ),
    );
  });

  it('holds a range exactly at its ends', () => {
    const share = decimal({ range: { min: 0, max: 100 } });
    expect(outcome(share, '100')).toEqual({ is: '100' });
    expect(outcome(share, '100.0001')).toBe('Must be between 0 and 100.');
    expect(outcome(share, '0')).toEqual({ is: '0' });
  });

  it('has a sentence of its own for whole numbers, in both languages', () => {
    expect(outcome(wholeNumber(), '2.5')).toBe('Must be a whole number.');
    expect(outcome(wholeNumber(), '2.0')).toEqual({ is: 2 });
    expect(outcome(wholeNumber(), '1,250')).toEqual({ is: 1250 });
    expect(outcome(wholeNumber(), '-1')).toBe('Must be positive.');
    expect(outcome(wholeNumber(), 4_294_967_296)).toBe('Cannot exceed 9 digits before decimal place.');
    expect(validationText('es', 'notWhole')).toBe('Debe ser un número entero.');
  });

  it('where it may be missing takes nothing for nothing, and blanks for no number', () => {
    for (const nothing of [null, undefined, '']) {
      expect(outcome(optionalNumber(decimal()), nothing)).toEqual({ is: null });
    }
    for (const blanks of [' ', '\n', '\u00a0']) {
      expect(outcome(optionalNumber(decimal()), blanks)).toBe('Must be a number.');
      expect(outcome(optionalNumber(wholeNumber()), blanks)).toBe('Must be a number.');
    }
    expect(outcome(optionalNumber(decimal()), 'x')).toBe('Must be a number.');
  });
});

describe('the date rule', () => {
  it.each(['2026-2-3', '2026-02-30', '03-04-2026', 'soon', '2026-13-01', ''])(
    '%j: Invalid date format.',
    (text) => {
      expect(outcome(calendarDate(), text)).toBe('Invalid date format.');
    },
  );

  it('lets every day through, in the format that it was told', () => {
    const day = fc.date({ min: new Date('1700-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const text = date.toISOString().slice(0, 10);
        expect(outcome(calendarDate(), text)).toEqual({ is: text });
      }),
    );
    expect(outcome(calendarDate('MMM-DD-YYYY'), 'Mar-04-2026')).toEqual({ is: 'Mar-04-2026' });
  });
});

describe('telephone numbers', () => {
  it.each([
    ['403 555 012', 'Value must be at least 10 digits'],
    ['call me', 'Value must be at least 10 digits'],
    ['(403) 555-0123', { is: '4035550123' }],
    ['+1 403-555-0123', { is: '14035550123' }],
    ['+52 (1) 403.555.0123', { is: '5214035550123' }],
    ['403-555-0123 ext. 12', 'Invalid value.'],
    ['403-555-0123 #12', 'Invalid value.'],
    ['403-555-0123 / 0124', 'Invalid value.'],
    ['403-555-0123 403-555-0124', 'Invalid value.'],
    ['403-555-0123 call after 6', 'Invalid value.'],
  ])('%j: %j', (value, message) => {
    expect(outcome(phoneNumber, value)).toEqual(message);
  });

  it('are shown as (###) ###-####, with a longer prefix before', () => {
    expect(phoneText('4035550123')).toBe('(403) 555-0123');
    expect(phoneText('14035550123')).toBe('1 (403) 555-0123');
    expect(phoneText('5214035550123')).toBe('521 (403) 555-0123');
    expect(phoneText('123')).toBe('123');
  });

  it('stay the same number however they are shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10,14}$/), (number) => {
        expect(outcome(phoneNumber, phoneText(number))).toEqual({ is: number });
      }),
    );
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['ann@example.ca', { is: 'ann@example.ca' }],
    [
      'ann@example.ca; bob@example.ca,cid@example.ca ;',
      { is: 'ann@example.ca; bob@example.ca; cid@example.ca' },
    ],
    ['ann@example.ca; bob', 'Email is not valid'],
    ['ann@', 'Email is not valid'],
    [';', 'Email is not valid'],
    ["o'neil@example.ca", { is: "o'neil@example.ca" }],
    ['a@b.ca;c@d.ca', { is: 'a@b.ca; c@d.ca' }],
    ['ann@b', 'Email is not valid'],
    ['ann b@example.ca', 'Email is not valid'],
    ['ann@example.ca\nBcc: all@example.ca', 'Email is not valid'],
  ])('%j: %j', (value, message) => {
    expect(outcome(emailList, value)).toEqual(message);
  });

  it.each([
    'ann+land@example.ca',
    'ann.marie_b-2@mail.lands.example.co.uk',
    "d'arcy.o'neil@example.photography",
    'x@1and1.com',
    'info@xn--qubec-csa.ca',
    'ann@example.xn--p1ai',
    `${'a'.repeat(64)}@example.ca`,
  ])('%j is one', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    '@example.ca',
    'ann',
    '.ann@example.ca',
    'ann.@example.ca',
    'ann..b@example.ca',
    'ann@@example.ca',
    'ann@example..ca',
    'ann@-example.ca',
    'ann@example.c',
    'ann@192.168.0.1',
    '<ann@example.ca>',
    `${'a'.repeat(65)}@example.ca`,
    `ann@${'example.'.repeat(40)}ca`,
  ])('%j is none', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('are told in no time, however long the text is', () => {
    // What grows with the square of the text does not end within a test's time.
    for (const part of ['a', 'a.', 'a@', 'a-', "'", ' '])
      expect(outcome(emailList, part.repeat(1_000_000))).toBe('Email is not valid');
  });
});

describe('user names', () => {
  it.each(['admin', 'Administrator', 'SYSTEM', 'rightway', 'has space', 'a/b', 'é', ''])(
    '%j: Invalid Username',
    (name) => {
      expect(outcome(userName, name)).toBe('Invalid Username');
    },
  );

  it('come out in lower case', () => {
    expect(outcome(userName, 'Ann-Marie.B_2@Example.ca')).toEqual({ is: 'ann-marie.b_2@example.ca' });
  });
});

describe('web addresses', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.ca',
    'no dots',
    'http://',
    'localhost',
    'a b.ca',
    'http://me@evil.ca',
  ])('%j: Invalid value.', (text) => {
    expect(outcome(urlText, text)).toBe('Invalid value.');
    expect(webAddress(text)).toBeUndefined();
  });

  it.each(['example.ca', 'http://example.ca', 'HTTPS://example.ca/a?b=c#d', 'land.example.ca:8080/x'])(
    '%j is one',
    (text) => {
      expect(outcome(urlText, text)).toEqual({ is: text });
      expect(webAddress(text)?.protocol).toMatch(/^https?:$/);
    },
  );

  it('may have 255 characters', () => {
    const address = `example.ca/${'x'.repeat(300)}`;
    expect(outcome(urlText, address.slice(0, 255))).toEqual({ is: address.slice(0, 255) });
    expect(outcome(urlText, address.slice(0, 256))).toBe('Cannot exceed 255 characters.');
  });

  it('never lead anywhere but to http', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl({ validSchemes: ['ftp', 'file', 'javascript'] })),
        (text) => {
          expect(['http:', 'https:', undefined]).toContain(webAddress(text)?.protocol);
        },
      ),
    );
  });
});

describe('colours, names and patterns', () => {
  it.each(['#2f9e44', '2F9E44', '#abc', 'ABC'])('%j is a colour', (text) => {
    expect(outcome(hexColor, text)).toEqual({ is: text });
  });

  it.each(['#2f9e4', '#2f9e4400', 'red', '#ggg', ''])('%j is none', (text) => {
    expect(outcome(hexColor, text)).toBe('Invalid value.');
  });

  it('a name has one capital, at its beginning', () => {
    expect(normalizedName(' rOCKY mountain HOUSE ')).toBe('Rocky mountain house');
  });

  it('alphanumeric texts have letters, digits and spaces', () => {
    expect(outcome(alphanumeric, 'Lot 5 Bis')).toEqual({ is: 'Lot 5 Bis' });
    expect(outcome(alphanumeric, 'Lot-5')).toBe('Invalid value');
  });
});

describe('a term', () => {
  it('has no number without a unit, and none for N/A', () => {
    expect(v.parse(termSchema, { term: '30', unit: 'Days' })).toEqual({ term: 30, unit: 'Days' });
    expect(v.parse(termSchema, { term: 30, unit: 'N/A' })).toEqual({ term: null, unit: 'N/A' });
    expect(v.parse(termSchema, { term: 30 })).toEqual({ term: null, unit: null });
    expect(withTermUnit({ term: 30, unit: 'Days' }, 'N/A')).toEqual({ term: null, unit: 'N/A' });
    expect(withTermUnit({ term: 30, unit: 'Days' }, null)).toEqual({ term: 30, unit: null });
  });
});

describe('duplicates', () => {
  const item = v.object({ type: v.string(), number: v.nullable(v.string()) });
  const list = v.object({ rows: withoutDuplicates(item, 'number', ({ type, number }) => [type, number]) });

  it('are found on the later item, over all values of the tuple, in any case', () => {
    const rows = [
      { type: 'a', number: '1' },
      { type: 'a', number: '2' },
      { type: 'A ', number: '1' },
      { type: 'b', number: '1' },
    ];
    const result = validate(list, { rows });
    expect(result).toEqual({
      valid: false,
      errors: [{ path: 'rows[2].number', message: 'This value is already used.' }],
    });
  });

  it('are as many as there are items more than keys', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.constantFrom('a', 'b'))), (items) => {
        const places = duplicatePlaces(items, (key) => key);
        expect(items.length - places.length).toBe(new Set(items.map((key) => JSON.stringify(key))).size);
      }),
    );
  });

  it('items without a key are none', () => {
    expect(
      duplicatePlaces(
        [
          [null, ''],
          [null, ''],
        ],
        (key) => key,
      ),
    ).toEqual([]);
  });
});

describe('texts of rules', () => {
  it('are there in Spanish', () => {
    const result = validate(v.object({ field: required(decimal()) }), { field: 'x' }, 'es');
    expect(result).toMatchObject({ errors: [{ message: 'Debe ser un número.' }] });
    expect(validationText('es', 'notBetween', { min: 1, max: 2 })).toBe('Debe estar entre 1 y 2.');
  });
});
