import { from } from '../theme';

import type { Fold, NamedColumn } from './columns';

const HALVES = 'minmax(0, 1fr) minmax(0, 1fr)';
const LABELLED: readonly Fold[] = ['line', 'left', 'right'];

const foldOf = ({ fold = 'line' }: NamedColumn): Fold => fold;

/** The rules that put the cells of these columns into their places, with labels in the person's language. */
export function layoutOf(
  columns: readonly NamedColumn[],
  labels: readonly string[],
  isWide: boolean,
): string {
  return `
    ${cards(columns, labels)}
    ${from.tablet}, print {
      tr { grid-template: ${storeys(columns)}; }
      ${columns.map(({ name }) => `.at-${name} { grid-area: ${name}; }`).join('\n')}
    }
    ${isWide ? from.wide : from.desktop} {
      tr { grid-template: ${template([columns], columns)}; }
    }
    ${paper(columns)}
  `;
}

/** On paper is one line for each row, of what can be read there. */
function paper(columns: readonly NamedColumn[]): string {
  const printed = columns.filter(({ isOffPaper }) => !isOffPaper);
  const left = columns.filter(({ isOffPaper }) => isOffPaper);
  return `
    @media print {
      tr { grid-template: ${template([printed], printed)}; }
      ${left.map(({ name }) => `tr .at-${name} { display: none; }`).join('\n')}
    }
  `;
}

/** On a phone. */
function cards(columns: readonly NamedColumn[], labels: readonly string[]): string {
  const leads = columns.filter((column) => foldOf(column) === 'lead');
  const hasEnd = columns.some((column) => foldOf(column) === 'end');
  const middle = leads.length + 2;
  const place = (column: NamedColumn): string => {
    const places: Record<Fold, string> = {
      lead: `grid-area: 1 / ${leads.indexOf(column) + 1}`,
      head: `grid-area: 1 / ${middle - 1} / auto / span 2`,
      end: `grid-area: 1 / ${middle + 1}`,
      line: 'grid-column: 1 / -1',
      left: `grid-column: 1 / ${middle}`,
      right: `grid-column: ${middle} / -1`,
      bare: 'grid-column: 1 / -1',
    };
    return `.at-${column.name} { ${places[foldOf(column)]}; }`;
  };
  const label = (column: NamedColumn, at: number): string =>
    LABELLED.includes(foldOf(column)) && !column.isQuiet
      ? `td.at-${column.name}::before { content: ${JSON.stringify(labels[at])}; }`
      : '';
  return `
    tr { grid-template-columns: ${'auto '.repeat(leads.length)}${HALVES}${hasEnd ? ' auto' : ''}; }
    ${columns.map(place).join('\n')}
    ${columns.map(label).join('\n')}
  `;
}

/** Columns that stand under another one make a second storey; what has nothing below it takes both. */
function storeys(columns: readonly NamedColumn[]): string {
  const upper = columns.filter(({ under }) => under === undefined);
  const lower = upper.map((above) => columns.find(({ under }) => under === above.name) ?? above);
  return template(upper.length === columns.length ? [upper] : [upper, lower], upper);
}

const template = (rows: readonly (readonly NamedColumn[])[], tracks: readonly NamedColumn[]) =>
  `${rows.map((row) => `'${row.map(({ name }) => name).join(' ')}'`).join(' ')} / ${tracks
    .map(({ width }) => width)
    .join(' ')}`;
