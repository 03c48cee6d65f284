import type { ContentFault } from './content/readContent';
import type { Changes } from './content/storeContent';
import type { CatalogueOptions } from './importCatalogue';
import type { OrdersImported } from './importOrders';
import { describeColumns, type CatalogueFile, type FileRead } from './readCatalogueFile';
import type { CatalogueImport, CatalogueStored } from './storeCatalogue';

export const count = (number: number): string => number.toLocaleString('en');

const counted = (number: number, one: string, many = `${one}s`): string =>
  `${count(number)} ${number === 1 ? one : many}`;

/** Describes how the file was interpreted, for the user to check. */
export function describeFile(file: CatalogueFile, read: FileRead): string[] {
  const { picture, draft } = read.skipped;
  const rows = read.accepted + read.faults.length + picture + draft;
  return [
    `${counted(rows, 'row')}, ${file.writtenAs}.`,
    `Columns: ${describeColumns(file)}.`,
    ...(picture > 0 ? [`${counted(picture, 'row')} with only additional pictures skipped.`] : []),
    ...(draft > 0 ? [`${counted(draft, 'row')} of drafts and archived products skipped.`] : []),
  ];
}

/** Describes the defaults for columns missing in the file; an update has none. */
export function describeDefaults(
  { columns }: CatalogueFile,
  { stock, country, isUpdate }: Required<Pick<CatalogueOptions, 'stock' | 'country' | 'isUpdate'>>,
): string {
  if (isUpdate) return '';
  const places = country === 'both' ? 'Canada and the US' : country;
  const defaults = [
    columns.stock === undefined && `stock ${count(stock)} for new products`,
    columns.ship_pack === undefined && 'ship pack 1',
    columns.class === undefined && 'no class',
    columns.category === undefined && 'category Imported',
    columns.retail_price === undefined && 'retail price is twice the price',
    columns.price_us === undefined && `the same price for ${places}`,
    columns.name_fr === undefined && 'the same name in all languages',
  ].filter(Boolean);
  return defaults.length === 0 ? '' : `Defaults for missing columns: ${defaults.join(', ')}.`;
}

export function describeResult(
  { added, changed, unchanged, withdrawn }: CatalogueStored,
  { read: { faults, isWhole }, setAside, resting }: CatalogueImport,
  { isUpdate }: { isUpdate: boolean },
): string[] {
  const refused = faults.length > 0 ? ` ${counted(faults.length, 'row')} rejected.` : '';
  const aside = setAside.length;
  return [
    `${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(withdrawn)} withdrawn.${refused}`,
    ...(aside > 0
      ? [
          `${counted(aside, 'row')} set aside because of ${aside === 1 ? 'its price' : 'their prices'}; if correct, import the file again with --prices ${aside}.`,
        ]
      : []),
    ...(resting > 0
      ? [`${counted(resting, 'row')} of withdrawn products, which stay withdrawn.`]
      : []),
    ...(isWhole || isUpdate
      ? []
      : ['No product was withdrawn, because part of the file could not be read as rows.']),
  ];
}

export const describeOrders = ({
  customers,
  orders,
  lines,
  known,
  credits,
  dates,
}: Omit<OrdersImported, 'faults'>): string[] => [
  dates ?? '',
  credits > 0
    ? `${counted(credits, 'line')} with a negative quantity (credit notes, returns) skipped.`
    : '',
  `${counted(customers, 'customer')} and ${counted(orders, 'order')} with ${counted(lines, 'line')} added; ${counted(known, 'order')} already existed.`,
];

export const describeContentFaults = (faults: readonly ContentFault[]): string[] =>
  faults.map(({ place, reason }) => `${place}: ${reason}`);

export const describeContent = (changes: readonly Changes[]): string[] =>
  changes.length === 0
    ? ['The document contains no lists. Nothing was changed.']
    : changes.map(
        ({ list, added, changed, unchanged, removed }) =>
          `${list}: ${count(added)} added, ${count(changed)} changed, ${count(unchanged)} unchanged, ${count(removed)} removed.`,
      );
