import ipaddr from 'ipaddr.js';

/** Ports on which endpoints of others are called. */
const PORTS = ['', '8443'];

/** Where the addresses of the open net lie in IPv6; IPv4 addresses in its other forms are outside. */
const OPEN_NET = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether a network address is one of the open net: none of a house, a machine itself, or a translation of these. */
export function isGlobal(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(OPEN_NET);
}

/** Why an address may not be called, as far as it says so itself; `undefined` where it may. */
export function judgeUrl(url: URL): 'form' | 'network' | undefined {
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  if (url.protocol !== 'https:' || !PORTS.includes(url.port) || !isPlain) return 'form';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && !isGlobal(host) ? 'network' : undefined;
}
