import * as v from 'valibot';
import type { DemoAssociates } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';

/** The number of owners who were entered a second time. */
const duplicates = 9;

const rowSchema = v.looseObject({
  name: v.string(),
  address_line1: v.string(),
  phone_number: v.string(),
  email: v.nullable(v.string()),
});

/** A name written the other way round, as somebody else might enter it. */
const turned = (name: string): string => {
  const words = name.split(' ');
  return `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`;
};

/**
 * The same people entered a second time, as happens in practice: recognizable by number, by e-mail, or by name and
 * address.
 */
export function makeDuplicates(book: DemoBook, { owners }: DemoAssociates): void {
  const people = owners.filter(({ name }) => /^\S+ \S+$/.test(name)).slice(0, duplicates);
  for (const [place, { id, name }] of people.entries()) {
    const { id: _, ...row } = book.row('business_associate', id);
    const known = v.parse(rowSchema, row);
    const way = place % 3;
    const copy = book.add('business_associate', {
      ...row,
      name: turned(name),
      is_active: true,
      notes: null,
      address_line1: way === 2 ? known.address_line1 : `Box ${9000 + place}`,
      phone_number: way === 0 ? known.phone_number : null,
      cell_number: null,
      email: way === 1 ? known.email : null,
    });
    const contact = book.add('contact', {
      business_associate_id: copy,
      name,
      title: null,
      email: null,
      address1: null,
      city_id: null,
      state_or_province_id: null,
      country_id: null,
      postal_code: null,
      is_active: true,
    });
    book.add('phone_number', {
      contact_id: contact,
      sequence: 1,
      type: 'Home',
      number: way === 0 ? known.phone_number : `403555${9000 + place}`,
      extension: null,
    });
  }
}
