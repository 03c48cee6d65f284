import { styled } from 'styled-components';

import type { Address } from '#contract/addresses';

import { FieldHint } from '../../ui/TextField';

import { addressLine } from './addressLine';

const Whole = styled(FieldHint)`
  overflow-wrap: anywhere;
`;

interface ChosenAddressProps {
  addresses: readonly Address[];
  /** Its code. */
  chosen: string;
}

/** The chosen address in full, below its select, which cuts a long one but reads it out whole. */
export function ChosenAddress({ addresses, chosen }: ChosenAddressProps) {
  const address = addresses.find(({ code }) => code === chosen);
  return address && <Whole aria-hidden="true">{addressLine(address)}</Whole>;
}
