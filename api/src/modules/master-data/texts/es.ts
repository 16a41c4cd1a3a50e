import { pair } from '../../../records/reading/named-records.ts';
import type { en } from './en.ts';

/** The same in Spanish. */
export const es: typeof en = {
  kept: 'Los registros que vienen con el producto no se pueden eliminar. Desactívelos en su lugar.',
  /** What one record is called where they are counted, and many. */
  records: {
    AdditionalInfoType: pair('tipo de información adicional', 'tipos de información adicional'),
    AgreementType: pair('tipo de acuerdo', 'tipos de acuerdo'),
    Area: pair('zona', 'zonas'),
    BrokerProjectStatus: pair('estado de proyecto del agente', 'estados de proyecto del agente'),
    City: pair('ciudad', 'ciudades'),
    CompensationType: pair('tipo de compensación', 'tipos de compensación'),
    Country: pair('país', 'países'),
    EventType: pair('tipo de evento', 'tipos de evento'),
    InstrumentType: pair('tipo de instrumento', 'tipos de instrumento'),
    LandPurpose: pair('finalidad del terreno', 'finalidades del terreno'),
    LandownerType: pair('tipo de propietario', 'tipos de propietario'),
    LedgerCode: pair('código contable', 'códigos contables'),
    MemberRole: pair('función de miembro', 'funciones de miembro'),
    ObligationType: pair('tipo de obligación', 'tipos de obligación'),
    OperatorProjectStatus: pair('estado de proyecto del operador', 'estados de proyecto del operador'),
    ProjectGroup: pair('grupo de proyectos', 'grupos de proyectos'),
    RateCategory: pair('categoría de tarifa', 'categorías de tarifa'),
    StakeholderType: pair('tipo de parte interesada', 'tipos de parte interesada'),
    StateOrProvince: pair('provincia o estado', 'provincias y estados'),
    SurfaceStatus: pair('estado de superficie', 'estados de superficie'),
    SurveyStatus: pair('estado topográfico', 'estados topográficos'),
    TaxType: pair('tipo de impuesto', 'tipos de impuesto'),
    Office: pair('oficina', 'oficinas'),
  },
};
