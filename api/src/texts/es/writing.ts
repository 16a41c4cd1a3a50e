import type { en } from '../en/writing.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** The same in Spanish. */
export const es: typeof en = {
  changed: (names) => `${names} cambió este registro mientras usted lo editaba.`,
  rowsChanged: (names) => `${names} cambió varios registros mientras usted los editaba.`,
  changedByYou: 'Usted cambió este registro en otra pestaña o ventana mientras lo modificaba aquí.',
  rowsChangedByYou: 'Usted cambió varios registros en otra pestaña o ventana mientras los modificaba aquí.',
  deletedBefore: 'Se eliminó un registro con este identificador. Cree uno nuevo.',
  idOnce: 'Un registro solo se puede guardar una vez cada vez.',
  tooManySaved: (most) => `No se pueden guardar más de ${most} registros a la vez.`,
  tooManyDeleted: (most) => `No se pueden eliminar más de ${most} registros a la vez.`,
  uses: (count, { one, many }) => `${count} ${count === 1 ? one : many}`,
  otherRecords: { one: 'otro registro', many: 'otros registros' },
  unseenRecords: 'registros que usted no puede ver',
  usedBy: (uses) => `Está en uso en ${list.format(uses)}.`,
  namedUsedBy: (name, uses) => `«${name}» está en uso en ${list.format(uses)}.`,
  deactivate: 'Desactívelo en su lugar.',
  removeUses: 'Quítelo allí primero.',
  rowInUse: 'Otros registros usan una fila que se ha quitado. Vuelva a ponerla o desactívela en su lugar.',
  namedMerged: (name) => `Mientras tanto se fusionó con ${name}. Elija ${name} en su lugar.`,
  rowElsewhere:
    'No se guardó nada: una de las filas pertenece a otro registro. Recargue la página y añada la fila de nuevo.',
  namedGone: 'Un registro que se nombra aquí se eliminó entretanto. Elija otro.',
};
