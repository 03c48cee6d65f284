import type { User } from '#contract/account';

import { asText, type Fields } from './lenientFields';

/**
 * The session of the signed-in user, as the specification's browser entries store it (section 3).
 */
export interface SessionData {
  token: string;
  user: Partial<User>;
  mongoObj: { mongo_token?: string; userId?: string };
}

const USER = ['owner_name', 'customer_code', 'flag', 'cflag', 'lang'] as const;

/**
 * Reads a session in either form of the specification: the user as a nested object, or the same
 * fields beside the token. The e-mail defaults to the one typed at sign-in.
 */
export function parseSession(response: Fields, email: string): SessionData {
  const token = asText(response.token);
  if (!token) throw new Error('The answer to a sign-in holds no token.');
  const own = response.user as Fields | undefined;
  const userSource = own ?? response;
  return {
    token,
    user: {
      ...Object.fromEntries(
        USER.filter((name) => userSource[name] !== undefined).map((name) => [
          name,
          asText(userSource[name]),
        ]),
      ),
      user_value: asText(own?.user_value, asText(response.user_id)),
      email: asText(own?.email, email),
    },
    mongoObj: {
      ...(response.mongo_token !== undefined && { mongo_token: asText(response.mongo_token) }),
      ...(response.userId !== undefined && { userId: asText(response.userId) }),
    },
  };
}
