import type { en } from '../en/progress.ts';

/** Spanish texts of the charts of a project. */
export const es: typeof en = {
  numbers: 'Cifras',
  consent: {
    title: 'Consentimientos por semana',
    sentence: '{{done}} de {{all}} acuerdos tienen su consentimiento.',
    target: 'Todos están previstos para el {{day}}.',
    noTarget: 'Escriba «Todos los consentimientos para el» en Detalles para ver el plan al lado.',
    list: 'Ver acuerdos',
    week: 'Semana del',
    done: 'Con consentimiento',
    plan: 'Previsto',
  },
  contacts: {
    title: 'Contactos por persona',
    sentence_one: '{{count}} contacto o intento hasta ahora.',
    sentence_other: '{{count}} contactos e intentos hasta ahora.',
    list: 'Ver comunicaciones',
    person: 'Persona',
    nobody: 'Sin nombrar',
    reached: 'Con respuesta',
    missed: 'Sin respuesta',
  },
  spend: {
    title: 'Gasto frente a la AFE',
    sentence: 'Se han gastado {{spent}} de {{afe}}: {{share}} %.',
    noAfe: 'Se han gastado {{spent}}. Escriba el importe de la AFE en Detalles para comparar.',
    what: 'Importe de',
    amount: 'Dólares',
    paid: 'Pagado',
    owed: 'Pendiente',
    work: 'Horas y gastos',
    afe: 'AFE',
  },
  unbilled: {
    title: 'Horas sin facturar por antigüedad',
    sentence: 'Quedan {{total}} sin facturar.',
    none: 'Todo está facturado.',
    list: 'Ver horas',
    age: 'Antigüedad',
    upTo30: 'Hasta 30 días',
    upTo60: '31 a 60 días',
    upTo90: '61 a 90 días',
    over90: 'Más de 90 días',
  },
};
