import type { ShellSegmentTexts } from '../../areas/shell-segments.ts';

/** What segments of the shell's addresses are called in Spanish. */
export const es: ShellSegmentTexts = {
  docs: 'Documentación',
  help: 'Ayuda',
  rollout: 'Despliegue',
  inbox: 'Bandeja',
  settings: 'Ajustes',
  calendars: 'Calendarios',
  areas: 'Áreas',
  flags: 'Marcas',
  tokens: 'Claves',
  violations: 'Infracciones',
};
