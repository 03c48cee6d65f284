/** Where an application stands, in the order in which it moves (specification 4). */
export const APPLICATION_STATUSES = [
  'received',
  'under review',
  'question',
  'approved',
  'declined',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Nothing more happens to these. */
export const isDecided = (status: ApplicationStatus): boolean =>
  status === 'approved' || status === 'declined';
