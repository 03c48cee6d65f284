import { findByCode } from '../catalogue/categoryTree';
import { mostPopular } from '../catalogue/narrow';
import type { Snapshot } from '../catalogue/snapshot';
import { inLanguage } from '../db/inLanguage';
import type { DownloadTable } from '../db/tables/content';
import { makePdf } from '../pdf/sheet';

import { makeCatalogue, type CatalogueSource } from './catalogue/makeCatalogue';
import { hasCatalogueProducts } from './catalogueProducts';
import type { Edition } from './document';
import type { DocumentPlan } from './documents';
import type { FindPrintedFile } from './printedFile';

export interface DownloadSource extends CatalogueSource {
  printedFile: FindPrintedFile | undefined;
}

/** How the file of a download is made; `undefined` where it lies elsewhere or would hold nothing. */
export function planDownload(
  source: DownloadSource,
  row: DownloadTable,
  edition: Edition,
): DocumentPlan | undefined {
  const make = row.file === '' ? makerOf(source, row, edition) : undefined;
  return (
    make && {
      name: [row.kind, row.id, edition],
      facts: [row, source.snapshot.version, source.publicUrl],
      make,
    }
  );
}

function makerOf(
  source: DownloadSource,
  row: DownloadTable,
  edition: Edition,
): DocumentPlan['make'] | undefined {
  const { snapshot } = source;
  if (row.kind === 'catalogue') {
    if (!hasCatalogueProducts(snapshot, row, edition.country)) return undefined;
    return () => makeCatalogue(source, row, edition);
  }
  const printed = source.printedFile?.(row.kind, row.id);
  if (!printed) return undefined;
  const { language } = edition;
  const title = inLanguage(row, 'title', language);
  const productIn = (category: string) => bestOf(snapshot, category, edition);
  return () =>
    makePdf({ title, ...edition }, (sheet) => printed.draw(sheet, { title, language, productIn }));
}

/** The most popular product of a category that is sold in the country. */
function bestOf(snapshot: Snapshot, category: string, { country }: Edition): string | undefined {
  const node = findByCode(snapshot.categories, category);
  const best = node && mostPopular(snapshot, node.products, country);
  return best === undefined ? undefined : snapshot.productIds[best];
}
