import { BlockList, isIP } from 'node:net';

interface Network {
  address: string;
  bits: number;
  family: 'ipv4' | 'ipv6';
}

/** Parses a network such as `10.0.0.0/8`; a single address is a network of its own. */
function parseNetwork(written: string): Network | undefined {
  const [address = '', bits, ...rest] = written.split('/');
  const version = isIP(address);
  const maxBits = version === 4 ? 32 : 128;
  const size = bits === undefined ? maxBits : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (version === 0 || rest.length > 0 || size < 0 || size > maxBits) return undefined;
  return { address, bits: size, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export const areNetworks = (written: readonly string[]): boolean =>
  written.every((one) => parseNetwork(one) !== undefined);

/** Whether an address is in one of the networks; true if none is named. */
export function isWithin(written: readonly string[], address: string): boolean {
  if (written.length === 0) return true;
  const list = new BlockList();
  for (const network of written.map(parseNetwork)) {
    if (network) list.addSubnet(network.address, network.bits, network.family);
  }
  return list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
