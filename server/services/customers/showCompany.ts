import type { showCompany as call } from '#contract/company';
import type { Reply } from '#contract/route';
import { isAdministrator } from '#domain/companyRoles';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../../db/client';
import { addressesOfCustomer } from '../../db/customerAddresses';
import { customerById } from '../../db/customers';
import { addressCodesOf } from '../../db/customerUserAddresses';
import { peopleOf } from '../../db/customerUsers';
import { NO_PASSWORD } from '../../db/noPassword';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';

import { presentLimits } from './personLimits';
import { toCustomerAddress } from './toCustomerAddress';

/** Returns everybody who signs in for the reader's customer. */
export async function showCompany(
  db: Db,
  { id, userId, role }: SignedInCustomer,
  { colleagues }: Pick<ShopRules, 'colleagues'>,
): Promise<Reply<typeof call>> {
  const customer = await customerById(db, id);
  if (!customer) throw new Refusal(401, 'session.ended');
  const people = await peopleOf(db, customer);
  const codes = await addressCodesOf(
    db,
    people.map(({ userId }) => userId),
  );
  const may_change = colleagues === 'self' && isAdministrator(role);
  const ships = may_change
    ? (await addressesOfCustomer(db, id)).filter(({ kind }) => kind === 'ship')
    : [];
  return {
    company: customer.company_name || customer.owner_name,
    people: people.map((person) => ({
      user_id: person.userId,
      name: person.name,
      email: person.email,
      role: person.role,
      standing: person.isOn ? 'active' : 'off',
      has_password: person.passwordHash !== NO_PASSWORD,
      ship_to_codes: codes.get(person.userId) ?? [],
      // What colleagues may spend is nobody else's business.
      ...((isAdministrator(role) || person.userId === userId) && presentLimits(person, people)),
    })),
    may_change,
    ...(may_change && { ship_to: ships.map(toCustomerAddress) }),
  };
}
