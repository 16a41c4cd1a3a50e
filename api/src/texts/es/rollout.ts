import type { en } from '../en/rollout.ts';

/** Refusals about flags and releases, in Spanish. */
export const es: typeof en = {
  onlyAdministrators: 'Solo un administrador del sistema puede desplegar.',
  chooseKnown: 'Elija entradas de la lista.',
  byService: 'Decide el servicio de marcas de esta instalación. Cambie la regla allí.',
  noRule: 'No existe ninguna regla con este nombre.',
  ruleChanged: 'Otra persona cambió esta regla entretanto. Véala como está ahora y cámbiela de nuevo.',
  whichRelease: 'Diga de qué versión se trata.',
  noRelease: (version, remote) => `No existe la versión ${version} de ${remote}.`,
  isStable: (version) => `${version} ya es la versión estable.`,
  noCandidate: 'No hay ninguna versión candidata.',
  noneBefore: 'Ninguna versión fue estable antes de esta.',
  areaChanged: 'Otra persona cambió esta área entretanto. Véala como está ahora y vuelva a intentarlo.',
  noToken: 'No existe esa clave para revocarla.',
  noTry: 'Esta dirección ya no vale, o la instalación no permite probar versiones. Cree otra.',
  onlyTried: (version: string) => `${version} se hizo solo para probarla. Publíquela con otra versión.`,
};
