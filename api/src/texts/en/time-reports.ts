/** Texts in the time reports. */
export const en = {
  week: 'Week of {day}',
  period: {
    title: 'Period Summary',
    empty: 'There is no time.',
    columns: { person: 'Person', project: 'Project', lines: 'Lines', hours: 'Hours', amount: 'Amount' },
  },
  details: {
    title: 'Timesheet Details',
    empty: 'There is no time.',
    columns: {
      date: 'Date',
      project: 'Project',
      agreement: 'Agreement',
      work: 'Work',
      description: 'Description',
      hours: 'Hours',
      quantity: 'Quantity',
      rate: 'Rate',
      amount: 'Amount',
      status: 'Status',
    },
  },
  work: {
    title: 'Work in Progress',
    empty: 'All time is billed.',
    columns: {
      project: 'Project',
      person: 'Person',
      oldest: 'Oldest',
      lines: 'Lines',
      hours: 'Hours',
      amount: 'Amount',
    },
  },
  aged: {
    title: 'Work in Progress Aged',
    empty: 'All time is billed.',
    columns: {
      project: 'Project',
      lines: 'Lines',
      upTo30: 'To 30 Days',
      upTo60: '31 to 60 Days',
      upTo90: '61 to 90 Days',
      over90: 'Over 90 Days',
      amount: 'Amount',
    },
  },
};
