import type { CatalogueImport, CatalogueStored } from '../../catalogue-writing/storeCatalogue';
import type { ContentFault } from '../../services/content/readContent';
import type { ContentCounts } from '../../services/content/storeContent';
import {
  describeColumns,
  type CatalogueFile,
  type FileRead,
} from '../../table-files/readCatalogueFile';

import type { FileImportOptions } from './importCatalogue';
import type { OrdersImported } from './importOrders';

export const formatCount = (number: number): string => number.toLocaleString('en');

const pluralise = (number: number, singular: string, plural = `${singular}s`): string =>
  `${formatCount(number)} ${number === 1 ? singular : plural}`;

/** Describes how the file was interpreted, for the user to check. */
export function describeFile(file: CatalogueFile, read: FileRead): string[] {
  const { picture, draft, parent } = read.skipped;
  const rows = read.accepted + read.faults.length + picture + draft + parent;
  return [
    `${pluralise(rows, 'row')}, ${file.writtenAs}.`,
    `Columns: ${describeColumns(file)}.`,
    ...(picture > 0 ? [`${pluralise(picture, 'row')} with only additional pictures skipped.`] : []),
    ...(parent > 0 ? [`${pluralise(parent, 'row')} of what variants share skipped.`] : []),
    ...(draft > 0 ? [`${pluralise(draft, 'row')} of drafts and archived products skipped.`] : []),
  ];
}

/** Describes the defaults for columns missing in the file; an update has none. */
export function describeDefaults(
  { columns }: CatalogueFile,
  { stock, country, isUpdate }: Required<Pick<FileImportOptions, 'stock' | 'country' | 'isUpdate'>>,
): string {
  if (isUpdate) return '';
  const countryNames = country === 'both' ? 'Canada and the US' : country;
  const defaults = [
    columns.stock === undefined && `stock ${formatCount(stock)} for new products`,
    columns.ship_pack === undefined && 'ship pack 1',
    columns.class === undefined && 'no class',
    columns.category === undefined && 'category Imported',
    columns.retail_price === undefined && 'retail price is twice the price',
    columns.price_us === undefined && `the same price for ${countryNames}`,
    columns.name_fr === undefined && 'the same name in all languages',
  ].filter(Boolean);
  return defaults.length === 0 ? '' : `Defaults for missing columns: ${defaults.join(', ')}.`;
}

export function describeResult(
  { added, changed, unchanged, withdrawn }: CatalogueStored,
  { read: { faults, isWhole }, setAside, resting }: CatalogueImport,
  { isUpdate }: { isUpdate: boolean },
): string[] {
  const refusedNote = faults.length > 0 ? ` ${pluralise(faults.length, 'row')} rejected.` : '';
  const asideCount = setAside.length;
  return [
    `${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(withdrawn)} withdrawn.${refusedNote}`,
    ...(asideCount > 0
      ? [
          `${pluralise(asideCount, 'row')} set aside because of ${asideCount === 1 ? 'its price' : 'their prices'}; if correct, import the file again with --prices ${asideCount}.`,
        ]
      : []),
    ...(resting > 0
      ? [`${pluralise(resting, 'row')} of withdrawn products, which stay withdrawn.`]
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
    ? `${pluralise(credits, 'line')} with a negative quantity (credit notes, returns) skipped.`
    : '',
  `${pluralise(customers, 'customer')} and ${pluralise(orders, 'order')} with ${pluralise(lines, 'line')} added; ${pluralise(known, 'order')} already existed.`,
];

export const describeContentFaults = (faults: readonly ContentFault[]): string[] =>
  faults.map(({ place, reason }) => `${place}: ${reason}`);

export const describeContent = (changes: readonly ContentCounts[]): string[] =>
  changes.length === 0
    ? ['The document contains no lists. Nothing was changed.']
    : changes.map(
        ({ list, added, changed, unchanged, removed }) =>
          `${list}: ${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged, ${formatCount(removed)} removed.`,
      );
