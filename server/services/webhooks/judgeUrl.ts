import ipaddr from 'ipaddr.js';

/** Ports on which external endpoints may be called. */
const PORTS = ['', '8443'];

/** The range of public IPv6 addresses; IPv4 addresses in IPv6 notation are outside it. */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether a network address is public: not a private one, not one of the machine itself, nor a
 * translation of these.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(PUBLIC_IPV6);
}

/** Returns why a URL may not be called, judging by its text alone; `undefined` if it may. */
export function judgeUrl(url: URL): 'form' | 'network' | undefined {
  const isPlain = url.username === '' && url.password === '' && url.hash === '';
  if (url.protocol !== 'https:' || !PORTS.includes(url.port) || !isPlain) return 'form';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(host) && !isPublicAddress(host) ? 'network' : undefined;
}
