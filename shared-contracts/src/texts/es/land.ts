import type { en } from '../en/land.ts';
import { es as refusals } from './refusals.ts';

/** Refusals of a parcel, a title, a title tract or an instrument, in Spanish. */
export const es: typeof en = {
  notLand:
    'Esta no es una descripción legal conocida aquí. Escríbala como NW-36-042-03-W5M, 04-11-082-04W6 o d-096-H/094-A-15, o márquela como dicha con palabras.',
  partlyRead:
    'Leído aquí: {read}. Sin entender: «{unread}». Escriba esa parte de otro modo, o marque el conjunto como dicho con palabras.',
  partTwice: '{land} está dos veces en esta descripción. Quite una de ellas.',
  unclear:
    'No está claro qué terreno es. Escriba «NE of SE» o «NE and SE» para los cuartos, e indique la sección y el municipio de cada uno.',
  position: 'Esto es una posición y no un terreno. Escriba el cuarto, la LSD o la unidad en que está.',
  section: 'Un municipio tiene las secciones 1 a 36; no hay sección {n}.',
  township: 'Los municipios terminan en el 126, a 60° norte; no hay municipio {n}.',
  range:
    'Al oeste del meridiano {meridian} los rangos terminan en {most} en el municipio {township}; no hay rango {n}.',
  meridian: 'El catastro tiene los meridianos W1 a W7; no hay W{n}.',
  lsd: 'Una sección tiene las subdivisiones legales 1 a 16; no hay LSD {n}.',
  series: 'No hay hoja {n} del Sistema Topográfico Nacional.',
  sheet: 'Un área del mapa tiene las hojas 1 a 16; no hay hoja {n}.',
  unit: 'Un bloque tiene las unidades 1 a 100; no hay unidad {n}.',
  area: 'La hoja {n} tiene las áreas A a P; no hay área {letter}.',
  block: 'Una hoja del mapa tiene los bloques A a L; no hay bloque {letter}.',
  unitMissing:
    'Diga qué unidades del bloque {letter} de la hoja {map} son; un bloque tiene las unidades 1 a 100.',
  blockMissing: 'Diga qué bloque y qué unidades de la hoja {map} son.',
  sectionMissing: 'Diga qué sección del municipio {township} es.',
  partsMissing: 'Indique la descripción legal: al menos una parte.',
  otherProvince:
    'Este terreno está en {name}, y rigen las reglas de {name}. Elija esa, o corrija la descripción legal.',
  netOverGross: 'El área neta no puede ser mayor que el área bruta.',
  outlineKind: 'Este no es un contorno de terreno. Cargue un archivo con áreas, o con líneas que se cierren.',
  outlinePoints: 'Un contorno no puede tener más de {n} puntos.',
  outlineOffEarth: 'El contorno está fuera de longitud y latitud. Indique sus posiciones en WGS 84.',
  outlineCrosses: 'El contorno se cruza a sí mismo cerca de {place}. Cargue uno cuyos bordes no se crucen.',
  outlineElsewhere:
    'El contorno está en {name}, a {distance} km del terreno descrito, que está en {other}. Cargue el contorno de esta parcela, o corrija la descripción legal.',
  outlineMissing: 'No hay contorno medido que pueda valer. Cargue uno, o deje valer el teórico.',
  ownParent: 'Una parcela no puede dividirse de sí misma ni de una que se dividió de ella.',
  ownPrevious: 'Un título no puede reemplazarse a sí mismo ni a uno que lo reemplazó.',
  cancelledFirst: 'Un título no puede cancelarse antes de ser registrado.',
  notCancelled: 'Un título con fecha de cancelación está cancelado. Elija ese estado, o quite la fecha.',
  ownerMissing: 'Elija al propietario, o escriba el nombre como está en el título.',
  shareZero: 'Ambas partes de una cuota son números enteros mayores que cero.',
  shareOverOne: 'Una cuota no puede ser más que el todo.',
  jointShare:
    'Los titulares mancomunados no tienen cuotas propias. Quite la cuota, o elija copropiedad por cuotas.',
  nameNotTold: 'Escriba el nombre como está en el título, con letras. Déjelo vacío mientras no se conozca.',
  numberNotTold: 'Un número tiene letras o cifras. Escríbalo como está inscrito.',
  singleJointTenant:
    'Un cotitular tiene la tierra junto con alguien. Añada al otro o elija la tenencia en común.',
  nothingLeft:
    'Las cuotas ya son el todo y los cotitulares tendrían lo que queda. Deles un grupo con una cuota o corrija las cuotas.',
  groupsOpen: 'Solo un grupo de cotitulares puede tener lo que queda. Dé su cuota a este grupo.',
  groupMissing: 'Nombre el grupo al que pertenece esta cuota, como A, o quite la cuota.',
  groupMixed:
    'El grupo {group} es de cotitulares o en común, y no ambos. Elija uno para todos sus propietarios.',
  groupTwoShares:
    'El grupo {group} tiene dos cuotas. Escriba la misma en todos sus propietarios o en uno solo.',
  groupNoShare: 'Escriba lo que el grupo {group} tiene en conjunto, como 1/2.',
  groupWithin:
    'Dentro del grupo {group} las cuotas suman {sum}. Dé una a cada propietario para que sumen el todo, o ninguna si son iguales.',
  sharesOver: 'Las cuotas suman {sum}. Juntas no pueden ser más que el todo.',
  dischargedFirst: 'Un instrumento no puede cancelarse antes de ser registrado.',
  partyMissing: 'Elija la parte, o escriba su nombre.',
  titleMissing: 'Elija el título en el que está registrado.',
  titleStays: 'Un instrumento permanece en el título en el que está registrado.',
  AB: 'Alberta',
  BC: 'Columbia Británica',
  MB: 'Manitoba',
  SK: 'Saskatchewan',
  elsewhere: 'ninguna de las provincias del oeste',
  or: 'o',
  registryNumber:
    'Escriba un LINC de 10 dígitos, como 0012 345 678, un PID de 9, como 012-345-678, o un número de parcela de superficie de 9, como 201234567.',
  registryElsewhere:
    'Un {kind} es un número de {home}, y este terreno está en {name}. Corrija el número o la descripción legal.',
  registryLINC: 'LINC',
  registryPID: 'PID',
  registrySURFACE_PARCEL: 'número de parcela de superficie',
  readOnly: refusals.readOnly,
  noRight: 'Puede ver los terrenos y no editarlos. Pida a un editor de su empresa que cambie esto.',
};
