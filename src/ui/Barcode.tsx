import { code128 } from '#domain/code128';

/** Blank modules that a scanner needs on either side. */
const QUIET = 10;
/** Millimetres of one module, and of the bars' height: read by a hand scanner at arm's length. */
const MODULE = 0.28;
const HEIGHT = 8;

/** A code as bars to scan from paper; the text beside it says the same to people. */
export function Barcode({ code }: { code: string }) {
  const widths = code128(code);
  if (!widths) return null;
  let at = QUIET;
  let bars = '';
  widths.forEach((width, place) => {
    if (place % 2 === 0) bars += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  const modules = at + QUIET;
  return (
    <svg
      viewBox={`0 0 ${modules} 1`}
      width={`${(modules * MODULE).toFixed(2)}mm`}
      height={`${HEIGHT}mm`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={bars} fill="#000" />
    </svg>
  );
}
