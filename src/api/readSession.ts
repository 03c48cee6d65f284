import type { User } from '#contract/account';

import { asText, type Fields } from './lenientFields';

/**
 * The session of the signed-in user, as the specification's browser entries store it (section 3).
 */
export interface SessionFacts {
  token: string;
  user: Partial<User>;
  mongoObj: { mongo_token?: string; userId?: string };
}

const USER = ['owner_name', 'customer_code', 'flag', 'cflag', 'lang'] as const;

/**
 * Reads a session in either form of the specification: the user as a nested object, or the same
 * fields beside the token. The e-mail defaults to the one typed at sign-in.
 */
export function readSession(answer: Fields, email: string): SessionFacts {
  const token = asText(answer.token);
  if (!token) throw new Error('The answer to a sign-in holds no token.');
  const own = answer.user as Fields | undefined;
  const said = own ?? answer;
  return {
    token,
    user: {
      ...Object.fromEntries(
        USER.filter((name) => said[name] !== undefined).map((name) => [name, asText(said[name])]),
      ),
      user_value: asText(own?.user_value, asText(answer.user_id)),
      email: asText(own?.email, email),
    },
    mongoObj: {
      ...(answer.mongo_token !== undefined && { mongo_token: asText(answer.mongo_token) }),
      ...(answer.userId !== undefined && { userId: asText(answer.userId) }),
    },
  };
}
