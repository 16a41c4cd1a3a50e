import type { en } from '../en/consultation-gaps.ts';

/** The same in Spanish. */
export const es: typeof en = {
  ContactGap: 'Intervalo de {days} días sin contacto después del {date}.',
  EvidenceMissing: 'Falta la prueba del contacto del {date}.',
  FollowUpMissing: 'Sin seguimiento después del día {days}.',
  MethodMissing: 'Falta el medio del contacto del {date}.',
  NoticeMissing: 'El aviso del {date} no consta en el registro.',
  NotNotified: 'No se envió ningún aviso.',
  ProofMissing: 'Falta la prueba de entrega del aviso del {date}.',
  RepresentativeMissing: 'Falta quién hizo el contacto del {date}.',
  lengths: {
    BusinessDays: '{n} días hábiles',
    Days: '{n} días',
    GovernmentOfAlbertaDays: '{n} días laborables del Gobierno de Alberta',
  },
  offHolidays: '{days}, trasladados si caen en festivo',
  moved:
    'La regla cambió después de empezar este plazo: {before} entonces, {now} ahora. El plazo conserva {before}',
  movedEnd: '; según la regla actual terminaría el {date}.',
  unruled:
    '{places}: aquí no hay ninguna regla sobre el plazo de respuesta, así que este plazo es el de otra provincia. No se comprobó lo que exige la ley allí.',
  NoProvince:
    'Sin provincia: no se puede decir qué reglas rigen para {count} de los destinatarios. Añada su terreno, o dé un área al proyecto.',
  answerBy: 'Se espera una respuesta hasta el {date}.',
  standsStill: 'El plazo está detenido.',
  followUpBy: 'Un seguimiento vence el {date}.',
  freeFrom: 'En cuanto a este destinatario, el proyecto puede presentarse desde el {date}.',
  NoDistance: 'No consta distancia para {source}: quién debe ser avisado lo decide usted.',
};
