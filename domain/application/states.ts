/** Where an application stands, in the order in which it moves (specification 4). */
export const APPLICATION_STATES = [
  'received',
  'under review',
  'question',
  'approved',
  'declined',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Nothing more happens to these. */
export const isDecided = (state: ApplicationState): boolean =>
  state === 'approved' || state === 'declined';
