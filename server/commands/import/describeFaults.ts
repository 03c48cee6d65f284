import type { RowFault } from '../../table-files/importRefusal';

import { formatCount } from './describeImport';

/** Maximum number of errors shown per kind, and in total. */
const SHOWN_PER_KIND = 3;
const MAX_SHOWN = 30;

/** Groups reasons by kind: replaces quoted values and words with digits by placeholders. */
const kindOf = (reason: string): string =>
  reason.replace(/"[^"]*"/g, '"').replace(/\S*\d\S*/g, '0');

const formatFault = ({ line: lineNumber, reason }: RowFault): string =>
  `line ${lineNumber}: ${reason}`;

/** Describes invalid rows: the first few of each kind, or all of them if requested. */
export function describeFaults(faults: readonly RowFault[], showsAll: boolean): string[] {
  if (showsAll) return faults.map(formatFault);
  const kinds = new Map<string, RowFault[]>();
  for (const fault of faults) {
    const kind = kindOf(fault.reason);
    const sameKind = kinds.get(kind);
    if (sameKind) sameKind.push(fault);
    else kinds.set(kind, [fault]);
  }
  const lines = [...kinds.values()].slice(0, MAX_SHOWN / SHOWN_PER_KIND).flatMap((sameKind) => {
    const hiddenCount = sameKind.length - SHOWN_PER_KIND;
    if (hiddenCount <= 0) return sameKind.map(formatFault);
    return [
      ...sameKind.slice(0, SHOWN_PER_KIND).map(formatFault),
      `  … and ${formatCount(hiddenCount)} more like ${hiddenCount === 1 ? 'it' : 'them'}, up to line ${sameKind.at(-1)?.line}`,
    ];
  });
  const omittedCount = [...kinds.values()].slice(MAX_SHOWN / SHOWN_PER_KIND).flat().length;
  if (omittedCount > 0) lines.push(`  … and ${formatCount(omittedCount)} of other kinds`);
  const isTruncated = lines.some((text) => text.startsWith('  …'));
  return isTruncated ? [...lines, 'Add --all to list all of them.'] : lines;
}
