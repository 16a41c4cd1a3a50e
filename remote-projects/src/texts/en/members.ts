/** English texts of the members of a project. */
export const en = {
  item: 'member',
  entity: 'members',
  name: 'Name',
  user: 'Person',
  team: 'Team',
  businessAssociate: 'Business associate',
  contact: 'Contact',
  organizationType: 'Organization',
  roleType: 'Role',
  projectAccess: 'Access',
  email: 'E-mail',
  access: { Edit: 'Edit', View: 'View', None: 'None' },
  section: { who: 'Member details', part: 'Role in the project' },
  whoHint:
    'A person of your company, a team, or somebody of a business associate. The first that is given names the member.',
  phones: 'Phone numbers',
  useContact: 'of the contacts, where there are some',
  noPhones: 'Nobody of this organization has a phone number here.',
  phone: {
    name: 'Answered by',
    type: 'Type',
    number: 'Number',
    extension: 'ext. {{extension}}',
    kind: { Fax: 'Fax', Home: 'Home', Mobile: 'Mobile', Other: 'Other', Work: 'Work' },
  },
};
