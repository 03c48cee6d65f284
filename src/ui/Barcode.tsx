import { useMemo } from 'react';

import { barsOf } from './barcodeBars';

/** Blank modules that scanners require on either side. */
const QUIET_MODULES = 11;
/**
 * Default module width and bar height in millimetres, readable by a hand scanner at arm's length.
 */
const MODULE_MM = 0.28;
const HEIGHT_MM = 6;

interface BarcodeProps {
  code: string;
  /** Width of the narrowest bar in millimetres. */
  module?: number;
}

/** A code as a barcode to scan from paper; the adjacent text says the same for people. */
export function Barcode({ code, module = MODULE_MM }: BarcodeProps) {
  const symbol = useMemo(() => barsOf(code), [code]);
  if (!symbol) return null;
  const modules = symbol.modules + 2 * QUIET_MODULES;
  return (
    <svg
      viewBox={`0 0 ${modules} 1`}
      width={`${(modules * module).toFixed(2)}mm`}
      height={`${HEIGHT_MM}mm`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path
        d={symbol.bars
          .map(({ at, width }) => `M${at + QUIET_MODULES} 0h${width}v1h-${width}z`)
          .join('')}
        fill="#000"
      />
    </svg>
  );
}
