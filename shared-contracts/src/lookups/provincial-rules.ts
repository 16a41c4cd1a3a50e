import * as grid from '../grids/grid-column.ts';
import { chosenLengths } from '../limits/index.ts';
import { targetOf } from '../master-data/administered-kind.ts';
import { choice, keyed, reference, text } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';
import { countries } from './countries.ts';
import { provincesAndStates } from './provinces-and-states.ts';

const longest = chosenLengths.provincialRule;

/** Times and distances of the provinces' rules (decision 65), dated; what is not verified is empty. */
export const provincialRules = lookupList({
  typeName: 'ProvincialRule',
  plural: 'provincialRules',
  grid: {
    id: '7a0f2c1e-5b0e-4a53-8f6d-2a1c9d3e4f51',
    configId: '7a0f2c1e-5b0e-4a53-8f6d-2a1c9d3e4f52',
    columns: [
      grid.lookup('jurisdiction.name', 'Jurisdiction', 140),
      grid.text('section', 'Section', 120),
      grid.text('source', 'Source', 240),
      grid.day('validFrom', 'Valid from'),
    ],
  },
  searchedIn: ['code', 'source', 'section', 'description'],
  fields: [
    reference('country', targetOf(countries), { toldBy: 'jurisdiction' }),
    reference('jurisdiction', targetOf(provincesAndStates), {
      within: { field: 'country', argument: 'countryId' },
    }),
    choice(
      'activity',
      keyed(
        'CopyOfAgreement',
        'DowerConsent',
        'ReviewAnniversary',
        'ReviewNotice',
        'ReviewPeriod',
        'UnpaidCompensation',
        'ExpiryReminder',
        'Notification',
        'Consultation',
        'ConsultationFollowUp',
        'ConsultationLogReview',
        'GroundDisturbance',
        'DamageReport',
      ),
      { required: true },
    ),
    text('level', longest.level),
    text('section', longest.section),
    text('source', longest.source, { required: true }),
    { name: 'validFrom', kind: 'date', required: false },
    { name: 'validTo', kind: 'date', required: false },
    { name: 'length', kind: 'number', required: false, decimals: 0, range: { min: 1, max: 9999 } },
    choice('lengthUnit', keyed('Hours', 'Days', 'Months', 'Years')),
    choice('calendar', keyed('Days', 'BusinessDays', 'GovernmentOfAlbertaDays')),
    { name: 'distance', kind: 'number', required: false },
    { ...text('recipients', longest.recipients), kind: 'textarea' },
    { ...text('checklist', longest.checklist), kind: 'textarea' },
  ],
  texts: {
    en: {
      title: 'Provincial rules',
      record: 'Provincial rule',
      entity: 'provincial rules',
      fields: {
        jurisdiction: 'Jurisdiction (empty: everywhere)',
        activity: 'About',
        level: 'Level',
        section: 'Section',
        source: 'Source',
        validFrom: 'Valid from',
        validTo: 'Valid to',
        length: 'Length',
        lengthUnit: 'Unit',
        calendar: 'Counted in',
        distance: 'Distance in metres',
        recipients: 'Recipients',
        checklist: 'Checklist',
      },
      choices: {
        activity: {
          CopyOfAgreement: 'Copy of the agreement left with the owner',
          DowerConsent: 'Dower consent',
          ReviewAnniversary: 'Anniversary before a rent review',
          ReviewNotice: 'Notice of a rent review',
          ReviewPeriod: 'Years from one rent review to the next',
          UnpaidCompensation: 'Unpaid compensation',
          ExpiryReminder: 'Reminder before an expiry',
          Notification: 'Notification before an application',
          Consultation: 'Consultation',
          ConsultationFollowUp: 'Follow-up of a consultation',
          ConsultationLogReview: 'Review of a consultation log',
          GroundDisturbance: 'Search before ground is disturbed',
          DamageReport: 'Report of damage off the lease',
        },
        lengthUnit: { Hours: 'Hours', Days: 'Days', Months: 'Months', Years: 'Years' },
        calendar: {
          Days: 'Days',
          BusinessDays: 'Business days',
          GovernmentOfAlbertaDays: 'Government of Alberta working days',
        },
      },
      columns: {
        Jurisdiction: 'Jurisdiction',
        Section: 'Section',
        Source: 'Source',
        'Valid from': 'Valid from',
      },
    },
    es: {
      title: 'Reglas provinciales',
      record: 'Regla provincial',
      entity: 'reglas provinciales',
      fields: {
        jurisdiction: 'Jurisdicción (vacía: en todas partes)',
        activity: 'Trata de',
        level: 'Nivel',
        section: 'Artículo',
        source: 'Fuente',
        validFrom: 'Vigente desde',
        validTo: 'Vigente hasta',
        length: 'Plazo',
        lengthUnit: 'Unidad',
        calendar: 'Se cuenta en',
        distance: 'Distancia en metros',
        recipients: 'Destinatarios',
        checklist: 'Lista de comprobación',
      },
      choices: {
        activity: {
          CopyOfAgreement: 'Copia del acuerdo dejada al propietario',
          DowerConsent: 'Consentimiento del cónyuge',
          ReviewAnniversary: 'Aniversario antes de una revisión de la renta',
          ReviewNotice: 'Aviso de una revisión de la renta',
          ReviewPeriod: 'Años de una revisión de la renta a la siguiente',
          UnpaidCompensation: 'Compensación impagada',
          ExpiryReminder: 'Recordatorio antes de un vencimiento',
          Notification: 'Notificación antes de una solicitud',
          Consultation: 'Consulta',
          ConsultationFollowUp: 'Seguimiento de una consulta',
          ConsultationLogReview: 'Revisión de un registro de consultas',
          GroundDisturbance: 'Búsqueda antes de remover el terreno',
          DamageReport: 'Informe de daños fuera del arrendamiento',
        },
        lengthUnit: { Hours: 'Horas', Days: 'Días', Months: 'Meses', Years: 'Años' },
        calendar: {
          Days: 'Días',
          BusinessDays: 'Días hábiles',
          GovernmentOfAlbertaDays: 'Días laborables del Gobierno de Alberta',
        },
      },
      columns: {
        Jurisdiction: 'Jurisdicción',
        Section: 'Artículo',
        Source: 'Fuente',
        'Valid from': 'Vigente desde',
      },
    },
  },
});
