import type { HelpTexts } from '../../docs/help/help-article.ts';

const formKeys = [
  ['Ctrl+S', 'guarda; si el formulario no se puede guardar, va al primer campo que lo impide'],
  ['Ctrl+Mayús+S', 'guarda y vuelve a la lista'],
  ['Ctrl+Intro', 'guarda y empieza un registro nuevo del mismo tipo'],
  ['F1', 'abre esta ayuda'],
] as const;

const rowKeys = [...formKeys, ['Tab', 'pasa al campo siguiente, del último a la fila siguiente']] as const;

const gridKeys = [
  ...formKeys,
  ['Espacio', 'marca la fila'],
  ['Alt+↑ Alt+↓', 'llevan la fila a otro lugar'],
] as const;

const editKeys = [
  ...formKeys,
  ['F2', 'en la lista, cambia las celdas de la fila en su sitio'],
  ['Intro', 'en una fila que se cambia, la guarda'],
  [
    'Ctrl+Intro',
    'en una fila que se cambia, la guarda y sigue en la de abajo; en la lista, empieza filas nuevas',
  ],
  ['Tab, Mayús+Tab', 'en una fila que se cambia, pasan de celda en celda'],
  ['Esc', 'en una fila que se cambia, descarta lo escrito'],
  ['Espacio', 'en una casilla de la lista, la invierte'],
] as const;

const workspaceKeys = [
  ...formKeys,
  ['[ y ]', 'van a la pestaña anterior y a la siguiente'],
  ['t y una letra', 'va a una pestaña; ? muestra las letras'],
  ['L', 'anota un contacto con alguien'],
  ['Alt+↑ Alt+↓', 'en una fila abierta, van a la fila anterior y a la siguiente'],
  ['F2', 'en los acuerdos, abre los días de la fila en su sitio; una cifra empieza a escribir uno'],
  ['Ctrl+D', 'en los acuerdos, rellena el día de la primera fila seleccionada en las demás'],
  ['F8 Mayús+F8', 'en una importación, van al siguiente fallo y al anterior'],
] as const;

