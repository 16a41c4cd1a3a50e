import type { en } from '../en/map.ts';

/** Messages of the map's calls, in Spanish. */
export const es: typeof en = {
  noField: 'Esta capa no se puede colorear por ese campo.',
  noTile: 'No existe esa tesela del mapa.',
  noProject: 'No existe ese proyecto, o usted no puede abrirlo.',
  noFile: 'No existe ese archivo, o usted no puede abrirlo.',
  noService: 'No existe ese servicio de mapas.',
  notSaved: 'Usted no puede cambiar cómo ven todos esta capa.',
  noProperties: 'Estas no son propiedades de una capa.',
  noRoute: 'El proyecto aún no tiene trazado, o lo indicado no lo es. Dibuje uno en el mapa.',
  noRule: 'Hoy no hay tal norma con una distancia. Elija otra o escriba una distancia.',
  tangledRoute:
    'El trazado pasa demasiadas veces por el mismo terreno para poder seguirlo. Dibújelo más simple o pregunte por una parte.',
  longOutlines:
    'Los contornos del terreno junto a este trazado son demasiado largos para una sola búsqueda. Elija una distancia más corta o una parte del trazado.',
  tooMuchLand: 'A esta distancia del trazado hay más de 2.000 parcelas. Elija una distancia más corta.',
  tooManyExported: 'Esta capa tiene más de 20.000 formas. Elija algunas y exporte esas.',
  nothingExported: 'Nada de esto está en un lugar que usted pueda ver.',
  noView: 'Ya no se sabe lo que esta lista encuentra. Vuelva a cargar la página.',
  noBase: 'No existe ningún mapa base con este nombre.',
  service: {
    unknownHost:
      'Este servicio nos envió a un servidor que ningún administrador indicó. Pida a un administrador que revise su dirección.',
    privateAddress:
      'Este servicio está en una red privada, que no se consulta. Pregunte a quien gestiona el servidor.',
    unreachable: 'No se puede acceder a este servicio. Pida a un administrador que revise su dirección.',
    slow: 'Este servicio no respondió a tiempo. Se le consulta otra vez cuando el mapa se mueve.',
    tooLarge: 'Este servicio respondió con más de lo que un mapa puede dibujar. Acérquese.',
    tooManyRedirects:
      'Este servicio nos envió de una dirección a otra. Pida a un administrador que revise su dirección.',
    refused: 'Este servicio nos rechazó. Pida a un administrador que revise su clave de acceso.',
    failed: 'Este servicio falló. Se le consulta otra vez cuando el mapa se mueve.',
    noPicture:
      'Este servicio respondió con algo que no es una imagen. Pida a un administrador que revise su tipo y su dirección.',
    noFeatures:
      'Este servicio respondió con algo que no contiene entidades en la tierra. Pida a un administrador que revise su tipo y su dirección.',
    noAddresses:
      'La búsqueda de direcciones respondió con otra cosa. Pida a quien opera el servidor que revise su dirección.',
    noArchive: 'Esto no es un archivo de teselas. Pida a un administrador que revise su dirección.',
    noRanges:
      'El servidor de este archivo no envía partes de archivos. Pida a un administrador que lo guarde en otro lugar.',
  },
  states: {
    none: 'Sin estado',
    unsaid: 'No indicado',
    open: 'Sin enviar',
    notified: 'Notificado',
    sent: 'Enviado',
    received: 'Recibido',
    responded: 'Respondido',
    consented: 'Con consentimiento',
    completed: 'Completado',
    well: 'Pozo',
    project: 'Proyecto',
    land: 'Tierra',
    unpaid: 'Sin pagar',
    held: 'Retenido',
    paid: 'Pagado',
    returned: 'Devuelto',
    closed: 'Cancelado o reemplazado',
  },
};
