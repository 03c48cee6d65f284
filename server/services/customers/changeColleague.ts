import { DAY_MS } from '#domain/durations';
import { normaliseEmail } from '#domain/emails';
import { RULES } from '#domain/rules';

import { colleaguesOf } from '../../db/customerUsers';
import type { SignedInCustomer } from '../accounts/sessions';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { changeUser, isUserInvited, type UserChange } from './changeUser';

/** Changes a colleague, or invites somebody, by an administrator of the customer. */
export async function changeColleague(
  action: Action,
  administrator: SignedInCustomer,
  change: Omit<UserChange, 'customer_code' | 'invitedBy'>,
): Promise<void> {
  const { tx, at } = action;
  const users = await colleaguesOf(tx, administrator.id);
  const existing = users.find(({ email }) => email === normaliseEmail(change.email));
  if (existing?.id === administrator.userId && change.standing === 'off')
    throw new Refusal(409, 'people.self');
  const yesterday = new Date(at.getTime() - DAY_MS).toISOString();
  const recent = users.filter(
    ({ invited_by, created_at }) => invited_by !== '' && created_at > yesterday,
  );
  const most = RULES.invitationsPerDay;
  if (!existing && recent.length >= most)
    throw new Refusal(429, 'people.tooMany', { params: { most } });

  const isAsked = change.invite === true && !(existing && (await isUserInvited(action, existing)));
  const { code, field, params } = await changeUser(action, {
    ...change,
    invite: isAsked,
    customer_code: administrator.customerCode,
    invitedBy: administrator.ownerName,
  });
  if (code) throw new Refusal(409, code, { ...(field && { field }), ...(params && { params }) });
}
