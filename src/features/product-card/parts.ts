import { styled } from 'styled-components';

import { IconButton } from '../../ui/Button';
import { color, duration, from, radius, shadow, shadowBelow, size, space } from '../../ui/theme';

/** Beside the filters fewer columns fit; the listing sets their number. */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(1, minmax(0, 1fr));
  gap: ${space(3)};

  @media (width >= 22.5em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space(4)};
  }

  @media (width >= 75em) {
    grid-template-columns: repeat(var(--wide-columns, 5), minmax(0, 1fr));
  }

  @media (width >= 82.5em) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  @media print {
    display: block;
  }
`;

export const More = styled.div`
  position: absolute;
  top: calc(100% - 10px);
  right: -1px;
  left: -1px;
  z-index: 6;
  display: var(--more, none);
  padding: ${space(1)} ${space(3)} ${space(3)};
  border: 1px solid ${color.line};
  border-top: 0;
  border-radius: 0 0 ${radius.card} ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadowBelow};
  color: ${color.inkSoft};
  font-size: ${size.s};
`;

/** A product's cell in the grid; hovering or focusing it shows more details. */
export const Card = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  transition: box-shadow ${duration.feedback} ease-out;

  /* Printed as a row: picture, number, name, price and availability. */
  @media print {
    display: grid;
    grid-template-columns: 2rem 6.5rem minmax(0, 1fr) 16rem 14rem 8rem;
    gap: 0 ${space(3)};
    align-items: center;
    padding: 1px 0;
    border-width: 0 0 1px;
    border-radius: 0;
    break-inside: avoid;
  }

  &:has(> a:focus-visible) {
    --more: block;
  }

  @media (hover: hover) {
    &:hover {
      --more: block;
      z-index: 5;
      box-shadow: ${shadow};
    }
  }
`;

export const Top = styled.div`
  position: relative;
`;

/** The largest size at which two rows of cards are visible. */
export const PicturePlace = styled.div`
  display: block;

  ${from.desktop} {
    max-width: 140px;
    margin: 0 auto;
  }
`;

export const Heart = styled(IconButton)`
  position: absolute;
  top: var(--corner, -4px);
  right: var(--corner, -4px);
  border-radius: 50%;
  background: ${color.surface};
  color: ${color.inkSoft};

  &:hover,
  &[aria-pressed='true'] {
    color: ${color.primary};
  }

  &:disabled {
    opacity: 0.5;
  }
`;

export const Pack = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(2)};
  margin-top: auto;
  color: ${color.inkSoft};
  font-size: ${size.s};

  @media print {
    margin-top: 0;
  }
`;
