/** Statuses of an application, in the order in which it moves (specification 4). */
export const APPLICATION_STATUSES = [
  'received',
  'under review',
  'question',
  'approved',
  'declined',
] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Whether the status is final. */
export const isDecided = (status: ApplicationStatus): boolean =>
  status === 'approved' || status === 'declined';
