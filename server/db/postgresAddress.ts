/** Scheme, credentials, hosts and the rest of a connection URL. */
const URL_PARTS = /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** Returns a URL per host of a libpq-style multi-host URL: `postgres://shop@a:5432,b:5432/name`. */
export function splitHosts(url: string): string[] {
  const [, scheme = '', credentials = '', hosts = '', rest = ''] = URL_PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => `${scheme}${credentials}${host}${rest}`);
}

/** Parameters that may contain a secret. */
const SECRET_PARAMETER = /^(ssl)?password$/i;

/**
 * Splits a URL into one without passwords, which may be displayed, and the password, which may also
 * be given as a parameter.
 */
export function splitPassword(url: string): { displayUrl: string; password: string } {
  const [, scheme = '', credentials = '', hosts = '', rest = ''] = URL_PARTS.exec(url) ?? [];
  const [name = '', ...password] = credentials.replace(/@$/, '').split(':');
  const [path = '', query = ''] = rest.split(/\?(.*)/s);
  const shown = query
    .split('&')
    .filter(
      (one) => ![...new URLSearchParams(one).keys()].some((key) => SECRET_PARAMETER.test(key)),
    )
    .join('&');
  return {
    displayUrl: `${scheme}${name}${credentials && '@'}${hosts}${path}${shown && `?${shown}`}`,
    password: new URLSearchParams(query).get('password') ?? decodeURIComponent(password.join(':')),
  };
}
