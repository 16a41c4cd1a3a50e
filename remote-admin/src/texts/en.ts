/** English texts of the administration area. */
export const en = {
  masterData: {
    type: {
      'agreement-types': 'Agreement type',
      countries: 'Country',
    },
    tab: { details: 'Details' },
    field: {
      code: 'Code',
      name: 'Name',
      description: 'Description',
      isActive: 'Active',
      isMasterRecord: 'Master record',
    },
    history: 'History',
    notFound: 'There is no record at this address. It may have been deleted.',
    readOnly: 'Only a system administrator can change this list.',
  },
};
