import { from, within } from '../theme';

import type { Fold, NamedColumn } from './columns';

/** The right part is as wide as its content, up to 60%. */
const PART_TRACKS = 'minmax(0, 1fr) fit-content(60%)';
const LABELLED_FOLDS: readonly Fold[] = ['line', 'left', 'right'];

const foldOf = ({ fold = 'line' }: NamedColumn): Fold => fold;

/** Returns the CSS rules that place the cells of these columns, with translated labels. */
export function layoutOf(
  columns: readonly NamedColumn[],
  labels: readonly string[],
  isWide: boolean,
): string {
  return `
    ${cardRules(columns, labels)}
    ${isWide ? within.untilWide : within.untilDesktop} { ${hideAbsent(columns, 'narrow')} }
    ${from.tablet}, print {
      tr { grid-template: ${twoLineTemplate(columns)}; }
      ${columns.map(({ name }) => `.at-${name} { grid-area: ${name}; }`).join('\n')}
    }
    ${isWide ? from.wide : from.desktop} {
      tr { grid-template: ${template([columns], columns)}; }
    }
    ${printRules(columns)}
  `;
}

/** In print each row takes one line, with only the printable columns. */
function printRules(columns: readonly NamedColumn[]): string {
  const printed = columns.filter(({ isOffPaper }) => !isOffPaper);
  return `
    @media print {
      tr { grid-template: ${template([printed], printed)}; }
      ${hideRules(columns.filter(({ isOffPaper }) => isOffPaper))}
    }
  `;
}

const hideRules = (columns: readonly NamedColumn[]): string =>
  columns.map(({ name }) => `tr .at-${name} { display: none; }`).join('\n');

const hideAbsent = (columns: readonly NamedColumn[], where: 'card' | 'narrow'): string =>
  hideRules(columns.filter(({ absent }) => absent === where || absent === 'both'));

/** Rules for cards on a phone; wider layouts override them. */
function cardRules(columns: readonly NamedColumn[], labels: readonly string[]): string {
  const leads = columns.filter((column) => foldOf(column) === 'lead');
  const hasEnd = columns.some((column) => foldOf(column) === 'end');
  const middle = leads.length + 2;
  const hasBefore = columns.some((column) => foldOf(column) === 'before');
  const placeRule = (column: NamedColumn): string => {
    const rules: Record<Fold, string> = {
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
    return `.at-${column.name} { ${rules[foldOf(column)]}; }`;
  };
  const labelRule = (column: NamedColumn, index: number): string =>
    LABELLED_FOLDS.includes(foldOf(column)) && !column.isQuiet && !column.isPlain
      ? `td.at-${column.name}::before { content: ${JSON.stringify(labels[index])}; }`
      : '';
  return `
    tr { grid-template-columns: ${'auto '.repeat(leads.length)}${PART_TRACKS}${hasEnd ? ' auto' : ''}; }
    ${columns.map(placeRule).join('\n')}
    ${columns.map(labelRule).join('\n')}
    ${within.phone} { ${hideAbsent(columns, 'card')} }
  `;
}

/** Columns with `under` form a second line; a column with none below it spans both. */
function twoLineTemplate(columns: readonly NamedColumn[]): string {
  const visible = columns.filter(({ absent }) => absent !== 'narrow' && absent !== 'both');
  const upper = visible.filter(({ under }) => under === undefined);
  const lower = upper.map((above) => visible.find(({ under }) => under === above.name) ?? above);
  const tracks = upper.map((column) => ({ ...column, width: column.narrow ?? column.width }));
  return template(upper.length === visible.length ? [upper] : [upper, lower], tracks);
}

const template = (rows: readonly (readonly NamedColumn[])[], tracks: readonly NamedColumn[]) =>
  `${rows.map((row) => `'${row.map(({ name }) => name).join(' ')}'`).join(' ')} / ${tracks
    .map(({ width }) => (typeof width === 'number' ? `minmax(0, ${width}fr)` : width))
    .join(' ')}`;
