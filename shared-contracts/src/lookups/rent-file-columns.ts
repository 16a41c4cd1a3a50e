import * as grid from '../grids/grid-column.ts';
import { choice, keyed } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { rentFileValues } from '../rentals/file-values.ts';

/** The columns of the file for a payables system, in their order. They come with the product (decision 125). */
export const rentFileColumns = lookupList({
  typeName: 'RentFileColumn',
  plural: 'rentFileColumns',
  flags: ['enableRentals'],
  // The flag is off for people who do not run rents, and there is nothing to turn on for them.
  whenFlagOff: 'accessDenied',
  codeMaximum: 60,
  grid: {
    id: '0a2f6c1e-9c0f-4b52-8f4e-2b7f7a1d6e01',
    configId: '0a2f6c1e-9c0f-4b52-8f4e-2b7f7a1d6e02',
    sortedBy: 'position',
    columns: [grid.number('position', 'Position'), grid.text('value', 'Holds', 160)],
  },
  fields: [
    { name: 'position', kind: 'number', required: true, decimals: 0, range: { min: 1, max: 100 } },
    choice('value', keyed(...rentFileValues), { required: true, whenNew: 'number' }),
  ],
  texts: {
    en: {
      title: 'Payables file columns',
      record: 'Payables file column',
      entity: 'payables file columns',
      fields: { position: 'Position', value: 'Holds' },
      choices: {
        value: {
          number: 'Payment number',
          runNumber: 'Run number',
          dueDate: 'Due day',
          payeeName: 'Payee',
          vendorCode: 'Vendor code',
          payeeAddress: 'Address of the payee',
          amount: 'Amount before tax',
          gstAmount: 'GST/HST',
          gstTax: 'Tax: GST or HST',
          totalAmount: 'Amount with GST/HST',
          gstNumber: 'GST/HST registration of the payee',
          method: 'Method of payment',
          agreementNumber: 'Agreement number',
          agreementName: 'Agreement name',
          projectName: 'Project',
          afeNumber: 'AFE number',
          costCentre: 'Cost centre',
          headName: 'Head of compensation, a line each',
          headAmount: 'Amount of the head',
        },
      },
    },
    es: {
      title: 'Columnas del archivo de pagos',
      record: 'Columna del archivo de pagos',
      entity: 'columnas del archivo de pagos',
      fields: { position: 'Posición', value: 'Contiene' },
      choices: {
        value: {
          number: 'Número de pago',
          runNumber: 'Número de liquidación',
          dueDate: 'Vencimiento',
          payeeName: 'Beneficiario',
          vendorCode: 'Código de proveedor',
          payeeAddress: 'Dirección del beneficiario',
          amount: 'Importe sin impuesto',
          gstAmount: 'GST/HST',
          gstTax: 'Impuesto: GST o HST',
          totalAmount: 'Importe con GST/HST',
          gstNumber: 'Registro GST/HST del beneficiario',
          method: 'Forma de pago',
          agreementNumber: 'Número de acuerdo',
          agreementName: 'Nombre del acuerdo',
          projectName: 'Proyecto',
          afeNumber: 'Número AFE',
          costCentre: 'Centro de costo',
          headName: 'Concepto de compensación, una línea cada uno',
          headAmount: 'Importe del concepto',
        },
      },
      columns: { Position: 'Posición', Holds: 'Contiene' },
    },
  },
});
