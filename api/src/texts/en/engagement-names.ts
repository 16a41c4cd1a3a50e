/** Names of engagements and contacts in counts. */
export const en = {
  IndigenousEngagement: { one: 'engagement', many: 'engagements' },
  IndigenousLog: { one: 'contact in an engagement', many: 'contacts in engagements' },
};
