type Pairs = readonly (readonly [code: string, description: string])[];

/** Lists of a code and what it means that no declaration stands for, by their table. */
export const coded: Readonly<Record<string, Pairs>> = {
  zone: [
    ['CARDIUM', 'Cardium Formation'],
    ['DUVERNAY', 'Duvernay Formation'],
    ['MONTNEY', 'Montney Formation'],
    ['SPARKY', 'Sparky Member'],
    ['VIKING', 'Viking Formation'],
  ],
};

/** Lists of names alone, by their table. */
export const named: Readonly<Record<string, readonly string[]>> = {
  band: [
    'Duncan’s First Nation',
    'Halfway River First Nation',
    'Horse Lake First Nation',
    'Onion Lake Cree Nation',
    'Saulteau First Nations',
    'Sturgeon Lake Cree Nation',
    'West Moberly First Nations',
    'Whitefish Lake First Nation',
  ],
  road: [
    'Forestry Trunk Road',
    'Highway 40 access',
    'Sukunka Forest Service Road',
    'Beaver River Road',
    'Range Road 53',
    'Township Road 624',
    'Hardisty Haul Road',
    'Upper Cutbank Road',
  ],
};
