import type { ContentFault } from './content/readContent';
import type { Changes } from './content/storeContent';
import type { CatalogueOptions } from './importCatalogue';
import type { RowFault } from './importRefusal';
import { describeColumns, type CatalogueFile, type FileRead } from './readCatalogueFile';
import type { CatalogueStored } from './storeCatalogue';

const count = (number: number): string => number.toLocaleString('en');

export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

const DELIMITER_NAMES: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

/** How the file was understood, so that the person can check it. */
export function describeFile(file: CatalogueFile, { accepted, faults }: FileRead): string[] {
  const { encoding, delimiter } = file;
  const rows = accepted + faults.length;
  return [
    `${counted(rows, 'row')}, separated by ${DELIMITER_NAMES[delimiter] ?? delimiter}, in ${encoding}.`,
    `Columns: ${describeColumns(file)}.`,
  ];
}

/** What stands in for columns that the file does not have. */
export function describeDefaults(
  { columns }: CatalogueFile,
  { stock, country }: Required<Pick<CatalogueOptions, 'stock' | 'country'>>,
): string {
  const places = country === 'both' ? 'Canada and the US' : country;
  const defaults = [
    columns.stock === undefined && `stock ${count(stock)} for new products`,
    columns.ship_pack === undefined && 'ship pack 1',
    columns.class === undefined && 'no class',
    columns.category === undefined && 'category Imported',
    columns.retail_price === undefined && 'retail price twice the price',
    columns.price_us === undefined && `one price for ${places}`,
    columns.name_fr === undefined && 'one name for every language',
  ].filter(Boolean);
  return defaults.length === 0 ? '' : `What the file does not say: ${defaults.join(', ')}.`;
}

export const describeFaults = (faults: readonly RowFault[]): string[] =>
  faults.map(({ line, reason }) => `line ${line}: ${reason}`);

export function describeResult(
  { added, changed, unchanged, withdrawn }: CatalogueStored,
  { faults, isWhole }: FileRead,
): string[] {
  const refused = faults.length > 0 ? ` ${counted(faults.length, 'row')} refused.` : '';
  return [
    `${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(withdrawn)} withdrawn.${refused}`,
    ...(isWhole
      ? []
      : ['No product was withdrawn, because a part of the file could not be read as rows.']),
  ];
}

export const describeContentFaults = (faults: readonly ContentFault[]): string[] =>
  faults.map(({ place, reason }) => `${place}: ${reason}`);

export const describeContent = (changes: readonly Changes[]): string[] =>
  changes.length === 0
    ? ['The document names no list. Nothing was changed.']
    : changes.map(
        ({ list, added, changed, unchanged, removed }) =>
          `${list}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(removed)} removed.`,
      );
