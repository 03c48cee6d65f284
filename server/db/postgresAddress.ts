/** Scheme, credentials, hosts and the rest of a connection URL. */
const PARTS = /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** Returns a URL per host of a libpq-style multi-host URL: `postgres://shop@a:5432,b:5432/name`. */
export function addressesOf(url: string): string[] {
  const [, kind = '', user = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => `${kind}${user}${host}${rest}`);
}

/** Splits a URL into one without the password, which may be displayed, and the password. */
export function splitPassword(url: string): { shown: string; password: string } {
  const [, kind = '', user = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  const [name = '', ...password] = user.replace(/@$/, '').split(':');
  return {
    shown: `${kind}${name}${user && '@'}${hosts}${rest}`,
    password: decodeURIComponent(password.join(':')),
  };
}