/** The help in Spanish. */
export const es: HelpTexts = {
  contents: 'Contenido',
  general: 'Trabajar con registros',
  records: 'Los registros',
  screens: 'Operación',
  keys: 'Teclas',
  unknown:
    'No hay ninguna página con este nombre. A continuación está lo que vale para todos los formularios; el índice lleva a todo lo demás.',
  articles: {
    typing: {
      title: 'Escribir fechas',
      purpose: 'Escriba una fecha como acostumbra. Al salir del campo, se muestra en la forma aaaa-mm-dd.',
      steps: [
        'Con el nombre del mes: 23 nov, 23 de noviembre de 2026, nov-23-2026. Sin año, es un día de este año.',
        'En números: 2026/11/3, 20261123, 23/11/2026 u 11/23/2026. Una fecha como 3/4/2026 tiene dos lecturas. Elija la suya en Mi cuenta: primero el día o primero el mes. Hasta entonces no se acepta.',
        'Desde hoy: hoy, mañana, +14 para dentro de dos semanas, -3 para hace tres días. vie es el próximo viernes después de hoy.',
        'Una fecha que Rightway no entiende del todo queda como la escribió y se marca. Nunca se adivina.',
      ],
    },
    saving: {
      title: 'Guardar',
      purpose:
        'Un registro se guarda entero, con todo lo que hay en sus pestañas: todo, o nada si algo se rechaza.',
      steps: [
        'Guardar está disponible desde la primera tecla. Mientras haya un campo marcado, el guardado lo espera: la lista junto al botón indica en qué pestaña está y lleva a ella.',
        'Una marca en el botón indica que todo está guardado.',
        'Si no se puede conectar con Rightway, lo escrito permanece en el formulario. Guarde de nuevo cuando vuelva la conexión; nada se guarda dos veces.',
        'La flecha junto a Guardar ofrece guardar y salir, guardar y crear otro, y deshacer todos los cambios; lo deshecho se puede recuperar mientras no escriba otra cosa.',
        'Eliminar pregunta antes, y se niega con su motivo si otros registros usan este.',
      ],
      keys: formKeys,
    },
    conflicts: {
      title: 'Cuando otra persona guardó antes',
      purpose:
        'Dos personas pueden modificar el mismo registro a la vez. Rightway reúne ambas versiones comparándolas, campo por campo, con aquella de la que partieron las dos.',
      steps: [
        'Lo que solo cambió la otra persona se adopta. Una línea indica qué llegó y de quién.',
        'Lo que solo cambió usted se conserva y se guarda.',
        'Si fue usted, en otra pestaña o ventana, también se indica.',
        'Solo se pregunta por un campo que cambiaron ambos. Ninguna versión está elegida de antemano: elija una en cada campo y guarde.',
      ],
    },
    drafts: {
      title: 'Cambios sin guardar',
      purpose:
        'Lo que todavía no ha guardado se conserva en este navegador. Sobrevive a una recarga, a un fallo y al fin de su sesión.',
      steps: [
        'Al abrir de nuevo el registro, Restaurar devuelve los cambios y Descartar los elimina; al lado consta de cuándo son.',
        'Si entretanto otra persona guardó el registro, se le dice antes de que decida.',
        'Desaparecen al guardar, al descartarlos, al cerrar la sesión o a los siete días. Nadie más que inicie sesión aquí los ve.',
        'Salir de un registro con cambios sin guardar pregunta antes; pasar de una pestaña a otra, no.',
      ],
    },
    finding: {
      title: 'Buscar cualquier cosa',
      purpose:
        'Ctrl+K abre un cuadro sobre los registros de todo tipo, las listas, las carpetas inteligentes y las acciones. Antes de escribir muestra lo último en que trabajó.',
      steps: [
        'Escriba un número, un nombre, un terreno o un teléfono. Un acuerdo se encuentra por su número, propietario, descripción legal, proyecto y los teléfonos de quienes figuran en él. El orden de las palabras no importa.',
        'Los terrenos y los teléfonos se pueden escribir de cualquier forma usual; el cuadro dice cómo los leyó.',
        'Se muestran tres registros de cada tipo; la última línea de un tipo lleva a su lista con el mismo texto.',
        'Elija con ↑ y ↓, abra con Intro, o con Ctrl+Intro o el botón central en otra pestaña.',
        'Proyectos, acuerdos y parcelas tienen Mapa en lugar de Cuadrícula: lo que la lista encuentra, en un mapa con su filtro y su selección. La dirección lo lleva consigo.',
        'En una lista, la flecha de una fila o Alt+Intro muestra su registro al lado, con lo que depende de él. ↑ y ↓ van de fila en fila, Intro abre la página, Esc cierra.',
      ],
      keys: [
        ['Ctrl+K', 'busca cualquier cosa'],
        ['/', 'va al filtro de la lista'],
        ['G y una letra', 'va a una lista'],
        ['N', 'crea un registro de la lista'],
        ['?', 'muestra todas las teclas que funcionan aquí y desactiva las que van sin Ctrl ni Alt'],
      ],
    },
    reports: {
      title: 'Informes',
      purpose:
        'Listas de líneas, informes de contactos, informes de proyectos y de tiempo, en PDF, Word o libro de cálculo. Un informe muestra lo que usted puede ver, tal como está guardado ahora.',
      steps: [
        'Generar, encima de los acuerdos, solicitudes e interesados de un proyecto: una lista en el orden de la ruta, de las filas elegidas o de todas. Necesita el derecho de editar el proyecto y el proyecto guardado.',
        'Generar, junto a Guardar de un proyecto: resumen, detalles y resumen de costos de este proyecto. De varios proyectos: elíjalos en la lista y luego el informe abajo.',
        'Elija semanas en la lista de hojas de horas para el resumen del período, el detalle de hojas de horas y, para quienes facturan, el trabajo en curso.',
        'Elija el formato y qué mostrar; los teléfonos y correos se muestran solo si pide información personal. Sus elecciones se conservan para la próxima vez. Vista previa muestra la primera página al lado y las sigue.',
        'Ejecutar hace el informe y dice cuánto falta; Cancelar lo detiene. Un PDF se abre en su propia ventana, los demás formatos se descargan. Lo hecho se puede abrir durante una hora, solo usted.',
        'Documento de plantilla, en Generar, rellena una plantilla de Word: elija la plantilla, los registros, a quién van las cartas y si es un documento o varios. Los valores que faltan se nombran primero, registro por registro, y cada uno lleva a su campo; lo archivado queda con su registro.',
        'Adjuntos, en el mismo cuadro, son documentos del proyecto, o del único registro seleccionado, que acompañan a las cartas: detrás de cada una en un solo PDF, junto a ellas en un archivo comprimido, y nombrados en la comunicación. Hoja de mapa es la imagen que ocupa el lugar de {map}: una para todas o la más reciente de cada registro. Imprima antes el mapa como PNG y añádalo a los documentos.',
        'Un documento de plantilla se hace en PDF o, para seguir trabajándolo, en Word. Carpeta de cierre, en los documentos de un proyecto, los une en un solo PDF con índice, enlaces y marcadores, y enumera lo que no puede ser páginas; como archivo comprimido contiene cada archivo tal como es. Lo confidencial no se incluye en ninguno.',
        'Exportar el registro, encima del tablero de una consulta, escribe todos los contactos e intentos como libro de cálculo, texto, Word o PDF, en las columnas que piden los reguladores.',
        'Las comunicaciones confidenciales no están en ningún informe.',
      ],
    },
    keyboard: {
      title: 'Teclado',
      purpose:
        'Todo puede hacerse sin ratón. Una lista es una sola parada del tabulador; desde ahí guían las flechas.',
      keys: [
        ['Ctrl+S', 'guarda el formulario'],
        ['Ctrl+Mayús+S', 'guarda el formulario y vuelve a la lista'],
        [
          'Ctrl+Intro',
          'guarda el formulario y empieza un registro nuevo; en una lista que se edita en su sitio, empieza filas nuevas',
        ],
        ['F2', 'en una lista de administración, cambia la fila en su sitio'],
        ['F1', 'abre la ayuda del formulario'],
        ['Tab, Mayús+Tab', 'pasan al campo siguiente o anterior'],
        ['Esc', 'cierra un menú o un diálogo; en una lista quita todas las marcas'],
        ['↑ ↓ ← →', 'pasan de celda en celda de una lista; sobre la primera fila están los títulos'],
        ['Inicio, Fin, RePág, AvPág', 'van a la primera o última celda, o una pantalla más allá'],
        ['Intro', 'abre la fila; en un título, ordena'],
        ['Alt+Intro', 'muestra la fila junto a la lista, donde la lista lo hace'],
        ['Espacio', 'marca la fila; con Mayús y una flecha, varias'],
        ['Ctrl+A, Ctrl+C', 'marcan todas las filas, copian las marcadas o la celda'],
        ['Alt+↓', 'en un título, abre el menú de la columna'],
        ['Mayús+← Mayús+→', 'en un título, estrechan o ensanchan la columna'],
        ['Supr', 'en un título, oculta la columna'],
      ],
    },
    'surface-project': {
      title: 'Proyectos de superficie',
      purpose:
        'Un proyecto de superficie es una obra sobre el terreno, como un ducto o un pozo, con todo lo que depende de ella. Su página es el lugar de trabajo: las pestañas están en grupos junto al contenido, cada una con cuánto contiene, y la navegación se pliega a iconos.',
      steps: [
        'Las líneas bajo el título dicen con qué números conoce cada empresa el proyecto, cómo está, quién más lo tiene abierto y quién lo guardó por última vez. Nada se bloquea: dos que guardan cosas distintas quedan servidos, y solo se pregunta donde ambos cambiaron lo mismo.',
        'Acuerdos tiene los derechos de uso de la tierra. Nuevo crea uno en un asistente; Crear otro conserva tipo, finalidad y estado. Las filas se arrastran al orden de la ruta, o se mueven con Alt+↑ y Alt+↓, mientras no haya filtro. Un acuerdo abierto tiene los demás al lado: Alt+↓ pasa al siguiente en la misma área, y lo que escribió se conserva.',
        'Las áreas cortas de un acuerdo son una página: propietarios con sus participaciones, firma e inscripción, ocupantes, parcelas (también de una lista que se pega), títulos con «Copiar los propietarios del título», compensación con sus totales (un precio por superficie dice por qué unidad es, y la superficie se convierte), pagos (uno nuevo es para el propietario donde solo hay uno; diga de qué es), condiciones, superficies que se convierten, y enmiendas y renovaciones. Adquirido se sigue de la última firma, salvo que usted lo ponga; donde quien firmó vende el terreno, se queda. Al lado, Plazos enumera las reglas que rigen, cada una con su plazo y su fuente.',
        'A quién llamar está al lado de un acuerdo, una solicitud, una parte interesada y una tarea, y en un teléfono va primero: propietarios y ocupantes con sus participaciones, teléfonos y correos, lo que hay que tener en cuenta, cuándo se los contactó por última vez y la tarea siguiente. Un nombre abre el asociado sobre el registro. Registrar contacto (L) toma el resultado y el método en una sola elección, con la hora de ahora, usted y aquellos a quienes concierne; pulse un nombre para quitarlo. Su mensaje lo deshace, o lleva a una nota. Con filas seleccionadas en la pestaña lo registra en cada una; «Otro método, o detalles …» es entonces una tabla para un día de contactos. Carta o documento empieza uno de este registro, y Foto le añade una imagen.',
        'Qué reglas rigen se sigue del terreno, o del área del proyecto; sin ninguno se dice en rojo, aquí, en el tablero y en Hoy. Las reglas que ahora no piden nada se nombran, y también aquello sobre lo que no hay regla. «Vivienda familiar» en un propietario pide el consentimiento del cónyuge para un arrendamiento largo y para un derecho sin fin (N/A como unidad del plazo); si ambos cónyuges están en el título, firman los dos. La revisión de una compensación anual se avisa cada cinco años desde el último día en que el acuerdo entró en vigor, se renovó o se revisó su compensación; las revisiones perdidas van juntas hasta que «Revisiones perdidas cerradas» en Enmiendas y renovaciones dice por qué. Si no se llega a un acuerdo, Enmiendas y renovaciones recoge el aviso de un derecho de entrada, la solicitud y la orden; Plazos dice hasta cuándo puede haber objeciones, y desde cuándo y hasta cuándo se puede acudir al regulador federal.',
        'Los días se escriben en la propia lista: ponga el teclado en un día, escríbalo y pulse Intro; seleccione las filas de abajo con Mayús+↓ y Ctrl+D las rellena. Columnas muestra más días. Todo espera a Guardar. Acciones rellena enseguida un día hacia abajo en los acuerdos seleccionados, edita los mismos campos de muchos y reasigna el trabajo del agente que se va. Antes se muestra qué cambia, y se escribe todo o nada. La lista de acuerdos ofrece ambas cosas para filas de cualquier proyecto, y registra un contacto en cada una; también las de solicitudes y partes interesadas.',
        'Acciones > Importar trae acuerdos de una hoja de cálculo con sus propietarios y su tierra; la plantilla inicial tiene las columnas y sus listas. Las columnas que nadie conoce se leen como usted elija, y con ellas la próxima hoja de su empresa. Finalizar dice primero qué hará, toma solo las filas válidas o también las que tienen avisos, y sigue aunque cierre el navegador. Importaciones anteriores dice quién importó qué, continúa una revisión y deshace una importación salvo lo que alguien cambió desde entonces.',
        'En la revisión de una importación los errores van en rojo y los avisos en ámbar: F8 va al siguiente, Intro abre la celda y hace revisar su fila enseguida, Ctrl+D rellena una celda hacia abajo, Supr excluye filas o las devuelve. La flecha junto al número de una fila muestra toda la fila y lo que hay que decidir, como si se cambia el acuerdo que ya está. Mapa muestra las filas donde está su tierra; allí F8 va a los errores, después a lo que espera una decisión, y pasa de largo los avisos que no piden nada. La tierra de la que solo se nombra una porción se añade como porción, y su fila avisa de ello. Descargar filas con errores da las filas con errores en un libro con los motivos.',
        'Solicitudes tiene lo que se pide a los otorgantes. Nueva pide el tipo, el asociado comercial, después alguien de él, y el alcance; Crear otra conserva el tipo. Cada fila nombra al otorgante, hasta cuatro tipos de lo que se pide y cómo está en Connect; Por enviar, En espera, Respondidas y Completadas acortan la lista. Enviada, Recibida y Completada se escriben en la lista. Una solicitud con número y estado de Connect se conserva hasta que se borre uno de los dos.',
        'Una solicitud abierta tiene sus partidas: qué se pide, dónde, por cuánto tiempo y en qué terreno. De un camino no se usa más que su longitud, donde se conoce. Las revisiones dicen qué se cambió y cuándo. Los documentos de la primera partida de una solicitud a un otorgante de Connect quedan como están.',
        'Detalles contiene el proyecto mismo. Otro operador borra su oficina y el estado de superficie; se ofrecen las oficinas y los estados de la empresa que está al lado. Un identificador de pozo o una descripción legal se lee en cualquier escritura usual y dice qué lugar nombra.',
        'El trazado viene de un archivo de formas (KML, KMZ, GeoJSON, GPX, DXF, shapefile en zip), o se dibuja: con «Dibujar en el mapa …» en el propio formulario, también de un proyecto nuevo, o en Mapa. Se guarda la próxima vez que guarde. Un shapefile sin su .prj, o un dibujo, pide su sistema de coordenadas y muestra el lugar en el mapa al momento; elija otro hasta que quede bien.',
        'Partes interesadas tiene a quién concierne el proyecto sin ser parte de él. Nuevo crea una en un asistente; Crear otro conserva el tipo de interés y el interés en el terreno. Los tipos dicen qué es cada una y qué pide eso; Avisado se sigue del primer aviso, salvo que usted escriba un día. Acciones archiva una carta en las que seleccione, les rellena un día hacia abajo o edita los mismos campos de todas.',
        'Pueblos indígenas nombra las comunidades consultadas, una consulta para cada una. Abra una: su registro guarda cada contacto y cada intento con fecha, medio y persona; Anotar un intento empieza uno sin respuesta. Cuando un contacto está guardado, sus pruebas se añaden debajo.',
        'Consulta es el tablero de todos los que deben saberlo: una fila por parte interesada y comunidad, una columna por paso. Las cifras de arriba son sus filtros: desde cuándo se puede presentar y qué lo impide, quién fue avisado, quién va atrasado, quién objeta y qué devolvería un regulador, cada falta en palabras y con el camino a su contacto. F2 o doble clic rellena un paso en su sitio, y Deshacer lo quita. Un aviso sin su prueba, o un día que solo se escribió, está como «Enviado, sin prueba». Un plazo empieza el día en que se probó la entrega de un aviso, que no es anterior a su envío ni está por venir, descuenta sus pausas y conserva la versión de su regla; si la regla cambió desde entonces, dice qué se movió.',
        '«Archivar una carta …» pone una carta en todos los que marque, buscados por nombre o terreno, como aviso en cada uno. Un registro enviado a revisión impide presentar hasta que termina su revisión. Donde una regla no da distancia, una línea sobre el tablero dice que quién debe ser avisado lo decide usted. «Exportar el registro» escribe cada contacto y cada intento en las columnas que piden los reguladores, para Excel; lo confidencial queda fuera.',
        'Avance muestra en gráficos los consentimientos por semana frente al plan, el gasto frente a la AFE, los contactos por persona y, para quienes facturan, lo que está sin facturar. El plan es una línea recta hasta «Todos los consentimientos para el», y el importe de la AFE está en Detalles. Cifras muestra los mismos números en una tabla, y cada gráfico lleva a su lista. Detalles del proyecto, en Generar, los imprime con «Mostrar el avance en gráficos».',
        'Eventos cuenta lo que pasó, cada tipo una vez. Seleccione uno y Detalles del evento aparece junto a la lista; su tipo se elige mientras es nuevo, y el evento de otra empresa solo se lee. Añadir modelo, donde está activado, añade los eventos de un modelo que aún faltan.',
        'Las fechas clave se prevén y se alcanzan; lo retrasado está en rojo. Las obligaciones son deberes del proyecto y de sus acuerdos. La que se repite se cumple con su fecha, y la siguiente se crea al guardar, contada desde el primer vencimiento, de modo que el último día del mes vuelve después de un mes más corto. Mostrar y Responsable acotan la lista.',
        'Miembros y funciones dice quién trabaja en el proyecto o debe estar informado: una persona, un equipo o alguien de un asociado comercial, con función y acceso. Sus teléfonos están debajo, por organización.',
        'Proyectos relacionados se ve desde los dos lados: lo que este nombra y, debajo, quién lo nombra. Revisiones dice qué cambió del trazado o del alcance, y cuándo.',
        'Tareas enumera el trabajo del proyecto y de todo lo que depende de él, por el registro al que pertenece; lo vencido está en rojo y lo que vence pronto en ámbar. Abiertas, Mías, Vencidas y Todas eligen qué se ve. Completar, Iniciar y Retener, en una fila o en las filas seleccionadas, se hacen enseguida; antes se dice qué hacen de ello las reglas de la tarea. En una tarea abierta, Ctrl+Intro la completa y abre la siguiente, y Esc vuelve a la lista de la que vino. La lista de tareas completa, reasigna y cambia las fechas de tareas de cualquier proyecto. «Asignar un modelo …» da un modelo entero al proyecto o a un registro suyo y muestra quién recibe qué y para cuándo.',
        'Comunicaciones enumera lo que se habló del proyecto y de todo lo que depende de él: cada una dice a qué pertenece y lleva allí. Del proyecto, Acuerdos, Solicitudes y Partes interesadas acotan la lista.',
        'Los comentarios son para colegas: en un proyecto, un acuerdo y una tarea los lee quien ve el registro, y puede escribir también sin derecho a editarlo. @ ofrece a las personas que pueden leerlo, y quien es nombrado lo encuentra en la bandeja. Ctrl+Intro publica; lo que escribe se conserva hasta entonces. Los propios se editan y se eliminan, y el historial conserva lo que decían. Uno confidencial se lee solo en su empresa. Ningún informe, exportación, correo ni calendario contiene lo que dice un comentario.',
        'Cronograma dibuja las tareas como barras sobre los meses, con una línea para hoy: verde es completada, rojo es vencida, a trazos es en espera. Una barra abre su tarea; las flechas llevan de barra en barra.',
        'Una tarea puede seguir una fecha: tantos días, días hábiles, semanas o meses antes o después de una fecha clave, de una fecha de su registro o de otra tarea. Cuando esa fecha se mueve, una pregunta antes de guardar enumera las tareas que se mueven, desde dónde y hasta dónde, y cuáles vencen antes. Una fecha que alguien puso a mano se queda, y la lista lo dice; quite la marca para que vuelva a seguir. Los días hábiles dejan fuera los fines de semana y los festivos de la provincia del proyecto. Lo que se guarda desde una lista, el tablero o el mapa no pregunta: un mensaje dice cuántas tareas se movieron y lleva a ellas.',
        'Una tarea abierta dice cómo está y qué sigue cuando se complete. Su responsable puede iniciarla, retenerla, completarla y escribir notas, también sin permiso para editar el proyecto.',
        'Mapa muestra dónde están los acuerdos, solicitudes, partes interesadas y pozos del proyecto, cada uno en el color de su estado, con su trazado, sus archivos espaciales y las cuadrículas de los levantamientos, que son teóricas. Un clic selecciona, Ctrl añade; un rectángulo, un polígono o un círculo selecciona lo que toca, y «Seleccionar alrededor», lo que a la vista esté a cierta distancia de la selección. El panel muestra los datos de cada uno y lleva a su registro. Un shapefile que se añade sin su .prj, o un dibujo, pide su sistema de coordenadas y dice en qué tierra está su centro. Las capas se encienden, se ordenan y se hacen transparentes; Copiar un enlace se lleva la vista. En Acuerdos, Mapa en lugar de Cuadrícula muestra las mismas filas: un filtro y una selección.',
        'Dibuje el trazado en Mapa con un clic por vértice y dos en el último; Retroceso quita uno. Editar el trazado mueve sus vértices, añade uno en un lado y quita uno con Alt y un clic. Los vértices se ajustan a la tierra, las líneas de los levantamientos y los archivos a la vista. El trazado espera a Guardar.',
        '«Tierra a lo largo del trazado» enumera las parcelas en el orden en que el trazado llega a ellas, cada una con los kilómetros y metros en que entra y sale, y las que quedan al lado dentro de una distancia: la de una norma de la provincia, con su sección y fecha, o una que usted escribe, que no es de ninguna norma. Los metros son metros sobre el terreno. «Aún sin registrar» enumera los cuartos de la cuadrícula teórica que el trazado cruza un metro o más y que nadie registró, cada uno con la longitud del cruce; «Añadir los … cuartos cruzados» los registra y, si quiere, hace un acuerdo sobre cada uno, en orden a lo largo del trazado.',
        'Los tres puntos de una capa la colorean según otro campo, dejan solo lo que contiene un texto y cambian su transparencia y su lugar; «Restablecer la capa» lo olvida. Las capas de otros servidores están entre ellas; lo que un servidor hace mal se dice en su capa.',
        'Imprimir hace un PDF o una imagen a la escala que elija, con título, leyenda, flecha del norte, escala gráfica y fuentes, o un PDF con una hoja por cada acuerdo, solicitud, parte interesada o parcela elegidos. Exportar guarda una capa, o lo elegido de ella, como GeoJSON, KML, shapefile, DXF o CSV.',
        'De las parcelas que elija en el mapa, «Nuevos acuerdos» crea uno por cada una o uno sobre todas, «Añadir a una solicitud» las pone en una partida de una solicitud, y «Añadir partes interesadas» enumera sus propietarios y ocupantes según consta aquí, con los que nadie ha contactado ya marcados, y los hace partes interesadas en un paso.',
        'Historial dice quién cambió qué del proyecto y de todo lo que depende de él, por día: desde el viernes, desde cualquier día, por persona. Cada entrada lleva a su registro.',
        'Lo nuevo o cambiado en las filas espera al único Guardar del proyecto; «cambios», al lado, lo enumera todo. Eliminar filas guardadas pregunta y se hace enseguida. Los documentos se guardan solos.',
        'Los tres puntos copian el proyecto como uno nuevo con las partes que elija, lo archivan o lo restauran. Un proyecto archivado sale de listas y selectores con todo lo que contiene, y se puede seguir abriendo. Eliminarlo es cosa de administradores del sistema, y no mientras tenga acuerdos.',
      ],
      keys: workspaceKeys,
    },
    'business-associate': {
      title: 'Asociados comerciales',
      purpose:
        'Un asociado comercial es una persona, empresa o autoridad con la que se trata: un propietario, un ocupante, un cliente. Todas las empresas los comparten.',
      steps: [
        'Detalles dice quién es, cómo comunicarse, la dirección postal, los códigos y las notas. País, provincia y ciudad dependen uno de otro: otro país borra los otros dos. La Corona marca un gobierno: como propietaria no tiene plazo de espera tras una copia.',
        'Una nota de seguridad dice lo que hay que saber antes de ir, como perros o un portón cerrado. Todo registro que nombra al asociado la muestra primero en su tarjeta.',
        'Contactos son las personas con quienes se habla. Abra uno con doble clic: sus campos están debajo de la lista, con sus números de teléfono. Nuevo espera hasta que el contacto anterior esté completo. Guardar como vCard lo lleva a su libreta de direcciones.',
        'Proyectos muestra dónde participa el asociado y como qué. Abrir, o un doble clic, lleva al proyecto.',
        'Comunicaciones guarda lo que se dijo, quién y cuándo. L registra un contacto desde cualquier lugar del registro.',
        'Los posibles duplicados de un asociado nuevo se nombran sobre sus campos, con lo que comparten. Combinar …, para administradores del sistema, muestra dos lado a lado: elija qué se queda de cada campo y vea lo que se mueve. Los nombres y códigos de ambos llevan después al que se queda, y lo firmado conserva el nombre con que se firmó. Las combinaciones están en el Historial, donde se puede deshacer una; lo que se cambió después queda como está.',
        'Todo lo que escriba en estas pestañas se guarda junto. Eliminar un contacto, un número o una comunicación guardados ocurre de inmediato, después de una pregunta.',
        'Un campo gris se lleva en otro lugar: en el sistema de tierras vinculado, en contabilidad, o porque el asociado es un cliente. Una línea sobre los campos lo dice.',
      ],
      keys: [
        ...formKeys,
        ['L', 'registra un contacto'],
        ['Alt+↑ Alt+↓', 'van al contacto anterior o siguiente'],
      ],
    },
    parcel: {
      title: 'Parcelas',
      purpose:
        'Una parcela es un terreno, nombrado por su descripción legal. Los acuerdos, las solicitudes y los títulos nombran las parcelas de que tratan.',
      steps: [
        'La descripción legal se compone de partes, una por fila. Escriba cada una como acostumbre: nw 36 42 3 w5, 04-11-082-04W6, d-096-H/094-A-15. Se guarda de una sola forma y se muestra en la que elija en Se muestra como. Porción indica que solo una parte pertenece a la parcela; Como texto es para tierra fuera de los levantamientos, como un lote de un plano.',
        'La provincia se sigue de la descripción legal al guardar. Donde se escribió otra, una línea debajo lo dice: las reglas van por la descripción.',
        'Leer de un texto separa una descripción pegada, como «NW and SW 36-42-3-W5M, ptn. SE», y dice lo que no entendió.',
        'Varias partes escritas en una fila, como «N½ 22-51-26-W4M» o «LSDs 1-8 of 22-51-26-W4M», pasan a una fila cada una al salir del campo. Una porción, una excepción o un plano dentro de un cuarto marca la fila como porción y guarda sus palabras en las notas. Lo que puede significar otro terreno se rechaza con su motivo. Un lote de un plano, un lote ribereño o una reserva de camino se guarda en palabras.',
        'Número de registro es el número que el registro de la tierra dio a la parcela: LINC de 10 dígitos en Alberta, PID de 9 en Columbia Británica, número de parcela de superficie de 9 en Saskatchewan. La búsqueda lo encuentra escrito de cualquier forma. Otra parcela con el mismo número aparece arriba, con un enlace.',
        'La tierra se dibuja junto al formulario, con el norte arriba. El contorno discontinuo es el teórico. El medido se sube como KML, shapefile, GeoJSON o DXF; el que vale aparece relleno. «Mostrar en el mapa» la pone entre lo que sus proyectos tienen alrededor.',
        'Títulos reúne los certificados de la tierra. Abra uno para ver sus propietarios, sus instrumentos y los acuerdos que afecta; todo se guarda con la parcela. Otra tierra con el número de registro de una tierra del título aparece encima de sus campos.',
        'Relacionados muestra los acuerdos, solicitudes, partes interesadas, comunicaciones, tramos de título y documentos que dependen de la parcela, hasta donde usted puede verlos.',
        'Una parcela que algo nombra no se puede eliminar; el rechazo dice qué la nombra.',
      ],
      keys: [...formKeys, ['Alt+↑ Alt+↓', 'van al título anterior o siguiente']],
    },
    'title-tract': {
      title: 'Tramos de título',
      purpose:
        'Un tramo de título sigue un terreno a través de sus títulos: de quién fue y cuándo, y qué se registró en él.',
      steps: [
        'Detalles contiene el nombre, el sistema de registro (título o escrituras) y las parcelas.',
        'Títulos es la cadena, por fecha. Propietario el muestra los propietarios en cualquier día, y dónde falta un título entre otros dos. Nuevo crea un título, Añadir un título toma uno que ya está aquí, Quitar de la cadena lo conserva donde más se use.',
        'Un título contiene número, estado, fechas, propietarios y tierra. Los propietarios lo tienen en común, cada uno con su cuota, o mancomunadamente, y entonces tienen juntos lo que queda; la línea de abajo suma las cuotas.',
        'Los propietarios que tienen juntos una cuota llevan la misma letra en Grupo, como A, y lo que el grupo tiene, como 1/2, en cualquiera de ellos. Dentro de un grupo son mancomunados o lo tienen en común, por igual o por cuotas del grupo. Los acuerdos que toman sus propietarios del título conservan los grupos y reparten los importes según ellos.',
        'Consultado es el día en que se preguntó por última vez al registro. Pasados 30 días se marca como antiguo, pues lo que figura aquí puede haber cambiado; Consultado hoy pone la fecha.',
        'Los instrumentos son lo registrado en el título, cada uno con otorgantes, beneficiarios y otras partes. Lo liberado aparece tachado.',
        'Acuerdos dice qué afecta una transmisión: propietarios que aún no figuran en un acuerdo y quienes ya no están en el título.',
        'Leer un título lee un PDF, la imagen de una página o un texto pegado como propuesta junto a él. Marque lo que acepta: va a un título nuevo, o al de ese número, y espera a que usted guarde. Lo que no se entendió queda marcado.',
        'De las páginas escaneadas, las letras se leen de la imagen. Cada campo muestra la tira de la página de la que se leyó; las palabras que no son seguras están subrayadas, y un campo con una de ellas se acepta solo con su propia marca. El documento que se archiva lleva el texto detrás de sus imágenes, para poder buscar en él. Lo mejor es escanear la página derecha, con 300 puntos por pulgada; se leen 20 páginas como mucho.',
      ],
      keys: [...formKeys, ['Alt+↑ Alt+↓', 'van al título anterior o siguiente']],
    },
    timesheets: {
      title: 'Hojas de horas',
      purpose:
        'Una hoja de horas contiene lo que una persona hizo y gastó en una semana, por proyecto, acuerdo y tipo de trabajo. Nuevo abre esta semana, se haya empezado o no; Semana anterior y Semana siguiente llevan a las otras.',
      steps: [
        'Nueva línea pide el proyecto, el acuerdo y el trabajo; después escriba horas, como 1.5 o 1:30, o kilómetros, en los días. Copiar la semana pasada toma lo escrito una semana antes; Duplicar empieza otra línea que dice lo mismo. El trabajo cuenta aquello para lo que es su tarifa: kilómetros, días y piezas no son horas. En un teléfono, toque una línea para cambiarla, duplicarla o quitarla.',
        'Debajo de la tabla está la tarifa de la celda en que se encuentra, y por qué es esta: la del cliente va antes que la general, según la fecha. El trabajo sin tarifa se conserva y se marca; no se factura hasta que una lista de tarifas lo nombre.',
        'Los totales están debajo de cada día y en la línea de cada proyecto. Se nombran los días sin horas, y también el día con más de 24 horas: dé un motivo antes de presentar. Un día cerrado para facturar queda gris, y la semana dice por qué: no se le añaden ni se le cambian horas.',
        'Un gasto tiene su propio día, costo y código contable. Anote el GST/HST que indica el recibo y, desde $100, el número GST/HST del proveedor: al cliente se le factura el costo sin él, y usted lo recupera como crédito de impuesto. Comprobantes le adjunta archivos cuando la semana está guardada; quedan como están desde el día en que se presenta, y todavía pueden llegar más.',
        'Presentar semana presenta las líneas abiertas, una vez guardadas; antes de presentar días por venir, pregunta. Deshacer en su mensaje, o Retirar, abre de nuevo lo que nadie aprobó todavía. La línea presentada, aprobada o facturada queda gris y dice por qué; no bloquea ninguna otra línea ni otro día.',
        'Quien aprueba horas abre la semana de otra persona para aprobarla o devolverla con un motivo, que queda en sus líneas hasta que se presenten de nuevo. El historial cuenta cada paso.',
      ],
      keys: [
        ...formKeys,
        ['Tab, flechas, Enter', 'van de celda en celda; Mayús+Enter sube'],
        ['N', 'empieza una línea; en la tabla lo hace Ctrl+Enter'],
        ['F2', 'en la tabla, cambia la línea'],
        ['Ctrl+D', 'en la tabla, repite lo de arriba'],
        ['Ctrl+Mayús+D', 'en la tabla, duplica la línea'],
        ['Ctrl+Supr', 'en la tabla, quita la línea'],
      ],
    },
    'time-approval': {
      title: 'Horas por aprobar',
      purpose:
        'Quien aprueba encuentra aquí lo que presentaron las personas de su empresa, lleve o no horas propias. Facturación, en la navegación, conduce aquí, con el número de semanas que esperan.',
      steps: [
        'Limite las líneas a una persona, un proyecto o una semana, o seleccione algunas; Aprobar y Devolver valen para lo seleccionado o, si no hay nada seleccionado, para todo lo que se muestra; todo ello se aprueba tras una pregunta con sus horas y dólares. Deshacer en el mensaje, o Ctrl+Z mientras se vea, retira la aprobación. Devolver pide un motivo, que queda en las líneas hasta que se presenten de nuevo.',
        'Una línea abre su semana. Un gasto dice cuántos comprobantes tiene; ábralos en la semana, debajo de la cuadrícula.',
        'Sin presentar nombra a todos los que no presentaron sus últimas semanas, con los días sin horas.',
      ],
      keys: formKeys,
    },
    'invoicing-timesheets': {
      title: 'Partes por facturar',
      purpose:
        'Es la hoja de horas de una persona como lo ve quien factura: la misma semana, que se puede corregir hasta que una línea se apruebe o se facture.',
      steps: [
        'Líneas muestra cada línea con su tarifa, su importe y su estado. Retener evita por ahora que se facture, con un motivo; Liberar lo termina; Aplicar tarifas las busca de nuevo, por ejemplo tras una nueva lista de tarifas.',
        'La línea que está en una factura nombra el número de esa factura.',
      ],
      keys: formKeys,
    },
    invoices: {
      title: 'Facturas',
      purpose:
        'Una factura cobra a un cliente líneas aprobadas de horas y gastos. Una factura emitida conserva su número y nunca se elimina; otra factura puede anularla.',
      steps: [
        'Nuevo en la lista de facturas abre Trabajo en curso: cada línea sin facturar, sus sumas por antigüedad y por qué espera. Los motivos sobre las líneas son filtros; la última columna corrige una línea: la libera, aplica tarifas o abre su semana, su proyecto o su borrador.',
        'Borrador de factura cobra las líneas seleccionadas, o todas las que se pueden facturar de un cliente, proyecto, AFE y período. Las líneas se agrupan y se suman por proyecto, AFE, persona o día como usted elija; el siguiente borrador de ese cliente empieza igual.',
        'Cada línea nombra su proyecto, AFE, centro de costos y orden de compra (de Detalles del proyecto, en Operador) y quién hizo el trabajo. Su dirección, otros registros fiscales, días para pagar y cómo pagar son los de su empresa en Administración. Unas condiciones que nombran un día, como Net 15 days, 2/10 net 30, Al recibo o EOM, deciden cuándo vence una factura; los días para pagar valen para las demás.',
        'Un borrador factura lo que queda de un honorario fijo, con todo el trabajo aprobado de su proyecto; Parte del honorario toma en su lugar un porcentaje o dólares. Nombre el proyecto sin ninguna línea para facturar una parte antes del trabajo. El trabajo que excede el honorario se factura por nada. Honorarios fijos, arriba, muestra lo facturado, lo que vale el trabajo y lo que queda o sobra.',
        'Un cliente puede aceptar facturas solo en su propio formato, que los administradores mantienen en Datos maestros, Formatos de factura. Un borrador al que le falta una codificación obligatoria no se finaliza: se nombran las líneas. Documentos ofrece entonces el archivo como CSV y Excel, y Generar hace el PDF, con los recibos si el formato los pide.',
        'Lo que dice una factura se conserva con ella cuando recibe su número, y el PDF tal como se hizo la primera vez: los cambios posteriores de un cliente, de un proyecto o de su empresa no la cambian. Las facturas anteriores a esto lo indican.',
        'En un borrador cambie la fecha, las condiciones, las notas y las palabras de sus líneas; la vista previa a la derecha muestra lo que lee el cliente. Lo que falta para emitirla está sobre los campos.',
        'Cada línea muestra su parte de los impuestos, que suman los de la factura al centavo; el papel, la exportación a contabilidad y el formato propio del cliente también la tienen.',
        'Emitir le da el siguiente número del año. Después Más la envía como PDF por correo, con sus recibos si el formato del cliente los pide, o la marca como enviada y como pagada; Generar la abre como documento.',
        'Una factura no lleva fecha en días cerrados, ni anterior a su último trabajo, ni anterior a la factura con el número previo. Un administrador del sistema puede emitirla de todos modos, y dice por qué.',
        'Trabajo en curso al día de una fecha pasada es el de ese día: lo que se facturó o se trabajó después no cuenta, de modo que el cierre de un mes se puede imprimir otra vez.',
        'Añadir línea, sobre las líneas de un borrador, añade una a mano, por ejemplo una tarifa fija. Ajustar aumenta o reduce una línea, con un motivo que queda en sus libros y el cliente no lee, y le da un descuento; Descuento quita algo de la suma de todas las líneas. En qué difiere una factura del trabajo que cubre está en su encabezado: líneas a mano, aumentos y reducciones, descuentos, redondeo.',
        'Abonar una parte hace una nota de crédito que nombra su factura: escriba lo que abona de cada línea, como mucho lo que queda de ella. Los impuestos siguen en proporción, y lo pendiente de la factura baja en lo mismo. Una factura con nota de crédito ya no se anula.',
        'Dar de baja, en Más, quita de lo pendiente lo que un cliente nunca pagará, o una parte, con su día y motivo. La parte de GST, HST y otros impuestos se deduce en la declaración de ese día, y la siguiente exportación la contabiliza como incobrable. Si el cliente paga después, retire la baja y anote el pago: su impuesto se debe otra vez desde ese día. Una factura con baja no se abona ni se anula. La ley pide más, como un intento de cobro y un cliente no vinculado (Excise Tax Act, art. 231); para la PST pregunte a la provincia.',
        'Saldos por cobrar, arriba, muestra lo que debe cada cliente en un día, por días de atraso. El menú de un cliente hace allí su estado de cuenta en PDF o Excel: facturas pendientes, pagos y abonos de ellas y del mes anterior, y lo pendiente por antigüedad.',
        'Anular hace una factura con el signo contrario; todas las líneas de tiempo se pueden facturar de nuevo y tienen la antigüedad que tenían. Lo que el cliente había pagado se le devuelve con «Marcar como devuelta al cliente» de la anulación; de una nota de crédito es lo pagado de más.',
        'Exportaciones a contabilidad escribe las facturas emitidas como partida doble: lo que debe el cliente, contra los ingresos por cuenta, proyecto y AFE, y contra cada impuesto. Sale como CSV, como Excel y como archivo IIF para QuickBooks Desktop, con las columnas que publica Intuit: pruebe un primer lote en una copia del archivo de su empresa.',
        'Las cuentas se administran con su empresa, en Cuentas en los libros; se aplica la primera que corresponde. El recargo y los honorarios fijos pueden tener cuentas propias. Si no hay ninguna, la cuenta lleva el nombre del código contable o del impuesto. Las cuentas del día de la exportación quedan con su lote.',
        'Los pagos de los días que elija van también: el banco contra lo que debe el cliente. El que se retira después se asienta al revés ese día; el que se retiró antes de exportar no va nunca.',
        'Impuestos muestra lo de cada declaración por mes, trimestre o año: ingresos, impuesto cobrado, impuesto soportado e impuesto neto, por las líneas del formulario federal (GST34); PST y QST, cada uno por provincia. El número a la derecha abre las facturas detrás de una suma; Generar lo imprime todo o hace un libro de Excel. Las notas de crédito y las anulaciones cuentan en su propia fecha.',
        'Una factura y un pago van una vez, salvo que diga de nuevo. Si contabilidad no asentó un lote, retírelo con un motivo: sus facturas y pagos van con el siguiente.',
      ],
      keys: formKeys,
    },
    'bring-in': {
      title: 'Incorporar',
      purpose:
        'Una tabla hecha por otros se convierte en acuerdos con sus propietarios y terrenos, o en asociados comerciales con contactos, parcelas, títulos con propietarios, partes interesadas, solicitudes y cruces, comunicaciones, obligaciones, fechas clave, o compensaciones, pagos, firmas y consentimientos de ocupantes de acuerdos existentes: la lista de líneas de un topógrafo, el informe de un intermediario, la exportación de otro sistema. Nuestro propio libro de tres hojas entra por Acciones, Importar de los acuerdos.',
      steps: [
        'Elija qué contiene la tabla; la línea de abajo dice para qué sirve. Acuerdos de una lista de líneas es para filas que son un propietario o un terreno, Acuerdos de otro sistema para filas que son un acuerdo cada una; compensaciones, pagos, firma y registro, y consentimiento de los ocupantes se añaden a acuerdos que ya están aquí, y no crean ninguno. Elija también el proyecto, si los registros pertenecen a uno, y suelte la tabla: un libro de Excel (.xlsx) o un archivo de texto (.csv, .txt). O pegue las filas con sus encabezados. Un libro antiguo (.xls) se guarda antes como .xlsx.',
        'Se muestra lo que se encontró: la hoja, qué separa las celdas de un archivo de texto, sus letras y su signo decimal, y la fila de los encabezados. Todo se puede elegir de otro modo. Una tabla que parece otra cosa de lo elegido, como una lista de cruces, lo dice y se lee así con una pulsación.',
        'Cada columna rellena un campo, o no se lee; la lista dice por qué. Se conocen encabezados en inglés, francés y español, y donde el encabezado no dice nada, las celdas con terrenos, personas, teléfonos y correos. Los días que pueden ser dos, como 03/04/2026 o 26-11-05, se preguntan una vez por columna: primero el día, el mes o el año.',
        'Una celda puede nombrar a varios propietarios: Doe, John & Mary son dos; una organización nunca se divide. El terreno puede terminar con su parte, como SE 22-51-26-W4M; 1/2. Cuarto, sección, township, rango y meridiano pueden estar en columnas propias. Las filas con el mismo tramo o número son un acuerdo, y también una fila con solo un segundo propietario debajo del primero. Títulos de grupos, sumas y encabezados repetidos no forman nada y se cuentan.',
        'Un estado, tipo o medio puede estar en otra palabra habitual o con una observación detrás, como Executed por Signed o Signed - cheque to follow; se enumera cómo se leyó cada uno, y lo que es dudoso, como Signed?, se pregunta. Los números de títulos y acuerdos se encuentran con otros espacios y guiones; los ceros nunca se suponen, y un número que una hoja de cálculo acortó, como 1.22346E+11, se rechaza.',
        'Lo que es igual en todas las filas, como el tipo de los acuerdos, se escribe una vez en Lo mismo en todas las filas.',
        'La forma de leer se conserva para su empresa con su nombre: la próxima tabla con estos encabezados se lee igual. Deje el nombre vacío para no conservar nada; Olvidar la quita.',
        'A la revisión (o Intro) abre la revisión de toda importación: celdas erróneas en rojo, cada fila con el número que tiene en su tabla, el mapa y lo que hará Finalizar. Antes no se escribe nada. Bajo la elección de filas dice qué acuerdos quedarían sin propietario o terreno y cuántas filas quedan fuera; cada cosa es un filtro.',
        'Después se muestran los mismos números, y Descargar lo que no entró entrega las filas con sus motivos, para corregirlas e importarlas de nuevo. Deshacer está en Importaciones anteriores de los acuerdos.',
        'De registros que no son acuerdos el mismo botón muestra qué forman las filas antes de escribir nada: cuántos son nuevos, cambiados, sin cambios y cuántos quedan fuera, las sumas junto a las guardadas, y qué se crea además porque las filas lo nombran. Cada celda que deja filas fuera se corrige allí mismo, todas las que dicen lo mismo a la vez. Incorporar los escribe con las reglas y derechos de sus formularios; Descargar lo que queda fuera entrega las demás filas con los motivos. Deshacer elimina lo creado que nadie cambió ni necesita desde entonces. Cancelar, mientras se comprueba o se escribe, deshace lo empezado.',
        'Una tabla que nombra a alguien nuevo puede decir cómo se le contacta: teléfono, celular, correo, dirección y las observaciones de una lista de partes interesadas se guardan con el asociado comercial que se crea. Si las filas dicen cosas distintas del mismo, vale la primera y las demás se enumeran. Quien ya está aquí queda como está, y lo que difiere se enumera: incorpore la misma tabla como Asociados comerciales para cambiarlo. Una dirección en una columna se separa en calle, ciudad, provincia y código postal donde estos son seguros, y si no queda en una línea. Las columnas que ningún campo lee se nombran sobre lo que se crea.',
        'En un registro de comunicaciones, L. Acres es el miembro con esa inicial y apellido si solo uno encaja; VM left o Phone - no answer es un intento con su medio, y también una llamada cuyas notas solo dicen que nadie contestó. Se enumera cómo se leyó cada una. En una lista de cruces, las solicitudes a una empresa en días distintos son solicitudes propias, y el tipo de cada cruce se propone por lo que dice su fila: ferrocarril, línea eléctrica, oleoducto, camino o curso de agua. Una fila que no dice nada o dice dos cosas se pregunta.',
        'Los documentos entran como un zip: los archivos, en carpetas o no, y en su primer nivel una tabla index.xlsx o index.csv con una fila por archivo, como nombre del archivo, tramo, título, tipo y fecha. El tipo es Acuerdo, Consentimiento, Correspondencia, Aviso, Permiso, Foto, Plano, Informe, Título u Otro, o una palabra habitual para ello, como contrato o carta; tipo y fecha quedan con el documento, en sus detalles y como columnas de la lista de documentos. Un tipo propio va a Notas. Los archivos sin fila y las filas sin archivo se dicen antes de escribir nada; lo que los programas dejan en un zip se pasa por alto. Hasta 2.000 archivos y 1 GB descomprimido.',
        'Cada una de estas listas sale como Excel o CSV, con los ids de sus registros: cámbiela en una hoja de cálculo e incorpórela de nuevo, y solo se escribe lo que difiere. El proyecto entero sale como un libro con una hoja por clase.',
        'Un registro se encuentra de nuevo por su id de Rightway, por su id en otro sistema (una columna para el id, y el sistema en una columna o lo mismo en cada fila), o por lo que se conoce: el nombre de un asociado, la descripción de un terreno, el número de un título. Las tablas también pueden nombrar registros por los ids de ese sistema, Ctrl+K y la búsqueda de una lista los encuentran por él, y cada registro lo dice encima de su historial.',
        'Las rentas que pagó un sistema anterior no se piden de nuevo: en una tabla de compensaciones, Renta pagada hasta hace que el primer aniversario de la fecha de vigencia en ese día o después sea la primera renta aquí, y Próxima renta la nombra. Si todos los contratos están pagados hasta el mismo día, indíquelo una vez en Lo mismo en todas las filas.',
        'El número de un tramo pasa a ser la referencia de su acuerdo. Incorpore la lista otra vez cuando cambie: lo que tiene el mismo número se cambia donde la lista diga otra cosa, el resto se añade.',
      ],
      keys: [['Intro', 'sigue a la revisión, cuando la tabla se entiende']],
    },
    rentals: {
      title: 'Rentas',
      purpose:
        'Una liquidación busca las rentas que vencen en un mes, muestra las excepciones de cada una y las paga cuando otra persona la aprueba.',
      steps: [
        'Elija el mes y, si quiere, un proyecto. También se buscan las rentas vencidas desde el día indicado que nunca se pagaron. Buscar las rentas no paga nada.',
        'Las excepciones van primero y se cuentan encima de la lista: un clic muestra solo esas rentas. Abra una fila para ver sus excepciones, qué se paga a quién y su calendario, donde se detienen los pagos, se pone un importe nuevo desde un día o se terminan. Al guardar se buscan las rentas de nuevo.',
        'Algunos motivos impiden pagar una renta hasta que se corrijan: sin beneficiario, partes que no suman el total, un pago detenido, un pago que ya existe. Las omitidas y las de acuerdos vencidos se pagan solo si usted lo dice con Pagar de todos modos; Excluir deja fuera cualquier renta. Ambas piden un motivo, que lee quien aprueba.',
        'Datos del beneficiario cambiados significa que un beneficiario tiene otro nombre, código de proveedor o dirección que en la última renta del acuerdo: el historial del asociado dice quién lo cambió y cuándo. Un cambio entre la aprobación y el envío se dice encima de las rentas, antes de que salgan los pagos.',
        'Beneficiario fuera de Canadá significa que se retiene el 25 % de la renta de ese beneficiario y se envía a la CRA hasta el día 15 del mes siguiente, con una hoja NR4 del año, salvo que un tratado o la CRA digan menos (Income Tax Act, art. 212(1)(d) y 215). Rightway paga la renta entera: pague en parte lo que recibe el beneficiario, y el resto a la CRA.',
        'Pagada en parte significa que los pagos anotados a mano de una renta suman menos que ella. Ninguna liquidación paga el resto: anótelo entre los pagos del acuerdo.',
        'Aprobar crea los pagos: cada uno tiene número, beneficiario, importe y vencimiento, y está con la compensación de su acuerdo. Quien preparó una liquidación no la aprueba. Si algo cambió desde que se buscaron las rentas, la aprobación dice qué y no paga nada.',
        'Enviar pagos marca los pagos de una liquidación aprobada como enviados y forma su archivo, si lo desea con un solo pago por beneficiario, de todos los acuerdos, con un número de comprobante: CSV y Excel para el sistema de pagos, y solicitudes de cheques en PDF con una lista y una página por beneficiario. Estados de cuenta del año es una página por beneficiario del archivo con todo lo que se le pagó en el año en que salió; Estados de cuenta de beneficiarios, en la lista de pagos, los hace de los beneficiarios y años de los pagos que seleccione. Los administradores eligen las columnas del archivo en Datos maestros, Columnas del archivo de pagos: una línea por pago, o por concepto si una columna lo contiene.',
        'Cuando el banco pagó, o un cheque volvió, seleccione los pagos en la lista de pagos: Marcar como pagado y Marcar como devuelto anotan el día y, si quiere, la referencia de todos. El historial de cada acuerdo conserva lo que cambió.',
        'Un cheque devuelto se vuelve a emitir o se cancela en la misma lista: Volver a emitir crea un pago nuevo que sale con el próximo archivo de su liquidación, y el que volvió se conserva, marcado como reemplazado. Cancelar el pago indica que ya no se debe nada, con el motivo; su renta no se vuelve a encontrar.',
        'Pagar en parte anota lo que se pagó; el resto pasa a ser un pago propio, que sigue abierto. Retener impide que un pago, o un importe de él, salga hasta Liberar; lo retenido se sigue debiendo, y Pagos retenidos lo enumera. Rentas sin pagar enumera los acuerdos cuyas rentas no cubren los pagos, el día más antiguo primero: las que ninguna liquidación encontró y las pagadas de menos. También los retenidos. Cada acción vale para todos los pagos elegidos o para ninguno, y dice cuál no es posible.',
        'Un beneficiario con registro GST/HST, guardado en el asociado, recibe GST en cada pago, o HST donde el terreno está en una provincia que lo tiene: a la tasa que los tipos de impuesto marcados para pagos tienen allí el día del vencimiento, redondeado una vez por pago. Figura junto al importe en la liquidación, en el pago, en las solicitudes y estados de cuenta y en el archivo, cuyas columnas GST/HST y Total lo contienen; en cada lugar se dice cuál de los dos es. El calendario dice dónde no se paga ninguno, como por un derecho de entrada que acompaña a un derecho a minerales, por ejemplo el arriendo de un pozo (Excise Tax Act, art. 162: pregunte a su contador por otras partes de esa renta), y cómo se paga a sus beneficiarios: los pagos conservan esa forma de pago, y el archivo y las solicitudes la muestran.',
        'Cartas a los beneficiarios, junto a los archivos y en la lista de pagos, escribe a cada beneficiario una carta con todo lo que recibe, con una plantilla del tipo Payment Letter. Se archiva con el acuerdo del primer pago y se anota como comunicación con el beneficiario.',
        'Una renta se paga una sola vez, por muchas liquidaciones que se preparen a la vez. Retirar quita los pagos de una liquidación mientras ninguno haya salido.',
        'Un acuerdo tiene calendario en cuanto una de sus compensaciones es anual. Las rentas empiezan un año después de su fecha de vigencia, salvo que el calendario tenga su propio primer día. Repartir la parte anual, entre los pagos de un acuerdo, añade la próxima renta como la pagaría una liquidación: la de su intervalo, según los importes de su día.',
        'Una renta no es una obligación: indique la compensación anual en el acuerdo, y como obligaciones los deberes que ninguna liquidación paga, como un informe o una inspección. Quien indique la misma renta de las dos formas recibe un aviso en la página de la obligación: la liquidación la paga una vez y la obligación la pediría de nuevo.',
      ],
      keys: gridKeys,
    },
    'master-data': {
      title: 'Datos maestros',
      purpose:
        'Los datos maestros son las listas entre las que se elige. Solo los administradores del sistema las cambian.',
      steps: [
        'Abra una lista en Datos maestros y pulse Nuevo. Un código se usa una sola vez en su lista.',
        'Los cambios breves se hacen en la propia lista: F2 abre las celdas de una fila, un clic o Espacio invierte una casilla, Añadir filas toma una entrada nueva tras otra y conserva lo que tienen en común. Con el lápiz sobre la lista, también el doble clic cambia una celda. Las reglas, el historial y lo que otros guardan entretanto son los mismos que en el formulario.',
        'Pegar líneas, debajo de Añadir filas, hace una entrada de cada línea: copie sus columnas de una hoja de cálculo. Algunas listas pueden empezar con las entradas de una provincia, también cuando aún están vacías: véase Primeras entradas. Una línea rechazada se queda, con el motivo.',
        'Un registro inactivo deja de ofrecerse y permanece en los registros que lo usan. Es preferible a eliminarlo.',
        'Lo que viene con el producto no se puede cambiar.',
        'La pestaña Historial indica quién cambió qué.',
        'Reglas provinciales: cada una nombra su fuente, el día en que alguien la comparó por última vez con el texto vigente, quién lo hizo y con qué resultado; la pestaña Historial tiene cada cambio. Tras leer el texto vigente, escriba el nuevo día en Última comprobación. Una regla sin plazo no se cuenta; el consentimiento del cónyuge sin él se pide para todo arrendamiento. La lista muestra cuándo toca comprobarla, un año después de la última vez, y Hoy cuenta las pendientes.',
        'Antes de guardar una regla cambiada, Mostrar lo que cambiaría, encima de los campos, lista cada plazo abierto que cambiaría, con lo que dice ahora y lo que diría. No se guarda nada. Los plazos en curso conservan la regla con la que empezaron.',
        'Último día en domingo o festivo queda vacío mientras nadie lo haya verificado: el día se mantiene, para que nada llegue tarde.',
      ],
      keys: editKeys,
    },
    templates: {
      title: 'Plantillas',
      purpose:
        'Una plantilla de documentos contiene los archivos con los que se crean documentos, al menos uno. Un modelo de eventos contiene los tipos de evento por los que pasan los proyectos o los acuerdos.',
      steps: [
        'Plantilla: dele un nombre y un tipo, añada sus archivos y guarde. Un archivo de Word (.docx) se comprueba al añadirlo: se dice qué está mal en sus campos y qué se pudo querer decir, y se rellena una muestra con un registro real. Cualquier otro archivo se guarda junto a él.',
        'Los campos se escriben entre llaves, como {agreement.number}. Campos los muestra con los valores de un registro real; un clic copia uno para Word. {#landowners} en la primera celda de una fila de tabla y {/landowners} en la última repiten la fila; {#hasOccupants} … {/hasOccupants} imprime lo de en medio solo donde los haya. Un signo de interrogación, como {recipient.contact?}, omite un valor que falta; sin él se marca.',
        'Una plantilla que nombra al destinatario es una carta: se hace una para cada uno. Ejemplos tiene cartas, arrendamientos, un finiquito de daños y certificados para empezar; Versiones, cómo eran antes los archivos.',
        'Los documentos se hacen con Generar, Documento de una plantilla, en acuerdos, solicitudes y partes interesadas de un proyecto. Los archivados quedan con su registro, y una carta se anota como comunicación con su destinatario.',
        'Imágenes: ponga en Word cualquier imagen en su lugar, elija Texto alternativo en su menú y escriba {logo} para el logotipo de la empresa que hace el documento, o {map} para una hoja de mapa. Se cambia por ella y conserva su espacio. {logo?} no deja nada donde no la hay.',
        'Modelo: elija si es para proyectos o para acuerdos, guarde y vincule después eventos de la lista.',
        'Arrastre archivos o eventos al orden en que se ofrecen. Una lista ordenada por una columna o filtrada no se puede reordenar.',
        'Los archivos de otra empresa se pueden leer, no eliminar.',
      ],
      keys: gridKeys,
    },
    user: {
      title: 'Personas',
      purpose: 'Una persona que puede iniciar sesión. Las funciones deciden qué puede ver y modificar.',
      steps: [
        'Guarde a la persona nueva y envíe después la invitación: el correo lleva a la elección de una contraseña y vale siete días.',
        'Envíe un restablecimiento a quien no pueda entrar; su enlace vale un día.',
        'Para retirar el acceso, desmarque Activo. Todas sus sesiones terminan al instante y los registros en los que trabajó permanecen. El formulario cuenta los acuerdos, las tareas abiertas y las obligaciones abiertas que siguen siendo suyos, cada número con su lista. Se reasignan en cada proyecto: Acciones, Reasignar el trabajo de un agente.',
        'Mi cuenta, en el menú de su nombre, es su propio registro.',
        'Los días de trabajo son aquellos en que sale el correo de la mañana. Sin elegir ninguno cuentan los de la empresa, y sin estos de lunes a viernes.',
        'Zona horaria sirve a quien trabaja con otra hora que la del navegador: los días y momentos se muestran y se escriben en esa zona. Los plazos legales cuentan en la zona del terreno, sea cual sea la elegida, y las facturas en la de la empresa.',
      ],
      keys: formKeys,
    },
    role: {
      title: 'Funciones en tareas',
      purpose:
        'Una función en tareas dice quién las hace, sin nombrar a nadie: agente de tierras, coordinador, delineante. Las tareas piden una función; los equipos y los gestores de tareas dicen quién la tiene.',
      steps: ['Dé un nombre a la función y guarde.', 'Una función inactiva deja de ofrecerse.'],
      keys: formKeys,
    },
    teams: {
      title: 'Equipos',
      purpose: 'Un equipo es un grupo de personas de una empresa, cada una con una función en tareas.',
      steps: [
        'Elija la empresa a la que pertenece el equipo.',
        'Añada una fila por persona; cada persona figura una sola vez en un equipo.',
      ],
      keys: rowKeys,
    },
    task: {
      title: 'Tareas',
      purpose:
        'Una tarea es un paso del trabajo tal como se planea, por ejemplo enviar un pago. Dice a qué tipo de registro pertenece y qué función la hace.',
      steps: [
        'Elija el tipo de registro: proyecto, acuerdo, solicitud, parte interesada o relación con comunidades indígenas.',
        'Añada reglas para que algo siga cuando la tarea empieza o se completa: otra tarea, otro estado, un correo. Se dice a quien lo hace antes de que ocurra, y ocurre una vez.',
        'Otra tarea va, en el mismo registro, a quien tiene su función en el gestor de tareas del proyecto; si no hay nadie, queda sin responsable. Un estado es el del acuerdo o del proyecto, de la lista del operador. Un correo va a una persona que ve el proyecto, o a cualquier dirección.',
      ],
      keys: rowKeys,
    },
    'task-model': {
      title: 'Modelos de tareas',
      purpose:
        'Un modelo de tareas es una secuencia de tareas, cada una con su plazo en días desde la anterior, o antes o después de una fecha de su registro.',
      steps: [
        'Añada una fila por tarea, en el orden del trabajo.',
        'Indique a los cuántos días vence; vacío significa enseguida.',
        'O elija la fecha que sigue: una fecha clave por su nombre, una firma, un vencimiento, otra tarea. Diga cuántos días, días hábiles, semanas o meses antes o después. Cuando esa fecha se mueve, la tarea se mueve con ella. Una tarea que sigue una fecha que el proyecto aún no tiene recibe su día cuando se escribe esa fecha.',
        'Cuando cambia la fecha que sigue una fila, una pregunta antes de guardar muestra las tareas abiertas que asignó este modelo y que se mueven, con el día que cada una tiene y el que tendría. Lo que alguien puso a mano conserva su fecha; una tarea con otra regla la conserva. Los días tras la tarea anterior cuentan solo al asignar el modelo.',
        'Las tareas que se siguen o se esperan en círculo se rechazan, y se nombra la fila que lo cierra.',
      ],
      keys: rowKeys,
    },
    'task-manager': {
      title: 'Gestores de tareas',
      purpose: 'Un gestor de tareas pone en marcha un modelo: dice quién tiene cada función.',
      steps: [
        'Elija el modelo y añada una fila por función con la persona que la tiene.',
        'Guarde, pulse Asignar tareas y elija un proyecto o un acuerdo: cada tarea va a la persona con su función, con su vencimiento.',
      ],
      keys: rowKeys,
    },
    company: {
      title: 'Empresas',
      purpose:
        'Una empresa cuya gente trabaja en Rightway: un intermediario, que hace el trabajo de tierras, o un operador, para quien se hace. Cada persona ve los registros de su empresa.',
      steps: [
        'Dele un código, que se usa una sola vez, y su nombre.',
        'Logotipo: un PNG o JPEG de 1 MB como máximo. Aparece en la cabecera de los informes y facturas de su gente, y en las cartas cuya plantilla tiene una imagen con el texto alternativo {logo}.',
        'Añada sus oficinas, una por fila.',
        'Los días de trabajo valen para su gente que no eligió los suyos: en ellos sale su correo de la mañana.',
        'Cuentas en los libros dice dónde se asientan las facturas y los pagos exportados: el banco, lo que deben los clientes, los ingresos por código contable y los impuestos. Deje vacío el código contable para las líneas que no tienen ninguno, y el impuesto para todos los que no tienen cuenta propia.',
      ],
      keys: rowKeys,
    },
    rates: {
      title: 'Tarifas',
      purpose:
        'Una tarifa contiene los precios del trabajo. Una tarifa predeterminada vale para todos los clientes; una de cliente, para uno, en lugar de la predeterminada.',
      steps: [
        'Elija el tipo, el cliente si es una tarifa de cliente, y el día desde el que cuenta.',
        'Un tarifario puede ser de un proyecto, y de la empresa que factura con él. De las tarifas de un trabajo que rigen en un día va primero la del cliente para el proyecto, después la del cliente, la del proyecto, la de la empresa y la de todos.',
        'Añada una fila por precio: su categoría, el importe y su unidad, la cuenta contable y si lleva impuesto: uno nuevo lo lleva, salvo que quite la marca. Una fila con una persona o un rol vale solo para su trabajo, y va antes que una para todos: a quien no la tiene no se le ofrece, y escribir su nombre no da tarifa.',
        'Lo que su contrato con el cliente acuerda además del precio se escribe junto a él: a partir de cuántas horas por día o por semana son horas extra, y el factor de su precio; a partir de cuántas horas por día son horas dobles, como a partir de 12 en Columbia Británica, y su factor; en una fila, un precio propio de la hora extra, el mínimo de horas de una salida por día y, para una tarifa por día, cuántas horas tiene un día y hasta cuántas son medio: entonces se escriben horas. Vacío significa que no se acordó nada. Las horas cuentan por tarifario y persona; un tarifario que sigue a otro del mismo cliente dentro de una semana continúa la cuenta. De las que pasan del día y de la semana, las más son extra.',
        'El recargo sobre gastos es un porcentaje de lo que costaron sin impuesto, redondeado al centavo por recibo; la factura lo muestra debajo del gasto. El de un cliente va antes que el general; escriba 0 si un cliente no paga ninguno.',
        'El tarifario de un proyecto puede fijar un honorario: de su primer día al último, el trabajo de ese proyecto se factura con el honorario, y también sus gastos si los incluye. Lo que vale el trabajo se sigue contando con sus tarifas.',
        'El HST reemplaza a los demás impuestos: márquelo en su tipo de impuesto. Un cliente exento es una fila del tipo de impuesto, con su certificado y sus días; la factura nombra entonces el impuesto con el certificado y no cobra nada.',
        'Los impuestos se cobran según las tasas con fecha de su tipo de impuesto, en Datos maestros: desde cuándo, dónde y sobre qué cuenta contable. Un tipo de impuesto sin tasa con fecha no cobra nada.',
      ],
      keys: rowKeys,
    },
    'gis-service': {
      title: 'Servicios GIS',
      purpose:
        'Un servicio GIS es una fuente de capas de mapa en otro servidor: entidades, un mapa, teselas, WMS, WMTS, teselas por dirección (XYZ) o un archivo de teselas (PMTiles).',
      steps: [
        'Introduzca su dirección y, si tiene varias, la capa.',
        'Una dirección de teselas dice dónde van sus números: {z}, {x} e {y}, o {TileMatrix}, {TileRow} y {TileCol}.',
        'Introduzca un token solo si el servicio lo pide. Se queda en el servidor, que consulta el servicio en su lugar; los servidores de redes privadas se consultan solo si lo permite quien gestiona el servidor. «CORS» es para programas que consultan el servicio ellos mismos.',
        'El aspecto que un administrador da a un servicio en el mapa es como lo ven todos al principio.',
      ],
      keys: formKeys,
    },
    inbox: {
      title: 'Bandeja',
      purpose:
        'La bandeja nombra lo que usted debe saber: tareas que se le asignaron o que vencen, obligaciones, fechas clave, avisos, permisos y acuerdos que vencen, revisiones, pagos y rentas, últimos días de una consulta, respuestas para usted, tarifas que terminan, semanas aprobadas, devueltas o presentadas de nuevo, e importaciones e informes terminados.',
      steps: [
        'Cada cosa se avisa una vez antes de su día y una vez cuando está vencida. Sale de la bandeja por sí sola cuando se completa, y se avisa de nuevo cuando su día cambia.',
        'Abrir un registro marca su recordatorio como leído. Posponer lo aplaza: vuelve sin leer el día que usted eligió.',
        'En Ajustes se elige para cada tipo si está en la bandeja, si viene con el correo de la mañana o por un correo al instante. El correo de la mañana sale a las 7:00 en su zona horaria, en sus días de trabajo, si hay algo nuevo. Un enlace al final de cada correo deja de enviar los de su tipo con un clic.',
        'Las obligaciones sin responsable, las fechas clave, los avisos y los acuerdos sin agente de tierras se avisan a los miembros del proyecto.',
        'Mientras está ausente no se le envían correos. Indique los días en los ajustes, y el colega a quien se le recuerda su trabajo mientras tanto.',
        'Un calendario contiene lo que le toca hacer, las fechas de un proyecto o las de lo que encuentra en cada momento una carpeta inteligente. Tiene una dirección que lee su programa de calendario y que se muestra una sola vez. Déla de baja cuando ya no la use, o cuando otra persona la conozca.',
        'Un comentario que le nombra está en la bandeja en cuanto se publica, con el camino hasta él. También, en medio minuto, lo que escriben los colegas donde usted escribió antes.',
        'Los días que siguen de las reglas de una provincia, como el aviso de una revisión o el último día para una respuesta, se avisan como los demás. Sus plazos están en el acuerdo y en el tablero de la consulta.',
        'Cuando alguien guarda en un proyecto en el que usted tiene cambios sin guardar, la bandeja dice quién guardó qué. Sus cambios permanecen; al guardar se unen ambos.',
        'Un informe que terminó sin que nadie lo esperara está en la bandeja durante la hora en que se conserva.',
        'De lo que no tiene fecha no se recuerda nada a nadie. Las tareas y obligaciones sin vencimiento están al final de sus listas, ordenadas por él: indíquelo. El acuerdo dice qué consentimiento de un cónyuge y qué copia para un propietario faltan. Los documentos no vencen: cuando uno vence, como un certificado de seguro, indique una obligación con esa fecha.',
        'Solo se le recuerdan registros que puede ver.',
      ],
      keys: [['F1', 'abre esta ayuda']],
    },
    'first-entries': {
      title: 'Primeras entradas',
      purpose:
        'Con qué empieza sus listas una instalación nueva: tipos de acuerdo, estados de superficie, finalidades de la tierra y las demás listas que un primer proyecto necesita. Las palabras que siguen una ley son las de la provincia.',
      steps: [
        'Los primeros pasos de Hoy llevan aquí, y también una lista vacía: Empezar con las entradas de Alberta, Columbia Británica o Saskatchewan marca solo las entradas de esa lista.',
        'Elija la provincia. Las entradas de las listas que no tienen ninguna están marcadas. Revíselas, quite la marca de lo que no necesita y elija Añadir.',
        'Lo que una lista ya tiene no se añade dos veces. Una entrada que no se puede guardar queda marcada, con el motivo sobre el botón.',
        'Para trabajar en varias provincias, añada las entradas de una tras otra: solo se puede marcar lo que falta.',
        'Las entradas son de todas las empresas. Cámbieles el nombre o desactívelas en sus listas. Los códigos contables, los tipos de impuesto, las áreas y los grupos de proyectos son propios: escríbalos en sus listas o péguelos allí.',
      ],
      keys: [['F1', 'abre esta ayuda']],
    },
    health: {
      title: 'Estado del sistema',
      purpose:
        'La página muestra cómo está la instalación: la base de datos, las instancias del servidor, las versiones y la última copia de seguridad comprobada. Es para administradores del sistema que no tienen un sistema de supervisión propio.',
      steps: [
        'Lo que necesita atención está primero, con lo que hay que hacer. Lo mismo produce alertas en Prometheus.',
        'Una copia de seguridad está comprobada cuando se restauró en un lugar vacío y se comparó; lo hace «npm run verify». La página avisa cuando la última tiene más de siete días.',
        'Cada instancia del servidor informa cada 15 segundos. La que calla durante un minuto aparece con el momento de su última señal; tras una hora sale de la lista. La que se detiene en orden sale de inmediato.',
        '«Espera más larga» es el tiempo que un trabajo tuvo que esperar su turno en esa instancia durante el último minuto o dos.',
        'Las cargas fallidas se cuentan desde que se registró la versión. La consola de despliegue muestra sus causas y vuelve a la versión anterior.',
      ],
      keys: [['F1', 'abre esta ayuda']],
    },
  },
};
