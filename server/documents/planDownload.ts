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
import type { Edition } from './document';
import { drawPattern } from './pattern/drawPattern';
import { PATTERNS } from './pattern/patterns';

/** True where the program makes the file of a download itself. */
export const isMadeHere = ({ kind, id }: Pick<DownloadTable, 'kind' | 'id'>): boolean =>
  kind === 'catalogue' ||
  (kind === 'pattern' && Object.hasOwn(PATTERNS, id)) ||
  (kind === 'card' && Object.hasOwn(CARDS, id));

/** Makes the file of a download; `undefined` where the program has nothing to make it of. */
export async function makeDocument(
  source: CatalogueSource,
  row: DownloadTable,
  edition: Edition,
): Promise<Buffer | undefined> {
  const { language } = edition;
  if (!isMadeHere(row)) return undefined;
  if (row.kind === 'catalogue') return makeCatalogue(source, row, edition);

  const title = inLanguage(row, 'title', language);
  const pattern = PATTERNS[row.id];
  if (row.kind === 'pattern' && pattern) {
    const products = pattern.materials.map(({ category }) =>
      bestOf(source.snapshot, category, edition),
    );
    return makePdf({ title, ...edition }, (sheet) =>
      drawPattern(sheet, { id: row.id, title, language, pattern, products }),
    );
  }
  const [card, art] = [CARDS[row.id], CARD_ART[row.id]];
  if (!card || !art) return undefined;
  return makePdf({ title, ...edition }, (sheet) => {
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
  const sold = (
    category === undefined ? [] : (findByCode(snapshot.categories, category)?.products ?? [])
  ).filter(offeredIn(snapshot, country));
  const [best] = [...sold].sort((a, b) => snapshot.rankOf[a]! - snapshot.rankOf[b]!);
  return best === undefined ? undefined : snapshot.productIds[best];
}
