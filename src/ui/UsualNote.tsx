import { styled } from 'styled-components';

import type { UsualQuantity } from '#contract/lines';
import { isUnusual } from '#domain/unusual';

import { useTranslate } from '../i18n/useTranslate';

import { color, size } from './theme';

const Note = styled.span`
  color: ${color.warn};
  font-size: ${size.s};
`;

interface UsualNoteProps {
  usual: UsualQuantity | null | undefined;
  /** Ship packs as displayed. */
  packs: number;
}

/** Shows the customer's usual quantity beside an unusually large one. */
export function UsualNote({ usual, packs }: UsualNoteProps) {
  const t = useTranslate();
  if (!usual || !isUnusual(packs, usual)) return null;
  const { least, most } = usual;
  const params = { least, most, count: packs };
  if (most === 0) return <Note>{t('cart.neverBefore', params)}</Note>;
  return <Note>{t(least === most ? 'cart.usuallyJust' : 'cart.usually', params)}</Note>;
}
