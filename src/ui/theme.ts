/** The theme's names for components; the values, light and dark, are in `properties.css`. */
export const color = {
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  paper: 'var(--paper)',
  surface: 'var(--surface)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  primary: 'var(--primary)',
  primaryStrong: 'var(--primary-strong)',
  primaryTint: 'var(--primary-tint)',
  onPrimary: 'var(--on-primary)',
  mark: 'var(--mark)',
  markTint: 'var(--mark-tint)',
  good: 'var(--good)',
  goodTint: 'var(--good-tint)',
  warn: 'var(--warn)',
  warnTint: 'var(--warn-tint)',
  bad: 'var(--bad)',
  badTint: 'var(--bad-tint)',
  info: 'var(--info)',
  infoTint: 'var(--info-tint)',
  greyLabel: 'var(--grey-label)',
  picture: 'var(--picture)',
  veil: 'var(--veil)',
} as const;

export const font = { text: 'var(--font)', mono: 'var(--mono)' } as const;

export const size = {
  xs: 'var(--text-xs)',
  s: 'var(--text-s)',
  text: 'var(--text)',
  l: 'var(--text-l)',
  xl: 'var(--text-xl)',
  xxl: 'var(--text-xxl)',
  hero: 'var(--text-hero)',
} as const;

/** Multiples of the 4-pixel grid. */
export const space = (steps: number): string => `${steps * 4}px`;

export const radius = { control: 'var(--radius)', card: 'var(--radius-card)' } as const;
export const shadow = 'var(--shadow)';
export const shadowBelow = 'var(--shadow-below)';
export const control = { normal: 'var(--control)', small: 'var(--control-small)' } as const;
export const duration = { feedback: 'var(--fast)', panel: 'var(--panel)' } as const;
export const layout = {
  header: 'var(--header)',
  belowHeader: 'var(--below-header)',
  bottomBar: 'var(--bottom-bar)',
  content: 'var(--content)',
  row: 'var(--row)',
  stays: 'var(--stays)',
} as const;

export const PHONE = '(width < 45em)';
export const DESKTOP = '(width >= 64em)';

/**
 * Breakpoints: one-handed use below `tablet`, filters beside the grid from `desktop`, the longest
 * rows on one line from `wide`. In em, because larger text leaves room for less of it.
 */
export const from = {
  tablet: '@media (width >= 45em)',
  desktop: `@media ${DESKTOP}`,
  wide: '@media (width >= 77.5em)',
} as const;

/** Screen widths between two breakpoints; print always has the full width. */
export const within = {
  phone: `@media screen and ${PHONE}`,
  untilDesktop: '@media screen and (45em <= width < 64em)',
  untilWide: '@media screen and (45em <= width < 77.5em)',
} as const;

export const below = {
  tablet: `@media ${PHONE}`,
  desktop: '@media (width < 64em)',
  wide: '@media (width < 77.5em)',
  /** Below this width the header shows icons without labels. */
  roomy: '@media (width < 86em)',
  /** A phone in landscape. */
  upright: '@media (height <= 30em)',
} as const;
