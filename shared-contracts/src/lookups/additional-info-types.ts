import * as grid from '../grids/grid-column.ts';
import { lengths } from '../limits/index.ts';
import { choice, keyed, rows, text } from '../master-data/declared-fields.ts';
import { lookupList } from '../master-data/lookup-list.ts';

/** Extra questions that a project or agreement form asks. */
export const additionalInfoTypes = lookupList({
  typeName: 'AdditionalInfoType',
  plural: 'additionalInfoTypes',
  grid: {
    id: '0b6d6f0a-5a6a-4c00-9a00-000000000023',
    configId: '0b6d6f0a-5a6b-4c00-9a00-000000000023',
    columns: [grid.text('controlTypeCode', 'Control', 120), grid.text('formTypeCode', 'Form', 120)],
  },
  fields: [
    choice('controlTypeCode', keyed('Text', 'List', 'Date', 'Number'), { whenNew: 'Text' }),
    choice('formTypeCode', keyed('Project', 'Agreement'), { whenNew: 'Project' }),
    rows('options', 'AdditionalInfoOption', 'additional_info_type_id', [
      text('optionValue', lengths.additionalInfoOption.optionValue, { required: true }),
    ]),
  ],
  texts: {
    en: {
      title: 'Additional info types',
      record: 'Additional info type',
      entity: 'additional info types',
      fields: { controlTypeCode: 'Control', formTypeCode: 'Form', options: 'Options', optionValue: 'Value' },
      rows: { options: 'Options of the list' },
      choices: {
        controlTypeCode: { Text: 'Text', List: 'List', Date: 'Date', Number: 'Number' },
        formTypeCode: { Project: 'Project', Agreement: 'Agreement' },
      },
    },
    es: {
      title: 'Tipos de información adicional',
      record: 'Tipo de información adicional',
      entity: 'tipos de información adicional',
      fields: {
        controlTypeCode: 'Control',
        formTypeCode: 'Formulario',
        options: 'Opciones',
        optionValue: 'Valor',
      },
      rows: { options: 'Opciones de la lista' },
      choices: {
        controlTypeCode: { Text: 'Texto', List: 'Lista', Date: 'Fecha', Number: 'Número' },
        formTypeCode: { Project: 'Proyecto', Agreement: 'Acuerdo' },
      },
      columns: { Control: 'Control', Form: 'Formulario' },
    },
  },
  demo: {
    series: '5b1b',
    entries: [
      { code: 'Licence Number', controlTypeCode: 'Text', formTypeCode: 'Project' },
      { code: 'Sour Service', controlTypeCode: 'List', formTypeCode: 'Project' },
    ],
  },
});
