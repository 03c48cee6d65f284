import type { DeskPerson } from '#contract/staffCustomers';
import { groupBy } from '#domain/groupBy';
import { parseLanguage } from '#domain/languages';

import type { Db } from '../../db/client';
import { addressCodesOf, peopleOf } from '../../db/customerUsers';
import { NO_PASSWORD } from '../../db/noPassword';
import { activeSessionsOf } from '../../db/sessions';
import type { CustomerTable } from '../../db/tables/customers';
import { sessionLimits } from '../accounts/sessions';

/** Returns everybody who signs in for a customer, the owner first, with their active sessions. */
export async function deskPeople(db: Db, customer: CustomerTable, at: Date): Promise<DeskPerson[]> {
  const people = await peopleOf(db, customer);
  const ids = people.map(({ userId }) => userId);
  const active = await activeSessionsOf(db, ids, sessionLimits(at));
  const sessions = groupBy(active, ({ customer_id }) => customer_id);
  const codes = await addressCodesOf(db, ids);
  return people.map(({ userId, name, email, role, isOn, lang, passwordHash, since }) => ({
    name,
    email,
    role,
    standing: isOn ? 'active' : 'off',
    lang: parseLanguage(lang) ?? '',
    has_password: passwordHash !== NO_PASSWORD,
    ship_to_codes: codes.get(userId) ?? [],
    created_at: since,
    sessions: (sessions.get(userId) ?? []).map(({ created_at, last_seen_at }) => ({
      created_at,
      last_seen_at,
    })),
  }));
}
