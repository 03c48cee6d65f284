import type { SignedIn } from '#contract/account';
import { parseCountry } from '#domain/countries';
import { normaliseEmail } from '#domain/emails';

import { isPassword } from '../../crypto/passwords';
import { undecidedApplication } from '../../db/applications';
import { inTransaction, type Db } from '../../db/client';
import { lockCredentials, personByEmail, type Person } from '../../db/customerUsers';
import { Refusal } from '../actions/refusal';

import type { PasswordAttempts } from './passwordAttempts';
import { openSession } from './sessions';

interface Credentials {
  email: string;
  password: string;
  /** Network address of the attempt. */
  address: string;
  /** The browser of the attempt, if it is known. */
  browserHash?: string | undefined;
  /** Identifies a browser from which this account was signed in to before. */
  device?: string | undefined;
}

/**
 * Opens a session for the right password; a wrong one and an unknown address get the same response.
 */
export async function signIn(
  db: Db,
  attempts: PasswordAttempts,
  { email: typedEmail, password, address, browserHash, device }: Credentials,
  now: Date,
): Promise<SignedIn> {
  const email = normaliseEmail(typedEmail);
  const person = await personByEmail(db, email);
  const guesser = device === undefined ? { account: email, address } : { account: device };
  const isRight = await attempts({ ...guesser, at: now }, () =>
    isPassword(password, person?.passwordHash),
  );
  if (!person || !isRight) {
    // Only for the browser that sent the application, so that others do not learn who has applied.
    const isApplicant = browserHash && (await undecidedApplication(db, email, browserHash));
    if (isApplicant) throw new Refusal(403, 'signIn.underReview');
    throw new Refusal(401, 'signIn.refused');
  }
  const { status } = person.customer;
  if (status === 'locked' || !person.isOn) throw new Refusal(403, 'signIn.locked');
  if (status !== 'active') throw new Refusal(403, 'signIn.underReview');

  const token = await inTransaction(db, async (tx) => {
    // It takes time to compare a password; the account may have been changed or locked meanwhile.
    if (!(await lockCredentials(tx, person))) throw new Refusal(401, 'signIn.refused');
    return openSession(tx, person.userId, now);
  });
  return {
    status: true,
    token,
    user: userOf(person),
    mongo_token: token,
    userId: person.userId,
  };
}

const userOf = ({ userId, name, email, lang, customer }: Person) => ({
  user_value: userId,
  owner_name: name,
  email,
  customer_code: customer.customer_code,
  flag: customer.status,
  cflag: parseCountry(customer.country),
  lang,
});
