import * as grid from '../grids/grid-column.ts';
import { chosenLengths } from '../limits/index.ts';
import { targetOf } from '../master-data/administered-kind.ts';
import { reference, rows, targets, text, tick } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';
import { ledgerCodes } from './ledger-codes.ts';
import { provincesAndStates } from './provinces-and-states.ts';

/** Labels of the fields in the dated rows. */
const dated = {
  en: {
    stateOrProvince: 'Province',
    ledgerCode: 'Ledger code',
    validFrom: 'From',
    validTo: 'To',
    source: 'Source',
  },
  es: {
    stateOrProvince: 'Provincia',
    ledgerCode: 'Código contable',
    validFrom: 'Desde',
    validTo: 'Hasta',
    source: 'Fuente',
  },
};

/** Taxes on invoices. */
export const taxTypes = lookupList({
  typeName: 'TaxType',
  plural: 'taxTypes',
  flags: ['enableInvoicing'],
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000044',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000044',
    columns: [grid.number('rate', 'Rate', 'percent')],
  },
  picklist: { ...coded, named: ['code'] },
  fields: [
    { name: 'rate', kind: 'number', required: true, range: { min: 0, max: 100 } },
    // Charged by payees who are registered: on rents and other payments for land.
    tick('isOnPayments'),
    tick('replacesOthers'),
    // The tax rates: from which date, in which province, and for which services (decision 68).
    rows('rates', 'TaxRate', 'tax_type_id', [
      // No field of a tax names a country, within which provinces are offered elsewhere.
      reference('stateOrProvince', { ...targetOf(provincesAndStates), picklist: 'provincesOfAllCountries' }),
      reference('ledgerCode', targetOf(ledgerCodes)),
      { name: 'rate', kind: 'number', required: true, range: { min: 0, max: 100 } },
      { name: 'validFrom', kind: 'date', required: true },
      { name: 'validTo', kind: 'date', required: false },
      text('source', chosenLengths.provincialRule.source),
    ]),
    rows('exemptions', 'TaxExemption', 'tax_type_id', [
      reference('client', targets.businessAssociate, { required: true }),
      text('certificate', chosenLengths.billing.terms, { required: true }),
      { name: 'validFrom', kind: 'date', required: true },
      { name: 'validTo', kind: 'date', required: false },
    ]),
  ],
  texts: {
    en: {
      title: 'Tax types',
      record: 'Tax type',
      entity: 'tax types',
      fields: {
        rate: 'Rate (%)',
        isOnPayments: 'On payments to registered payees',
        replacesOthers: 'In place of all other taxes, as HST',
        rates: 'Dated rates',
        exemptions: 'Exempt clients',
        client: 'Client',
        certificate: 'Certificate or reason, as printed',
        ...dated.en,
      },
      rows: { rates: 'Dated rates', exemptions: 'Exempt clients' },
      whenEmpty: {
        rates: 'Nothing is charged: add a dated rate that says from when on it is.',
        exemptions:
          'No client is exempt from this tax. Who is exempt from GST pays no tax in its place either, as HST.',
      },
    },
    es: {
      title: 'Tipos de impuesto',
      record: 'Tipo de impuesto',
      entity: 'tipos de impuesto',
      fields: {
        rate: 'Tasa (%)',
        isOnPayments: 'En pagos a beneficiarios registrados',
        replacesOthers: 'En lugar de todos los demás impuestos, como HST',
        rates: 'Tasas con fecha',
        exemptions: 'Clientes exentos',
        client: 'Cliente',
        certificate: 'Certificado o motivo, como se imprime',
        ...dated.es,
      },
      rows: { rates: 'Tasas con fecha', exemptions: 'Clientes exentos' },
      whenEmpty: {
        rates: 'No se cobra nada: agregue una tasa con fecha que diga desde cuándo se cobra.',
        exemptions:
          'Ningún cliente está exento de este impuesto. Quien está exento de GST tampoco paga el que va en su lugar, como HST.',
      },
      columns: { Rate: 'Tarifa' },
    },
  },
  demo: {
    series: '5b11',
    entries: [
      {
        code: 'GST',
        description: 'Goods and services tax',
        rate: 5,
        isOnPayments: true,
        replacesOthers: false,
      },
      {
        code: 'PST',
        description: 'Provincial sales tax',
        rate: 7,
        isOnPayments: false,
        replacesOthers: false,
      },
      { code: 'Exempt', description: 'No tax', rate: 0, isOnPayments: false, replacesOthers: false },
      {
        code: 'HST',
        description: 'Harmonized sales tax',
        rate: 13,
        isOnPayments: true,
        replacesOthers: true,
      },
    ],
  },
});
