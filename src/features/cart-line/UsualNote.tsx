import { styled } from 'styled-components';

import type { CartLine } from '#contract/cart';

import { useTranslate } from '../../i18n/useTranslate';
import { color, size } from '../../ui/theme';

const Note = styled.span`
  color: ${color.warn};
  font-size: ${size.s};
`;

/** The quantity is so much more than usual that it may be a slip. */
export const isUnusual = ({ usual }: CartLine, packs: number): boolean =>
  usual !== undefined && packs >= usual.unusual_from;

interface UsualNoteProps {
  line: CartLine;
  /** Ship packs as they stand on the screen. */
  packs: number;
}

/** Beside an unusually large quantity: what the customer usually orders. It warns and does not stop. */
export function UsualNote({ line, packs }: UsualNoteProps) {
  const t = useTranslate();
  if (!line.usual || !isUnusual(line, packs)) return null;
  const { least, most } = line.usual;
  const params = { least, most, count: packs };
  if (most === 0) return <Note>{t('cart.neverBefore', params)}</Note>;
  return <Note>{t(least === most ? 'cart.usuallyJust' : 'cart.usually', params)}</Note>;
}
