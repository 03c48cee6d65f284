import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';

import { sum } from '#domain/sum';

import { color, radius, size } from '../theme';

import type { ChartProps } from './chartData';
import { Filled, lookOf } from './fills';
import { PLOT_HEIGHT } from './plotHeight';

/**
 * Clips the drawing of the width before, which would widen a page that becomes narrower; a label
 * may stand out of it.
 */
const Frame = styled.div`
  position: relative;
  width: 100%;
  border-radius: ${radius.control};
  overflow: clip;
  overflow-clip-margin: 16px;

  &:has(:focus-visible) {
    outline: 2px solid ${color.primary};
    outline-offset: 2px;
  }
`;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
`;

const Label = styled.text`
  fill: ${color.inkSoft};
  font-size: ${size.xs};
`;

const Grid = styled.line`
  stroke: ${color.line};
  shape-rendering: crispedges;
`;

const Chosen = styled.rect`
  fill: ${color.primaryTint};

  @media (forced-colors: active) {
    fill: none;
    stroke: Highlight;
  }
`;

const Lines = styled.g`
  color: ${color.primary};

  @media (forced-colors: active) {
    color: CanvasText;
  }
`;

/** Lies invisibly over the drawing; its thumb is as wide as a point, so that it follows the finger. */
const Slider = styled.input<{ $points: number }>`
  position: absolute;
  top: 0;
  margin: 0;
  appearance: none;
  opacity: 0;
  cursor: crosshair;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    appearance: none;
    width: calc(100% / ${({ $points }) => $points});
    height: 100%;
  }

  &::-moz-range-thumb {
    width: calc(100% / ${({ $points }) => $points});
    height: 100%;
    border: 0;
  }
`;

/** Height of a line of the axis below the drawing. */
const AXIS_LINE = 15;
/** The room above, so that the topmost label is not cut. */
const HEADROOM = 8;
/** Widths of a character of a label, about, and between two labels. */
const CHARACTER = 6.8;
const BETWEEN = 8;

interface PlotProps extends ChartProps {
  /** What the ids of the patterns begin with. */
  prefix: string;
  /** Index of the point whose values are shown. */
  chosen: number;
  onChoose: (index: number) => void;
  /** The values of the chosen point, in words. */
  words: string;
}

const widthOf = (lines: readonly string[]): number =>
  Math.max(...lines.map((line) => line.length)) * CHARACTER;

/** Returns how many points apart labels are, counted from the last, so that no two touch. */
function labelInterval(names: readonly (readonly string[])[], step: number): number {
  const widths = names.map(widthOf).toReversed();
  const fits = (interval: number): boolean =>
    widths.every((width, index) => {
      const next = widths[index + interval];
      const isShown = index % interval === 0 && next !== undefined;
      return !isShown || (width + next) / 2 + BETWEEN <= step * interval;
    });
  let interval = 1;
  while (interval < names.length && !fits(interval)) interval += 1;
  return interval;
}

/** The drawing with its axes, in which a point is chosen as with a slider. */
export function Plot(props: PlotProps) {
  const { title, kind, points, series, formatAxis, isSmall = false, wraps = false } = props;
  const { prefix, chosen, onChoose, words } = props;
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);

  const isStacked = kind === 'stacked';
  const names = points.map(({ short }) => (wraps ? short.split(' ') : [short]));
  const axis = AXIS_LINE * Math.max(...names.map((lines) => lines.length)) + 5;
  const height = PLOT_HEIGHT[isSmall ? 'small' : 'normal'];
  const tops = isStacked
    ? points.map((_, index) => sum(series.map(({ values }) => values[index] ?? 0)))
    : series.flatMap(({ values }) => values);
  const y = scaleLinear({
    domain: [0, Math.max(...tops, 1)],
    range: [height + HEADROOM, HEADROOM],
    nice: 3,
  });
  const ticks = y.ticks(3).filter((tick) => Number.isInteger(tick));
  const tickLabels = ticks.map(formatAxis);
  const left = Math.ceil(Math.max(...tickLabels.map((label) => label.length)) * CHARACTER) + 6;
  const inner = Math.max(width - left, 1);
  const x = scaleBand({
    domain: points.map((_, index) => index),
    range: [left, left + inner],
  });
  const step = x.bandwidth();
  const at = (index: number) => x(index) ?? 0;
  const every = labelInterval(names, step);

  const followPointer = ({ pointerType, nativeEvent, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const index = Math.floor((nativeEvent.offsetX / currentTarget.clientWidth) * points.length);
    onChoose(Math.min(Math.max(index, 0), points.length - 1));
  };

  return (
    <Frame ref={frame} style={{ height: height + HEADROOM + axis }}>
      <Drawing width={width} height={height + HEADROOM + axis} aria-hidden="true">
        <Chosen x={at(chosen)} y={HEADROOM} width={step} height={height} />
        {ticks.map((tick, index) => (
          <g key={tick}>
            <Grid x1={left} x2={left + inner} y1={y(tick)} y2={y(tick)} />
            <Label x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
              {tickLabels[index]}
            </Label>
          </g>
        ))}
        {names.map((lines, index) => (
          <Label key={index} y={height + HEADROOM} textAnchor="middle">
            {/* Counted from the last point, which is the current one. */}
            {(points.length - 1 - index) % every === 0 &&
              lines.map((line, at) => (
                <tspan key={at} x={left + step * (index + 0.5)} dy={AXIS_LINE}>
                  {line}
                </tspan>
              ))}
          </Label>
        ))}
        {kind === 'steps' ? (
          <Lines>
            {series.map(({ name, values }) => (
              <LinePath
                key={name}
                data={values.flatMap((value, index) => [
                  { across: at(index), value },
                  { across: at(index) + step, value },
                ])}
                x={({ across }) => across}
                y={({ value }) => y(value)}
                stroke="currentColor"
                strokeWidth={2}
              />
            ))}
          </Lines>
        ) : (
          points.map((_, index) => (
            <Bars
              key={index}
              values={series.map(({ values }) => values[index] ?? 0)}
              isStacked={isStacked}
              prefix={prefix}
              left={at(index) + step * 0.1}
              width={step * 0.8}
              heightOf={(value) => y(0) - y(value)}
              floor={y(0)}
            />
          ))
        )}
      </Drawing>
      <Slider
        type="range"
        aria-label={title}
        aria-valuetext={words}
        min={0}
        max={points.length - 1}
        value={chosen}
        $points={points.length}
        style={{ left, width: inner, height: height + HEADROOM + axis }}
        onChange={({ target }) => onChoose(Number(target.value))}
        onPointerMove={followPointer}
      />
    </Frame>
  );
}

interface BarsProps {
  /** The values of one point. */
  values: readonly number[];
  isStacked: boolean;
  prefix: string;
  left: number;
  width: number;
  heightOf: (value: number) => number;
  floor: number;
}

function Bars({ values, isStacked, prefix, left, width, heightOf, floor }: BarsProps) {
  const one = isStacked ? width : width / values.length;
  return values.map((value, index) => {
    const below = isStacked ? sum(values.slice(0, index)) : 0;
    const height = heightOf(value);
    return (
      <Filled
        key={index}
        look={lookOf(index, isStacked)}
        prefix={prefix}
        x={left + (isStacked ? 0 : index * one)}
        y={floor - heightOf(below) - height}
        width={one}
        height={height}
      />
    );
  });
}

/** Width until it is measured, in pixels. */
const FIRST_WIDTH = 600;

function useWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(FIRST_WIDTH);
  // CSS decides the width: read before the first paint, and whenever it changes.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || FIRST_WIDTH);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
