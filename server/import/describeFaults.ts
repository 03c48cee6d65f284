import type { RowFault } from './importRefusal';
import { count } from './report';

/** Of one kind so many are shown, and of all kinds so many. */
const SHOWN = 3;
const MOST_SHOWN = 30;

/** What the reasons of a kind have in common: all but what stands in the rows. */
const kindOf = (reason: string): string =>
  reason.replace(/"[^"]*"/g, '"').replace(/\S*\d\S*/g, '0');

const line = ({ line: at, reason }: RowFault): string => `line ${at}: ${reason}`;

/** What is wrong with rows, the first few of each kind; all of them where the person asks for them. */
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
  return isCut ? [...told, 'Add --all to see every one of them.'] : told;
}
