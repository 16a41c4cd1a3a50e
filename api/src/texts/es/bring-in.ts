import type { en } from '../en/bring-in.ts';

/** Reasons why a table cannot be imported, in Spanish. */
export const es: typeof en = {
  notBrought: 'Las tablas las incorporan editores de intermediarios y administradores.',
  otherType: 'Tipo de archivo no admitido (solo xlsx, csv y txt). Guarde un libro antiguo como .xlsx.',
  gone: 'No existe tal archivo, o lo subió otra persona. Súbalo de nuevo.',
  manyRecipes: 'Su empresa ya conserva {most} formas de leer una tabla. Olvide una primero.',
  noRecipe: 'Ya no existe una forma de leer una tabla con este nombre.',
  faults: {
    notWorkbook:
      'Esto no es un libro de Excel. Guárdelo como .xlsx en su programa de hojas de cálculo y súbalo.',
    password: 'El libro está protegido con contraseña. Guarde una copia sin ella y súbala.',
    notTable:
      'No es un libro de Excel ni un archivo de texto con filas. Guárdelo como .xlsx o .csv y suba ese.',
    oldOrLocked:
      'Es un libro antiguo (.xls) o tiene contraseña. Guarde una copia como .xlsx sin contraseña y suba esa.',
    noRows: 'Este archivo no tiene filas. Elija otro, u otra hoja.',
    damaged: 'El libro está dañado o no se subió entero. Guárdelo de nuevo y súbalo.',
    bomb: 'El libro se descomprime en mucho más de lo que es. Copie sus filas en el libro inicial.',
    entities:
      'El libro tiene definiciones que ningún programa de hojas de cálculo escribe. Guárdelo de nuevo allí.',
    references:
      'La hoja {place} nombra celdas que ninguna hoja tiene. Guarde el libro de nuevo en su programa de hojas de cálculo.',
    manyRows: 'La hoja {place} tiene demasiadas filas. Divídala: {rows} con algo escrito como mucho.',
    manySheets: 'El libro tiene demasiadas hojas. Deje las que se importan.',
    manyColumns: 'La hoja {place} tiene más de {columns} columnas. Borre las que no hacen falta.',
    twins: 'Dos hojas se llaman {place}. Cambie el nombre de una.',
    longText: 'El libro tiene más texto del que se lee. Divídalo.',
    time: 'El libro tarda demasiado en leerse. Divídalo.',
    memory: 'El libro necesita demasiada memoria para leerse. Divídalo.',
  },
};
