import type { RowFault } from './importRefusal';
import { count } from './report';

/** Maximum number of errors shown per kind, and in total. */
const SHOWN = 3;
const MOST_SHOWN = 30;

/** Groups reasons by kind: replaces quoted values and words with digits by placeholders. */
const kindOf = (reason: string): string =>
  reason.replace(/"[^"]*"/g, '"').replace(/\S*\d\S*/g, '0');

const line = ({ line: at, reason }: RowFault): string => `line ${at}: ${reason}`;

/** Describes invalid rows: the first few of each kind, or all of them if requested. */
export function describeFaults(faults: readonly RowFault[], showsAll: boolean): string[] {
  if (showsAll) return faults.map(line);
  const kinds = new Map<string, RowFault[]>();
  for (const fault of faults) {
    const kind = kindOf(fault.reason);
    const alike = kinds.get(kind);
    if (alike) alike.push(fault);
    else kinds.set(kind, [fault]);
  }
  const told = [...kinds.values()].slice(0, MOST_SHOWN / SHOWN).flatMap((alike) => {
    const more = alike.length - SHOWN;
    if (more <= 0) return alike.map(line);
    return [
      ...alike.slice(0, SHOWN).map(line),
      `  … and ${count(more)} more like ${more === 1 ? 'it' : 'them'}, up to line ${alike.at(-1)?.line}`,
    ];
  });
  const untold = [...kinds.values()].slice(MOST_SHOWN / SHOWN).flat().length;
  if (untold > 0) told.push(`  … and ${count(untold)} of other kinds`);
  const isCut = told.some((text) => text.startsWith('  …'));
  return isCut ? [...told, 'Add --all to list all of them.'] : told;
}
