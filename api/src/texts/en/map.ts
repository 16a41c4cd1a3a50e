/** What the calls of the map say to people, in English. */
export const en = {
  noTile: 'There is no such tile of the map.',
  noProject: 'There is no such project, or you cannot open it.',
  noFile: 'There is no such file, or you cannot open it.',
  noService: 'There is no such map service.',
  notSaved: 'You cannot change how everybody sees this layer.',
  noProperties: 'These are no properties of a layer.',
  noRoute: 'The project has no route yet, or what was given is none. Draw one on the map.',
  noRule: 'There is no such rule with a distance today. Choose another one, or type a distance.',
  tooMuchLand: 'More than 2,000 parcels lie within this distance of the route. Choose a shorter distance.',
  states: {
    none: 'No status',
    open: 'Not sent yet',
    notified: 'Notified',
    sent: 'Sent',
    received: 'Received',
    responded: 'Answered',
    consented: 'Consented',
    completed: 'Completed',
    well: 'Well',
    land: 'Land',
  },
};
