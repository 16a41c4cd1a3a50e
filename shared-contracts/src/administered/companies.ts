import { peopleZones } from '../accounts/people-zones.ts';
import * as grid from '../grids/grid-column.ts';
import { chosenLengths, lengths } from '../limits/index.ts';
import type { AdministeredKind } from '../master-data/administered-kind.ts';
import {
  choice,
  code,
  isActive,
  keyed,
  name,
  picture,
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
      choice('timeZone', keyed(...peopleZones)),
      rows('offices', 'Office', 'company_id', [{ ...code(), label: 'Code' }, name(), isActive]),
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
        timeZone: 'Time zone of its books',
        offices: 'Offices',
      },
      rows: { offices: 'Offices' },
      choices: {
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
        timeZone: 'Zona horaria de sus libros',
        offices: 'Oficinas',
      },
      rows: { offices: 'Oficinas' },
      choices: {
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
      },
      columns: { Kind: 'Tipo', Offices: 'Oficinas' },
    },
  },
};
