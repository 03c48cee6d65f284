import { TOLD_KINDS } from './webhooks';

/** Everything that the log of events tells of. */
export const EVENT_KINDS = [
  'order.received',
  'order.taken_back',
  ...TOLD_KINDS,
  'content.changed',
  'key.added',
  'key.rotated',
  'key.revoked',
  'webhook.added',
  'webhook.changed',
  'webhook.disabled',
  'webhook.enabled',
  'webhook.replayed',
  'staff.added',
  'staff.changed',
  'staff.locked',
  'restored',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What the staff looked at, and what they did that has no event; by the names under which it is stored. */
export const STAFF_ACTIONS = [
  'signed in',
  'refused',
  'signed out',
  'listed',
  'read',
  'begun',
  'asked',
  'approved',
  'declined',
  'revealed',
  'listed orders',
  'read order',
  'printed pick list',
  'printed packing slip',
  'exported orders',
  'listed customers',
  'read customer',
  'looked as customer',
  'sent sign-in link',
  'exported activity',
  'confirmed job',
  'stopped job',
  'read job results',
] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

export const ACTIVITY_KINDS = [...EVENT_KINDS, ...STAFF_ACTIONS] as const;
export type ActivityKind = EventKind | StaffAction;

export const isActivityKind = (kind: string): kind is ActivityKind =>
  (ACTIVITY_KINDS as readonly string[]).includes(kind);

export const isEventKind = (kind: string): kind is EventKind =>
  (EVENT_KINDS as readonly string[]).includes(kind);

/** Who does something. */
export const ACTOR_KINDS = ['customer', 'staff', 'key', 'file', 'clock', 'command'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who takes orders over by writing them into the exchange folder. */
export const FOLDER_ACTOR = 'folder';

/** What something happened to, as the first word of a subject. */
export const SUBJECTS = [
  'order',
  'customer',
  'application',
  'product',
  'webhook',
  'key',
  'staff',
  'job',
  'content',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What the reference of an action names. */
export function subjectOfAction(action: string): Subject {
  if (/ job( |$)/.test(action)) return 'job';
  if (/ customers?$|sign-in link/.test(action)) return 'customer';
  return / orders?$|pick list|packing slip/.test(action) ? 'order' : 'application';
}
