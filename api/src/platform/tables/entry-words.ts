/**
 * Words of the trade that mean the same, in English, French and Spanish, with bars around each group: a list may use
 * one of them where a sheet uses another. Lower case without accents and punctuation, as `plainText` returns them.
 */
export const sameWords: readonly string[] = [
  'signed|executed|exec|exec d|execd|sgd|fully executed|fully signed|executed and signed|signe|signee|firmado|firmada|ejecutado',
  'negotiating|negotiation|negotiations|in negotiation|in negotiations|under negotiation|negotiations ongoing|ongoing negotiations|en negociation|negociation|en negociacion|negociando',
  'not started|not started yet|not yet started|not begun|not commenced|non commence|pas commence|no iniciado|sin iniciar',
  'contacted|contact made|initial contact|initial contact made|contacte|contactado',
  'refused|declined|refusal|refused to sign|declined to sign|refuse|rechazado|rechazo',
  'acquired|acq d|acquis|acquise|adquirido',
  'expired|lapsed|exp d|expire|vencido|caducado',
  'active|in force|in effect|actif|activo|vigente',
  'pending|en attente|pendiente',
  'cancelled|canceled|annule|cancelado|anulado',
  'terminated|term d|resilie|terminado',
  'surrendered|surrender',
  'on hold|hold|en suspens|en espera',
  'complete|completed|termine|completado',
  'right of way|row|rw|servitude de passage|derecho de paso',
  'pipeline right of way|pipeline row|pipeline rw|pl row|pl rw|utility right of way|utility row|statutory right of way',
  'facility crossing|crossing facility',
  'pipeline crossing|pl crossing|crossing pipeline|foreign pipeline crossing',
  'alberta|alta',
  'consent of occupant|occupant consent|tenant consent|consent of tenant|c of o',
];

/**
 * A wider group to use if a list has no entry for a group: a pipeline is a facility. By the first words of both groups.
 */
export const wider: Readonly<Record<string, string>> = {
  'pipeline right of way': 'right of way',
  'pipeline crossing': 'facility crossing',
};

/** The full form of abbreviated words, and words that only look like a plural. */
export const fullWords: Readonly<Record<string, string>> = {
  ...{
    agmt: 'agreement',
    agr: 'agreement',
    agt: 'agreement',
    lse: 'lease',
    xing: 'crossing',
    xings: 'crossing',
  },
  ...{
    rd: 'road',
    rds: 'road',
    temp: 'temporary',
    license: 'licence',
    lic: 'licence',
    rail: 'railway',
    msg: 'message',
    msgs: 'message',
    mtg: 'meeting',
  },
  ...{ railroad: 'railway', yr: 'year', yrs: 'year', five: '5', three: '3', ten: '10', expires: 'expires' },
};

/** Pairs of words that many people write as one. */
export const joinedWords: Readonly<Record<string, string>> = {
  ...{
    'work space': 'workspace',
    'power line': 'powerline',
    'pipe line': 'pipeline',
    'well site': 'wellsite',
  },
};

/** Words that say nothing about which entry is meant. */
export const smallWords: ReadonlySet<string> = new Set([
  'of',
  'the',
  'and',
  'a',
  's',
  'de',
  'du',
  'la',
  'le',
  'del',
]);

/** A word that an entry's name may have in addition. */
export const addedWord = 'agreement';

/** Words with which a remark takes an entry back, doubts it, or limits it to some people. */
export const doubts: ReadonlySet<string> = new Set([
  ...[
    'not',
    'no',
    'never',
    'none',
    'void',
    'withdrawn',
    'rescinded',
    'superseded',
    'cancelled',
    'canceled',
    'cancel',
  ],
  ...[
    'terminated',
    'released',
    'surrendered',
    'expired',
    'lapsed',
    'returned',
    'refused',
    'declined',
    'revoked',
  ],
  ...[
    'partial',
    'partially',
    'partly',
    'only',
    'except',
    'but',
    'maybe',
    'probably',
    'tbc',
    'tbd',
    'or',
    'unless',
    'if',
  ],
  ...[
    'wife',
    'husband',
    'spouse',
    'unsigned',
    'bounced',
    'undeliverable',
    'disconnected',
    'wrong',
    'sign',
    'unconfirmed',
    'pas',
    'annule',
    'sin',
    'falta',
    'anulado',
  ],
]);
