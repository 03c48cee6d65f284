/** The parts of an address: what stands before its hosts, these, and what stands after them. */
const PARTS = /^(\w+:\/\/)((?:[^/?#]*@)?)([^/?#]*)(.*)$/s;

/** An address for each host that one names as libpq does: `postgres://shop@a:5432,b:5432/name`. */
export function addressesOf(url: string): string[] {
  const [, kind = '', user = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  return hosts.split(',').map((host) => `${kind}${user}${host}${rest}`);
}

/** An address that may be shown, and the password that stood in it. */
export function splitPassword(url: string): { shown: string; password: string } {
  const [, kind = '', user = '', hosts = '', rest = ''] = PARTS.exec(url) ?? [];
  const [name = '', ...password] = user.replace(/@$/, '').split(':');
  return {
    shown: `${kind}${name}${user && '@'}${hosts}${rest}`,
    password: decodeURIComponent(password.join(':')),
  };
}
