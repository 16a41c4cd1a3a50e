import { codesOf, lookupList } from '../master-data/lookup-list.ts';
import { coded } from '../master-data/picklist-declaration.ts';

/** Ledger accounts that amounts are booked to. */
export const ledgerCodes = lookupList({
  typeName: 'LedgerCode',
  plural: 'ledgerCodes',
  gate: 'administratorWithInvoice',
  flags: ['enableTimesheetsAndInvoicingPhaseTwo'],
  grid: { id: '0b6d6f0a-5a6a-4c00-9a00-000000000041', configId: '0b6d6f0a-5a6b-4c00-9a00-000000000041' },
  picklist: { ...coded, named: ['code'] },
  texts: {
    en: { title: 'Ledger codes', record: 'Ledger code', entity: 'ledger codes' },
    es: { title: 'Códigos contables', record: 'Código contable', entity: 'códigos contables' },
  },
  demo: {
    series: '5b05',
    entries: codesOf(
      ['4010', 'Land agent services'],
      ['4020', 'Administration'],
      ['4030', 'Mileage and travel'],
      ['4040', 'Title and registry searches'],
      ['4050', 'Disbursements'],
      ['4060', 'Legal services'],
    ),
  },
});
