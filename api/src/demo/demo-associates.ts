import { demoCompanies } from './demo-accounts.ts';
import type { DemoBook } from './demo-book.ts';
import { companyNames, familyNames, givenNames } from './demo-names.ts';

const [, northfork, prairie] = demoCompanies;

export interface DemoAssociate {
  readonly id: string;
  readonly name: string;
  readonly contactId: string;
}

/** The associates with whom the land work of the demo deals. */
export interface DemoAssociates {
  readonly owners: readonly DemoAssociate[];
  readonly companies: readonly DemoAssociate[];
  readonly clients: { readonly northfork: DemoAssociate; readonly prairie: DemoAssociate };
}

/** The associate that accounting maintains, once associates are handed over to it. */
const keptByAccounting = 'Vermilion River Holdings';

const ownersInBook = 440;

/** After the first owners, those are registered for GST who are companies, and every ninth of the others. */
const registered = { from: 20, every: 9 } as const;

/** The first letter of postal codes, by province. */
const postalLetters = { AB: 'T', BC: 'V', SK: 'S' } as const;

function addressOf(book: DemoBook) {
  const { random, lists } = book;
  const isAlberta = random.chance(0.7);
  const city = isAlberta
    ? random.pick([
        'Edson',
        'Fox Creek',
        'Grande Prairie',
        'Hardisty',
        'Medicine Hat',
        'Valleyview',
        'Whitecourt',
      ])
    : random.pick(['Chetwynd', 'Fort St. John', 'Maple Creek', 'Swift Current']);
  const province = isAlberta ? 'AB' : city === 'Chetwynd' || city === 'Fort St. John' ? 'BC' : 'SK';
  return {
    line: random.chance(0.5) ? `Box ${random.between(10, 3200)}` : `RR ${random.between(1, 6)}`,
    city_id: lists.id('city', city),
    state_or_province_id: lists.id('state_or_province', province),
    country_id: lists.id('country', 'CA'),
    postal_code: `${postalLetters[province]}${random.between(0, 9)}${random.pick(['A', 'B', 'E', 'H', 'J', 'K'])} ${random.between(0, 9)}${random.pick(['A', 'C', 'N', 'S', 'V'])}${random.between(0, 9)}`,
  };
}

const phone = ({ random }: DemoBook) =>
  `${random.pick(['403', '587', '780', '250', '306'])}555${random.between(1000, 9999)}`;

const checked = 9;

/** A business number with its GST account: eight digits and a check digit (Luhn). */
function gstNumberOf(place: number): string {
  const digits = String(10_000_000 + place * 7_919);
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > checked ? doubled - checked : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}RT0001`;
}

interface Wanted {
  readonly gstNumber?: string | undefined;
  readonly name: string;
  readonly contact: string;
  readonly contactTitle: string | null;
  readonly code?: string;
  readonly productClientId?: string;
}

function addAssociate(
  book: DemoBook,
  { name, contact, contactTitle, code, productClientId, gstNumber }: Wanted,
): DemoAssociate {
  const { line, ...place } = addressOf(book);
  const address = contact.toLowerCase().replace(/[^a-z]+/g, '.');
  const id = book.add('business_associate', {
    code: code ?? null,
    name,
    address_line1: line,
    ...place,
    is_client: code !== undefined,
    uses_projects: true,
    is_linked_to_accounting: name === keptByAccounting,
    is_active: !book.random.chance(0.04) || code !== undefined,
    phone_number: phone(book),
    cell_number: book.random.chance(0.6) ? phone(book) : null,
    email: book.random.chance(0.7) ? `${address}@example.ca` : null,
    is_crown: name.includes('Crown'),
    is_dower_rights: contactTitle === null && book.random.chance(0.3),
    notes: book.random.chance(0.2) ? 'Prefers to be called in the evening.' : null,
    // Derived from the name's letters and not from the generator, so that all other random values stay as they are.
    safety_note:
      contactTitle === null && contact.length % 6 === 0 ? 'Dogs in the yard: phone before driving in.' : null,
    product_client_id: productClientId ?? null,
    gst_number: gstNumber ?? null,
  });
  const contactId = book.add('contact', {
    business_associate_id: id,
    name: contact,
    title: contactTitle,
    email: `${address}@example.ca`,
    address1: line,
    ...place,
    is_active: true,
  });
  for (const [index, type] of (book.random.chance(0.5) ? ['Mobile', 'Home'] : ['Work']).entries()) {
    book.add('phone_number', {
      contact_id: contactId,
      sequence: index + 1,
      type,
      number: phone(book),
      extension: type === 'Work' && book.random.chance(0.3) ? String(book.random.between(100, 399)) : null,
    });
  }
  return { id, name, contactId };
}

/** Families that own and farm, companies that own and grant, and the two clients. */
export function makeAssociates(book: DemoBook, copy: number): DemoAssociates {
  const { random } = book;
  const person = () => `${random.pick(givenNames)} ${random.pick(familyNames)}`;
  const suffix = copy === 0 ? '' : ` (${copy + 1})`;
  const owners = Array.from({ length: ownersInBook }, (_, place) => {
    const given = random.pick(givenNames);
    const family = random.pick(familyNames);
    const spouse = random.pick(givenNames);
    const name = random.chance(0.35)
      ? `${given} and ${spouse} ${family}`
      : random.chance(0.2)
        ? `${family} ${random.pick(['Farms Ltd.', 'Ranching Co.', 'Land & Cattle', 'Grain Ltd.'])}`
        : `${given} ${family}`;
    // Farms that are companies are registered, and some of the others.
    const isCompany = /(?:Ltd\.|Co\.|Cattle)$/.test(name);
    const isRegistered = place >= registered.from && (isCompany || place % registered.every === 0);
    return addAssociate(book, {
      ...{ name, contact: `${given} ${family}`, contactTitle: null },
      gstNumber: isRegistered ? gstNumberOf(place) : undefined,
    });
  });
  const companies = companyNames.map((name) =>
    addAssociate(book, {
      name: `${name}${suffix}`,
      contact: person(),
      contactTitle: random.pick([
        'Surface Land Coordinator',
        'Crossings Desk',
        'Land Administrator',
        'Agricultural Fieldman',
      ]),
    }),
  );
  const client = (company: (typeof demoCompanies)[number]) =>
    addAssociate(book, {
      name: `${company.companyName}${suffix}`,
      contact: person(),
      contactTitle: 'Surface Land Manager',
      code: `${company.code}${copy === 0 ? '' : copy + 1}`,
      // A company has only one client; the associates of further copies belong to no company.
      ...(copy === 0 ? { productClientId: company.id } : {}),
    });
  return { owners, companies, clients: { northfork: client(northfork), prairie: client(prairie) } };
}
