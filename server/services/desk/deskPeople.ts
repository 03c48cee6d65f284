import type { DeskPerson } from '#contract/staffCustomers';
import { groupBy } from '#domain/groupBy';
import { parseLanguage } from '#domain/languages';

import type { Db } from '../../db/client';
import { addressCodesOf, peopleOf } from '../../db/customerUsers';
import { NO_PASSWORD } from '../../db/noPassword';
import { activeSessionsOf } from '../../db/sessions';
import type { CustomerTable } from '../../db/tables/customers';
import { sessionLimits } from '../accounts/sessions';
import { presentLimits } from '../customers/personLimits';

/** Returns everybody who signs in for a customer, the owner first, with their active sessions. */
export async function deskPeople(db: Db, customer: CustomerTable, at: Date): Promise<DeskPerson[]> {
  const people = await peopleOf(db, customer);
  const ids = people.map(({ userId }) => userId);
  const active = await activeSessionsOf(db, ids, sessionLimits(at));
  const sessions = groupBy(active, ({ customer_id }) => customer_id);
  const codes = await addressCodesOf(db, ids);
  return people.map((person) => ({
    name: person.name,
    email: person.email,
    role: person.role,
    standing: person.isOn ? 'active' : 'off',
    lang: parseLanguage(person.lang) ?? '',
    has_password: person.passwordHash !== NO_PASSWORD,
    ship_to_codes: codes.get(person.userId) ?? [],
    ...presentLimits(person, people),
    created_at: person.since,
    sessions: (sessions.get(person.userId) ?? []).map(({ created_at, last_seen_at }) => ({
      created_at,
      last_seen_at,
    })),
  }));
}
