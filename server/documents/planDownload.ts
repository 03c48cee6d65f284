import { findByCode } from '../catalogue/categoryTree';
import { offeredIn } from '../catalogue/narrow';
import type { Snapshot } from '../catalogue/snapshot';
import { inLanguage } from '../db/inLanguage';
import type { DownloadTable } from '../db/tables';
import { CARD_ART } from '../images/content/cardArt';
import { makePdf } from '../pdf/sheet';

import { CARDS } from './card/cards';
import { drawCard, drawFolding } from './card/drawCard';
import { makeCatalogue, type CatalogueSource } from './catalogue/makeCatalogue';
import { hasCatalogueProducts } from './catalogueProducts';
import type { Edition } from './document';
import type { DocumentPlan } from './documents';
import { drawPattern } from './pattern/drawPattern';
import { PATTERNS } from './pattern/patterns';

/** True where the program can make a file of this kind and id. */
export const isMadeHere = ({ kind, id }: Pick<DownloadTable, 'kind' | 'id'>): boolean =>
  kind === 'catalogue' ||
  (kind === 'pattern' && Object.hasOwn(PATTERNS, id)) ||
  (kind === 'card' && Object.hasOwn(CARDS, id));

/** How the file of a download is made; `undefined` where it lies elsewhere or would hold nothing. */
export function planDownload(
  source: CatalogueSource,
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
  source: CatalogueSource,
  row: DownloadTable,
  edition: Edition,
): DocumentPlan['make'] | undefined {
  const { snapshot } = source;
  if (row.kind === 'catalogue') {
    if (!hasCatalogueProducts(snapshot, row, edition.country)) return undefined;
    return () => makeCatalogue(source, row, edition);
  }
  if (!isMadeHere(row)) return undefined;

  const { language } = edition;
  const title = inLanguage(row, 'title', language);
  const [pattern, card, art] = [PATTERNS[row.id], CARDS[row.id], CARD_ART[row.id]];
  if (row.kind === 'pattern' && pattern) {
    const products = pattern.materials.map(({ category }) => bestOf(snapshot, category, edition));
    const parts = { id: row.id, title, language, pattern, products };
    return () => makePdf({ title, ...edition }, (sheet) => drawPattern(sheet, parts));
  }
  if (!card || !art) return undefined;
  return () =>
    makePdf({ title, ...edition }, (sheet) => {
      drawCard(sheet, card, art, language);
      drawFolding(sheet, title, language);
    });
}

/** The most popular product of a category that is sold in the country. */
function bestOf(
  snapshot: Snapshot,
  category: string | undefined,
  { country }: Edition,
): string | undefined {
  const node = category === undefined ? undefined : findByCode(snapshot.categories, category);
  const sold = (node?.products ?? []).filter(offeredIn(snapshot, country));
  const [best] = sold.sort((a, b) => snapshot.rankOf[a]! - snapshot.rankOf[b]!);
  return best === undefined ? undefined : snapshot.productIds[best];
}
