import type { en } from '../en/related.ts';

/** Spanish texts of related projects. */
export const es: typeof en = {
  item: 'proyecto relacionado',
  entity: 'proyectos relacionados',
  relatedProject: 'Proyecto',
  operatorProjectNumber: 'Proyecto del operador',
  operatorReference: 'Referencia del operador',
  brokerProjectNumber: 'Proyecto del intermediario',
  brokerReference: 'Referencia del intermediario',
  projectType: 'Tipo de proyecto',
  open: 'Abrir este proyecto',
  from: 'Lo nombran como relacionado',
  section: { ours: 'Un proyecto de aquí', numbers: 'O por sus números' },
  numbersHint: 'Para un proyecto que otra empresa lleva en otro lugar.',
};
