/** Messages of the map's calls, in English. */
export const en = {
  noField: 'This layer cannot be coloured by that.',
  noTile: 'There is no such tile of the map.',
  noProject: 'There is no such project, or you cannot open it.',
  noFile: 'There is no such file, or you cannot open it.',
  noService: 'There is no such map service.',
  notSaved: 'You cannot change how everybody sees this layer.',
  noProperties: 'These are no properties of a layer.',
  noRoute: 'The project has no route yet, or what was given is none. Draw one on the map.',
  noRule: 'There is no such rule with a distance today. Choose another one, or type a distance.',
  tangledRoute:
    'The route comes to the same land too often to be followed. Draw it simpler, or ask for a part of it.',
  longOutlines:
    'The outlines of the land around this route are too long for one search. Choose a shorter distance, or a part of the route.',
  tooMuchLand: 'More than 2,000 parcels lie within this distance of the route. Choose a shorter distance.',
  tooManyExported: 'More than 20,000 shapes are in this layer. Choose some of them and export those.',
  nothingExported: 'Nothing of this lies anywhere that you can see.',
  noView: 'What this list finds is no longer known. Reload the page.',
  noBase: 'There is no base map of this name.',
  service: {
    unknownHost:
      'This service sent us to a host that no administrator named. Ask an administrator to check its address.',
    privateAddress:
      'This service lies in a private network, which is not asked. Ask whoever runs the server.',
    unreachable: 'This service cannot be reached. Ask an administrator to check its address.',
    slow: 'This service did not answer in time. It is asked again when the map moves.',
    tooLarge: 'This service answered with more than a map can draw. Zoom in.',
    tooManyRedirects:
      'This service sent us from address to address. Ask an administrator to check its address.',
    refused: 'This service refused us. Ask an administrator to check its token.',
    failed: 'This service failed. It is asked again when the map moves.',
    noPicture:
      'This service answered with something that is no picture. Ask an administrator to check its kind and address.',
    noFeatures:
      'This service answered with something that holds no features on earth. Ask an administrator to check its kind and address.',
    noAddresses:
      'The search for addresses answered with something else. Ask whoever runs the server to check its address.',
    noArchive: 'This is no archive of tiles. Ask an administrator to check its address.',
    noRanges:
      'The server of this archive does not send parts of files. Ask an administrator to keep it elsewhere.',
  },
  states: {
    none: 'No status',
    unsaid: 'Not said',
    open: 'Not sent yet',
    notified: 'Notified',
    sent: 'Sent',
    received: 'Received',
    responded: 'Answered',
    consented: 'Consented',
    completed: 'Completed',
    well: 'Well',
    project: 'Project',
    land: 'Land',
    unpaid: 'Not paid yet',
    held: 'Held back',
    paid: 'Paid',
    returned: 'Returned',
    closed: 'Cancelled or replaced',
  },
};
