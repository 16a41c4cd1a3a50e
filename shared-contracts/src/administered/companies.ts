import { peopleZones } from '../accounts/people-zones.ts';
import { companyWeeks } from '../accounts/work-weeks.ts';
import { bookPurposes } from '../billing/book-purposes.ts';
import * as grid from '../grids/grid-column.ts';
import { chosenLengths, lengths } from '../limits/index.ts';
import { ledgerCodes } from '../lookups/ledger-codes.ts';
import { taxTypes } from '../lookups/tax-types.ts';
import { type AdministeredKind, targetOf } from '../master-data/administered-kind.ts';
import {
  choice,
  code,
  isActive,
  keyed,
  name,
  picture,
  reference,
  rows,
  text,
  tick,
} from '../master-data/declared-fields.ts';
import { pickColumn } from '../master-data/picklist-declaration.ts';

/** Companies that work with Rightway. */
export const companies: AdministeredKind = {
  typeName: 'Company',
  plural: 'companies',
  route: 'company',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000047',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000047',
    sortedBy: 'companyName',
    columns: [
      grid.text('code', 'Code', 100),
      grid.text('companyName', 'Name', 240),
      grid.text('kind', 'Kind', 120, { groupWhenSorted: true }),
      grid.list('offices.name', 'Offices', 280),
    ],
  },
  form: {
    titleField: 'companyName',
    fields: [
      code(),
      text('companyName', lengths.company.name, { required: true }),
      choice('kind', keyed('broker', 'operator'), { required: true, whenNew: 'operator' }),
      picture('logo'),
      tick('isSyncWithLrdEnabled'),
      tick('isSyncWithLwEnabled'),
      tick('barsOwnApproval'),
      text('taxNumber', chosenLengths.billing.taxNumber),
      text('invoiceTerms', chosenLengths.billing.terms),
      { name: 'paymentDays', kind: 'number', required: false, decimals: 0, range: { min: 0, max: 365 } },
      text('invoiceAddress', chosenLengths.billing.address, { kind: 'textarea' }),
      text('otherTaxNumbers', chosenLengths.billing.terms),
      text('remittance', chosenLengths.billing.address, { kind: 'textarea' }),
      choice('timeZone', keyed(...peopleZones)),
      choice('workDays', keyed(...companyWeeks)),
      rows('offices', 'Office', 'company_id', [{ ...code(), label: 'Code' }, name(), isActive]),
      // Where exported invoices are booked; the first that fits applies.
      rows('bookAccounts', 'BookAccount', 'company_id', [
        choice('purpose', keyed(...bookPurposes), { required: true, whenNew: 'revenue' }),
        reference('ledgerCode', targetOf(ledgerCodes)),
        reference('taxType', targetOf(taxTypes)),
        text('account', chosenLengths.billing.work, { required: true }),
      ]),
    ],
  },
  picklist: {
    columns: [pickColumn('code', 1), pickColumn('companyName', 2)],
    named: ['companyName'],
    offersInactive: true,
  },
  texts: {
    en: {
      title: 'Companies',
      record: 'Company',
      entity: 'companies',
      fields: {
        companyName: 'Name',
        kind: 'Kind',
        logo: 'Logo',
        isSyncWithLrdEnabled: 'Synchronized with LRD',
        isSyncWithLwEnabled: 'Synchronized with LandWorks',
        barsOwnApproval: 'Nobody approves their own time',
        taxNumber: 'GST/HST registration',
        invoiceTerms: 'Terms of invoices',
        paymentDays: 'Days to pay an invoice',
        invoiceAddress: 'Address on invoices',
        otherTaxNumbers: 'Registrations for other taxes',
        remittance: 'How to pay',
        timeZone: 'Time zone of its books',
        workDays: 'Days of work',
        offices: 'Offices',
        bookAccounts: 'Accounts in the books',
        purpose: 'Books',
        ledgerCode: 'Ledger code',
        taxType: 'Tax',
        account: 'Account',
      },
      rows: { offices: 'Offices', bookAccounts: 'Accounts in the books' },
      whenEmpty: {
        bookAccounts:
          'Exported invoices are booked to Accounts Receivable, and to accounts that are named like ledger codes and taxes; payments to Bank.',
      },
      choices: {
        purpose: {
          receivable: 'What clients owe',
          revenue: 'Revenue',
          markUp: 'Mark-up on expenses',
          fixedFee: 'Fixed fees',
          tax: 'Tax that is owed',
          inputTax: 'Input tax credits',
          expense: 'What people spent',
          bank: 'Bank, to which clients pay',
          badDebt: 'Bad debts, written off',
        },
        kind: { broker: 'Broker', operator: 'Operator' },
        timeZone: {
          'America/Vancouver': 'Pacific (Vancouver)',
          'America/Edmonton': 'Mountain (Edmonton)',
          'America/Regina': 'Saskatchewan (Regina)',
          'America/Winnipeg': 'Central (Winnipeg)',
          'America/Toronto': 'Eastern (Toronto)',
          'America/Halifax': 'Atlantic (Halifax)',
          'America/St_Johns': 'Newfoundland (St. John’s)',
        },
        workDays: {
          'MO,TU,WE,TH,FR': 'Monday to Friday',
          'MO,TU,WE,TH': 'Monday to Thursday',
          'MO,TU,WE,TH,FR,SA': 'Monday to Saturday',
          'MO,TU,WE,TH,FR,SA,SU': 'Every day',
        },
      },
    },
    es: {
      title: 'Empresas',
      record: 'Empresa',
      entity: 'empresas',
      fields: {
        companyName: 'Nombre',
        kind: 'Tipo',
        logo: 'Logotipo',
        isSyncWithLrdEnabled: 'Sincronizada con LRD',
        isSyncWithLwEnabled: 'Sincronizada con LandWorks',
        barsOwnApproval: 'Nadie aprueba sus propias horas',
        taxNumber: 'Registro GST/HST',
        invoiceTerms: 'Condiciones de las facturas',
        paymentDays: 'Días para pagar una factura',
        invoiceAddress: 'Dirección en las facturas',
        otherTaxNumbers: 'Registros de otros impuestos',
        remittance: 'Cómo pagar',
        timeZone: 'Zona horaria de sus libros',
        workDays: 'Días de trabajo',
        offices: 'Oficinas',
        bookAccounts: 'Cuentas en los libros',
        purpose: 'Asienta',
        ledgerCode: 'Código contable',
        taxType: 'Impuesto',
        account: 'Cuenta',
      },
      rows: { offices: 'Oficinas', bookAccounts: 'Cuentas en los libros' },
      whenEmpty: {
        bookAccounts:
          'Las facturas exportadas se asientan en Accounts Receivable y en cuentas con el nombre de los códigos contables y de los impuestos; los pagos, en Bank.',
      },
      choices: {
        purpose: {
          receivable: 'Lo que deben los clientes',
          revenue: 'Ingresos',
          markUp: 'Recargo sobre gastos',
          fixedFee: 'Honorarios fijos',
          tax: 'Impuesto que se debe',
          inputTax: 'Créditos de impuesto',
          expense: 'Lo que gastaron las personas',
          bank: 'Banco, al que pagan los clientes',
          badDebt: 'Incobrables, dados de baja',
        },
        kind: { broker: 'Intermediario', operator: 'Operador' },
        timeZone: {
          'America/Vancouver': 'Pacífico (Vancouver)',
          'America/Edmonton': 'Montaña (Edmonton)',
          'America/Regina': 'Saskatchewan (Regina)',
          'America/Winnipeg': 'Central (Winnipeg)',
          'America/Toronto': 'Este (Toronto)',
          'America/Halifax': 'Atlántico (Halifax)',
          'America/St_Johns': 'Terranova (St. John’s)',
        },
        workDays: {
          'MO,TU,WE,TH,FR': 'De lunes a viernes',
          'MO,TU,WE,TH': 'De lunes a jueves',
          'MO,TU,WE,TH,FR,SA': 'De lunes a sábado',
          'MO,TU,WE,TH,FR,SA,SU': 'Todos los días',
        },
      },
      columns: { Kind: 'Tipo', Offices: 'Oficinas' },
    },
  },
};
