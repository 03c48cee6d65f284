import { from, within } from '../theme';

import type { Fold, NamedColumn } from './columns';

/** The right part is as wide as its content, up to 60%. */
const PARTS = 'minmax(0, 1fr) fit-content(60%)';
const LABELLED: readonly Fold[] = ['line', 'left', 'right'];

const foldOf = ({ fold = 'line' }: NamedColumn): Fold => fold;

/** Returns the CSS rules that place the cells of these columns, with translated labels. */
export function layoutOf(
  columns: readonly NamedColumn[],
  labels: readonly string[],
  isWide: boolean,
): string {
  return `
    ${cards(columns, labels)}
    ${isWide ? within.untilWide : within.untilDesktop} { ${without(columns, 'narrow')} }
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

/** In print each row takes one line, with only the printable columns. */
function paper(columns: readonly NamedColumn[]): string {
  const printed = columns.filter(({ isOffPaper }) => !isOffPaper);
  return `
    @media print {
      tr { grid-template: ${template([printed], printed)}; }
      ${hidden(columns.filter(({ isOffPaper }) => isOffPaper))}
    }
  `;
}

const hidden = (columns: readonly NamedColumn[]): string =>
  columns.map(({ name }) => `tr .at-${name} { display: none; }`).join('\n');

const without = (columns: readonly NamedColumn[], where: 'card' | 'narrow'): string =>
  hidden(columns.filter(({ absent }) => absent === where || absent === 'both'));

/** Rules for cards on a phone; wider layouts override them. */
function cards(columns: readonly NamedColumn[], labels: readonly string[]): string {
  const leads = columns.filter((column) => foldOf(column) === 'lead');
  const hasEnd = columns.some((column) => foldOf(column) === 'end');
  const middle = leads.length + 2;
  const hasBefore = columns.some((column) => foldOf(column) === 'before');
  const place = (column: NamedColumn): string => {
    const places: Record<Fold, string> = {
      lead: `grid-area: 1 / ${leads.indexOf(column) + 1}`,
      head: `grid-area: 1 / ${middle - 1} / auto / span 2`,
      end: `grid-area: 1 / ${middle + 1}`,
      line: 'grid-column: 1 / -1',
      left: `grid-column: 1 / ${middle}`,
      right: `grid-column: ${middle} / -1`,
      bare: 'grid-column: 1 / -1',
      before: 'grid-area: auto / 1 / span 2',
      tall: `grid-area: auto / ${hasBefore ? 2 : 1} / span 2 / ${middle}`,
    };
    return `.at-${column.name} { ${places[foldOf(column)]}; }`;
  };
  const label = (column: NamedColumn, at: number): string =>
    LABELLED.includes(foldOf(column)) && !column.isQuiet && !column.isPlain
      ? `td.at-${column.name}::before { content: ${JSON.stringify(labels[at])}; }`
      : '';
  return `
    tr { grid-template-columns: ${'auto '.repeat(leads.length)}${PARTS}${hasEnd ? ' auto' : ''}; }
    ${columns.map(place).join('\n')}
    ${columns.map(label).join('\n')}
    ${within.phone} { ${without(columns, 'card')} }
  `;
}

/** Columns with `under` form a second line; a column with none below it spans both. */
function storeys(columns: readonly NamedColumn[]): string {
  const there = columns.filter(({ absent }) => absent !== 'narrow' && absent !== 'both');
  const upper = there.filter(({ under }) => under === undefined);
  const lower = upper.map((above) => there.find(({ under }) => under === above.name) ?? above);
  const tracks = upper.map((column) => ({ ...column, width: column.narrow ?? column.width }));
  return template(upper.length === there.length ? [upper] : [upper, lower], tracks);
}

const template = (rows: readonly (readonly NamedColumn[])[], tracks: readonly NamedColumn[]) =>
  `${rows.map((row) => `'${row.map(({ name }) => name).join(' ')}'`).join(' ')} / ${tracks
    .map(({ width }) => width)
    .join(' ')}`;
