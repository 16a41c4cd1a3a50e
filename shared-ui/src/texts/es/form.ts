import type { en } from '../en/form.ts';

/** Spanish texts of forms and their records. */
export const es: typeof en = {
  conflict: {
    title: 'Otra persona guardó antes',
    text: '{{name}} guardó este registro el {{when}}. Ambos cambiaron lo que figura aquí: elija qué valor queda.',
    rowText:
      '{{name}} guardó {{title}} el {{when}}. Ambos cambiaron lo que figura aquí: elija qué valor queda.',
    field: 'Campo',
    mine: 'Suyo',
    theirs: 'Guardado por {{name}}',
    use: 'Guardar estos valores',
    chooseFirst_one: 'Elija un valor para un campo más.',
    chooseFirst_other: 'Elija un valor para {{count}} campos más.',
  },
  taken: {
    fields: '{{name}} cambió entretanto {{fields}}; se ha incorporado.',
    outrun:
      'Otras personas guardan este registro una y otra vez. Sus cambios se han incorporado; guarde de nuevo.',
  },
  summary: {
    open_one: 'Hay 1 campo obligatorio vacío',
    open_other: 'Hay {{count}} campos obligatorios vacíos',
  },
  save: {
    fillIn: 'Rellene los campos obligatorios para guardar.',
    firstError: 'No se ha guardado: primero hay que corregir {{label}}.',
    firstRow: 'No se ha guardado: primero hay que corregir una fila.',
  },
  record: {
    details: 'Detalles',
    delete: 'Eliminar',
    history: 'Historial',
    toList: 'A la lista',
    missingTitle: 'No encontrado',
    missing: 'No hay ningún registro en esta dirección. Es posible que se haya eliminado.',
    failed: 'No se ha podido leer el registro. Compruebe su conexión e inténtelo de nuevo.',
    crumb: { missing: 'No encontrado', denied: 'Acceso denegado', failed: 'No cargado' },
  },
  order: {
    filter: 'Filtrar',
    filtered: 'Quite el filtro para cambiar el orden.',
    sorted: 'Ordene por N.º para cambiar el orden.',
  },
  rowsHeld: {
    new: 'Nuevo',
    changed: 'Cambiado',
    errors_one: 'Hay que corregir 1 campo.',
    errors_other: 'Hay que corregir {{count}} campos.',
    errorsSpoken: 'por corregir',
    unnamed: '(aún sin nombre)',
    newTitle: 'Nuevo: {{item}}',
    add: 'Nuevo',
    done: 'Listo',
    hint: 'Lo que cambie aquí se guarda con el registro.',
    before: 'Fila anterior (Alt+↑)',
    behind: 'Fila siguiente (Alt+↓)',
    selectFirst: 'Seleccione filas primero.',
    staySaved: 'Las filas guardadas de esta lista no se pueden eliminar.',
  },
  changes: {
    count_one: '1 cambio',
    count_other: '{{count}} cambios',
    title: 'Lo que se guardará',
    undo: 'Deshacer',
    undoOf: 'Deshacer {{name}}',
    newRow: 'Nuevo: {{item}}',
  },
  draft: {
    title: 'Lo que no se guardó',
    offer: 'Hay cambios sin guardar del {{when}}.',
    movedOn: 'Desde entonces {{name}} cambió el registro: al restaurar se combinan los cambios.',
    left: 'No se han conservado y hay que añadirlos de nuevo: {{fields}}.',
    restore: 'Restaurar',
    discard: 'Descartar',
    restoreThese: 'Restaurar estos valores',
    noRoom:
      'Este navegador no tiene espacio para conservar lo que escribe. Guarde pronto: al recargar se perdería.',
    tooLarge: 'Es demasiado para que el navegador lo conserve. Guarde pronto: al recargar se perdería.',
  },
  rows: {
    number: 'N.º',
    empty: 'Todavía no hay filas.',
    add: 'Añadir',
    up: 'Subir la fila {{n}}',
    down: 'Bajar la fila {{n}}',
    remove: 'Quitar la fila {{n}}',
  },
  history: {
    title: 'Historial',
    empty: 'Este registro aún no se ha guardado.',
    byOf: '{{name}} de {{company}}',
    revision: 'Revisión {{n}}',
  },
};
