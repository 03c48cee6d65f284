/** Line icons in one style on a 24 × 24 grid, drawn for Haberdash. */
const DRAWINGS = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5 21 21',
  heart:
    'M12 20s-7.5-4.7-8.7-9.6C2.4 6.7 5 4.5 7.6 4.5c1.9 0 3.5 1 4.4 2.7.9-1.7 2.5-2.7 4.4-2.7 2.6 0 5.2 2.2 4.3 5.9C19.5 15.3 12 20 12 20Z',
  cart: 'M3 4h2.2l2.3 11h10.3l2-8H6.2M9 19.5a1 1 0 1 0 0 .01M16.5 19.5a1 1 0 1 0 0 .01',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  home: 'M4 11.5 12 4l8 7.500M6 10v10h12V10M10 20v-6h4v6',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  chat: 'M4 5h16v11h-9l-5 4v-4H4zM8 9.500h8M8 12.500h5',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  scan: 'M4 8V4h4M20 8V4h-4M4 16v4h4M20 16v4h-4M8 8v8M11 8v8M13.5 8v8M16 8v8',
  repeat: 'M4 11a7 7 0 0 1 12-4l3 3M19 5v5h-5M20 13a7 7 0 0 1-12 4l-3-3M5 19v-5h5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  tag: 'M4 4h8l8.500 8.500-7.500 7.500L4 11.500zM8 8v.01',
  cards: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  check: 'M5 12.5 10 17.5 19 7',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.500v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5M12 8v.01',
  video: 'M4 6h11v12H4zM15 11l5-3v8l-5-3',
  pattern: 'M12 3v18M3 12h18M5.6 5.600l12.8 12.800M18.4 5.6 5.6 18.4',
  learn: 'M3 8l9-4 9 4-9 4zM7 10.500V16c3 2 7 2 10 0v-5.5',
} as const;

export type IconName = keyof typeof DRAWINGS;

interface DrawingProps {
  /** SVG path on a 24 × 24 grid. */
  path: string;
  /** Size in pixels at the default font size; scales with the text. */
  size?: number;
  isFilled?: boolean;
  className?: string;
}

/** A decorative icon beside text or within a named control; hidden from screen readers. */
export function Drawing({ path, size = 20, isFilled = false, className }: DrawingProps) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className={className}
      aria-hidden="true"
      focusable="false"
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}

/** An icon from the shared set. */
export const Icon = ({ name, ...rest }: Omit<DrawingProps, 'path'> & { name: IconName }) => (
  <Drawing path={DRAWINGS[name]} {...rest} />
);
