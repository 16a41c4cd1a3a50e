/** Spanish texts of forms and their records. */
export const es = {
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
    chooseFirst_many: 'Elija un valor para {{count}} campos más.',
    chooseFirst_other: 'Elija un valor para {{count}} campos más.',
  },
  taken: {
    fields: '{{name}} cambió entretanto {{fields}}; se ha incorporado.',
    outrun:
      'Otras personas guardan este registro una y otra vez. Sus cambios se han incorporado; guarde de nuevo.',
  },
  summary: {
    open_one: 'Hay 1 campo obligatorio vacío',
    open_many: 'Hay {{count}} campos obligatorios vacíos',
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
  history: {
    title: 'Historial',
    empty: 'Este registro aún no se ha guardado.',
    byOf: '{{name}} de {{company}}',
    revision: 'Revisión {{n}}',
  },
};
