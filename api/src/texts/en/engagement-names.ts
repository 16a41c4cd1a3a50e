/** What engagements and contacts are called where they are counted. */
export const en = {
  IndigenousEngagement: { one: 'engagement', many: 'engagements' },
  IndigenousLog: { one: 'contact in an engagement', many: 'contacts in engagements' },
};
