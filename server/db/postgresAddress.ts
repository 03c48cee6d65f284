/** Scheme, credentials, hosts and the rest of a connection URL. */
const URL_PARTS = /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** Returns a URL per host of a libpq-style multi-host URL: `postgres://shop@a:5432,b:5432/name`. */
export function splitHosts(url: string): string[] {
  const [, scheme = '', credentials = '', hosts = '', rest = ''] = URL_PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => `${scheme}${credentials}${host}${rest}`);
}

/** Splits a URL into one without the password, which may be displayed, and the password. */
export function splitPassword(url: string): { displayUrl: string; password: string } {
  const [, scheme = '', credentials = '', hosts = '', rest = ''] = URL_PARTS.exec(url) ?? [];
  const [name = '', ...password] = credentials.replace(/@$/, '').split(':');
  return {
    displayUrl: `${scheme}${name}${credentials && '@'}${hosts}${rest}`,
    password: decodeURIComponent(password.join(':')),
  };
}
