import { useId, useState } from 'react';
import { styled } from 'styled-components';

import { csvDialectOf, formatCsv } from '#domain/csv';
import { sum } from '#domain/sum';

import { useI18n } from '../../i18n/I18n';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../Button';
import { saveFile } from '../saveFile';
import { color, size, space } from '../theme';

import type { ChartData, ChartProps } from './chartData';
import { ChartTable } from './ChartTable';
import { ChartValue } from './ChartValue';
import { Filled, lookOf, Patterns } from './fills';
import { Plot } from './Plot';

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  width: 100%;
  margin: 0;
`;

const Title = styled.h3`
  font-size: ${size.text};
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: center;
  min-height: 1.45em;
  font-size: ${size.s};
`;

const Entry = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
`;

const Point = styled.strong`
  min-width: 8.5em;
`;

const Muted = styled.span`
  color: ${color.inkSoft};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

/** Not `display: none`, which takes the patterns away. */
const Hidden = styled.svg`
  position: absolute;
  width: 0;
  height: 0;
`;

const SWATCH = 12;

/** A figure whose legend has the values of the chosen point, by default the last. */
export function DrawnChart(props: ChartProps) {
  const { title, kind, points, series, format, first = points.length } = props;
  const t = useTranslate();
  const id = useId();
  const [chosen, setChosen] = useState<number>();
  const [isTable, setIsTable] = useState(false);
  const saveCsv = useSaveCsv(props);
  const index = Math.min(chosen ?? first, points.length - 1);
  const point = points[index];
  if (!point) return null;

  const isStacked = kind === 'stacked';
  const entries = series.map(({ name, values, to }, at) => ({
    name,
    to: to?.[index],
    value: format(values[index] ?? 0),
    look: lookOf(at, isStacked),
  }));
  const total = isStacked ? format(sum(series.map(({ values }) => values[index] ?? 0))) : '';
  const words = entries.map(({ name, value }) => t('charts.value', { name, value })).join('; ');
  return (
    <Figure aria-labelledby={`${id}title`}>
      <Title id={`${id}title`}>{title}</Title>
      <Hidden aria-hidden="true">
        <Patterns prefix={id} />
      </Hidden>
      <Legend>
        <Point>{total ? t('charts.value', { name: point.name, value: total }) : point.name}</Point>
        {entries.map(({ name, value, look, to }) => (
          <Entry key={name}>
            <svg width={SWATCH} height={SWATCH} aria-hidden="true">
              <Filled look={look} prefix={id} x={1} y={1} width={SWATCH - 2} height={SWATCH - 2} />
            </svg>
            <Muted>{name}</Muted> <ChartValue to={to}>{value}</ChartValue>
          </Entry>
        ))}
      </Legend>
      <Plot
        {...props}
        prefix={id}
        chosen={index}
        onChoose={setChosen}
        words={t('charts.value', { name: point.name, value: words })}
      />
      <Buttons className="no-print">
        <SmallButton
          aria-expanded={isTable}
          aria-describedby={`${id}title`}
          onClick={() => setIsTable(!isTable)}
        >
          {t(isTable ? 'charts.hideTable' : 'charts.showTable')}
        </SmallButton>
        <SmallButton aria-describedby={`${id}title`} onClick={saveCsv}>
          {t('download.csv')}
        </SmallButton>
      </Buttons>
      {isTable && <ChartTable {...props} />}
    </Figure>
  );
}

/** Saves what a chart shows as a file, in the dialect of the locale's spreadsheets. */
function useSaveCsv({ title, pointsName, points, series }: ChartData & { title: string }) {
  const { locale } = useI18n();
  return () => {
    const rows = points.map(({ name }, index) => [
      name,
      ...series.map(({ values }) => values[index] ?? 0),
    ]);
    const head = [pointsName, ...series.map(({ name }) => name)];
    saveFile(`${title}.csv`, formatCsv([head, ...rows], csvDialectOf(locale)));
  };
}
