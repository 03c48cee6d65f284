import { styled } from 'styled-components';

import { color } from '../theme';

import type { MAX_STACKED } from './chartData';

/** The looks of a chart's series, told apart by pattern as well as by colour. */
export type Look = 'solid' | 'hollow' | 'hatched' | 'dotted' | 'lined' | 'crossed';

const STACKED: readonly Look[] & { length: typeof MAX_STACKED } = [
  'solid',
  'hatched',
  'dotted',
  'lined',
  'crossed',
  'hollow',
];

/** Returns the look of a series; the second of two side by side is the one compared with. */
export const lookOf = (index: number, isStacked: boolean): Look =>
  isStacked ? STACKED[index % STACKED.length]! : index === 0 ? 'solid' : 'hollow';

const TONES: Record<Look, string> = {
  solid: color.primary,
  hollow: color.inkSoft,
  hatched: color.warn,
  dotted: color.info,
  lined: color.good,
  crossed: color.bad,
};

/** Draws in the tone of a look; in forced colours in that of text. */
const Toned = styled.g<{ $look: Look }>`
  stroke: ${({ $look }) => TONES[$look]};
  fill: ${({ $look }) => TONES[$look]};

  @media (forced-colors: active) {
    stroke: CanvasText;
    fill: CanvasText;
  }
`;

const SIZE = 6;
const MARKS: Partial<Record<Look, string>> = {
  hatched: 'M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2',
  dotted: 'M1.5,1.5 h0.01 M4.5,4.5 h0.01',
  lined: 'M0,3 h6',
  crossed: 'M0,3 h6 M3,0 v6',
};

/** The patterns of the looks that need one, by ids that begin with `prefix`. */
export const Patterns = ({ prefix }: { prefix: string }) => (
  <defs>
    {Object.entries(MARKS).map(([look, marks]) => (
      <pattern
        key={look}
        id={`${prefix}${look}`}
        width={SIZE}
        height={SIZE}
        patternUnits="userSpaceOnUse"
      >
        <Toned as="path" $look={look as Look} d={marks} strokeWidth={2} strokeLinecap="round" />
      </pattern>
    ))}
  </defs>
);

const Outline = styled(Toned)`
  && {
    fill: ${({ $look }) => ($look === 'solid' ? undefined : color.surface)};
  }

  @media (forced-colors: active) {
    && {
      fill: ${({ $look }) => ($look === 'solid' ? 'CanvasText' : 'Canvas')};
    }
  }
`;

interface FilledProps {
  look: Look;
  prefix: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle in a look. */
export function Filled({ look, prefix, ...place }: FilledProps) {
  if (place.height <= 0) return null;
  return (
    <>
      <Outline as="rect" $look={look} {...place} />
      {MARKS[look] && <rect {...place} fill={`url(#${prefix}${look})`} />}
    </>
  );
}
