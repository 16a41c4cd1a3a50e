/**
 * The kind of crossing for the words that lists use for the crossed item. Crossings of facilities, which include
 * pipelines, power lines and cables, of roads and of railways are agreements with different companies; crossing a
 * watercourse needs the consent of the Crown.
 */
export const crossedWords: Readonly<Record<string, string>> = {
  'Railway crossing':
    'railway|railways|rail|rails|railroad|rail line|rail spur|railway tracks|tracks|voie ferree|chemin de fer|ferrocarril|via ferrea',
  'Power line crossing':
    'power|power line|power lines|powerline|powerlines|transmission line|transmission lines|distribution line|distribution lines|electric|electrical|electric line|overhead line|overhead power|power cable|power cables|electric cable|electrical cable|hydro line|hydro cable|kv cable|kv|ligne electrique|linea electrica|cable electrique|cable electrico',
  'Telecommunications crossing':
    'telecommunications|telecommunication|telecom|telecoms|telephone|telephone line|telephone lines|telephone cable|telephone cables|phone line|phone cable|cable|cables|buried cable|communication line|communication cable|communications line|communications cable|fibre|fiber|fibres|fibre optic|fiber optic|fibre optics|fiber optics|fibre optic cable|fiber optic cable|fibre optique|cable de fibra|fibra optica|fibra|coax|coaxial|coaxial cable|telus|sasktel|northwestel|axia|bell canada|ligne telephonique|cable telephonique|telecomunicaciones|telefono|linea telefonica|cable telefonico',
  'Pipeline crossing':
    'pipeline|pipelines|pipe line|p l|nps|gas|gas line|oil|oil line|fuel gas|sour gas|natural gas|emulsion|water line|waterline|water lines|flowline|flowlines|flow line|gathering line|hvp|lvp|oleoducto|gasoducto|ducto|conduite|tuberia',
  'Road crossing':
    'road|roads|rd|range road|rge rd|twp rd|township road|road allowance|highway|highways|hwy|street|avenue|lane|chemin|route|camino|carretera|calle',
  'Watercourse crossing':
    'watercourse|watercourses|water course|river|creek|stream|brook|coulee|drainage|canal|lake|cours d eau|riviere|ruisseau|rio|arroyo|canada',
};
