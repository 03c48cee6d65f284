import { WEBHOOK_KINDS } from './webhooks';

/** Every kind of event in the event log. */
export const EVENT_KINDS = [
  'order.received',
  'order.taken_back',
  'requisition.submitted',
  'requisition.approved',
  'requisition.declined',
  'requisition.withdrawn',
  'requisition.expired',
  ...WEBHOOK_KINDS,
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

/** Staff reads, and staff actions that emit no event, by the names under which they are stored. */
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

/** Kinds of actor that can cause an entry. */
export const ACTOR_KINDS = ['customer', 'staff', 'key', 'file', 'clock', 'command'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Actor id recorded when orders are acknowledged by writing them to the exchange folder. */
export const FOLDER_ACTOR = 'folder';

/** Types of subject an entry can refer to; the first word of a stored subject. */
export const SUBJECTS = [
  'order',
  'requisition',
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

/** Returns the type of subject that the reference of an action identifies. */
export function subjectOfAction(action: string): Subject {
  if (/ job( |$)/.test(action)) return 'job';
  if (/ customers?$|sign-in link/.test(action)) return 'customer';
  return / orders?$|pick list|packing slip/.test(action) ? 'order' : 'application';
}
