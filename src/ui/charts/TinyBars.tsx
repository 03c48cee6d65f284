import { styled } from 'styled-components';

import { color } from '../theme';

const Svg = styled.svg`
  display: block;
  width: 100%;
  fill: ${color.primary};

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

const HEIGHT = 24;
/** Of each bar's share of the width, which is 1. */
const BAR = 0.7;
/** Shows where a value is zero. */
const FLOOR = 1;

interface TinyBarsProps {
  values: readonly number[];
  /** The values in words. */
  words: string;
}

/** Bars as high as a line of text, as one path, the highest as high as fits. */
export function TinyBars({ values, words }: TinyBarsProps) {
  const highest = Math.max(...values, 1);
  const bars = values.map((value, index) => {
    const height = Math.max((value / highest) * HEIGHT, FLOOR);
    return `M${index + (1 - BAR) / 2},${HEIGHT}v${-height}h${BAR}v${height}z`;
  });
  return (
    <Svg
      role="img"
      aria-label={words}
      height={HEIGHT}
      viewBox={`0 0 ${values.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <title>{words}</title>
      <path d={bars.join('')} />
    </Svg>
  );
}
