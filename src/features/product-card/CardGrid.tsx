import { Suspense } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { useIsPrinting } from '../../ui/useIsPrinting';

import { Card, Grid } from './parts';
import { ProductCard, type CardKind } from './ProductCard';

export interface CardGridProps {
  ids: readonly string[];
  kind: CardKind;
}

/** Number of first cards whose pictures load eagerly. */
const URGENT = 5;
/** As many cards as a viewport shows; those below hydrate after the rest of the screen. */
const IN_SIGHT = 10;
/** Longer grids are virtualised. */
const WHOLE = 60;

const WindowedCards = lazyPart(() => import('./WindowedCards'), 'WindowedCards');

export function CardGrid({ ids, kind }: CardGridProps) {
  const isPrinting = useIsPrinting();
  if (ids.length <= WHOLE || isPrinting) return <WholeGrid ids={ids} kind={kind} />;
  return (
    <Suspense fallback={<WholeGrid ids={ids.slice(0, WHOLE)} kind={kind} />}>
      <WindowedCards ids={ids} kind={kind} />
    </Suspense>
  );
}

function WholeGrid({ ids, kind }: CardGridProps) {
  const cards = ids.map((id, index) => (
    <Card key={id}>
      <ProductCard productId={id} kind={kind} isUrgent={index < URGENT} />
    </Card>
  ));
  return (
    <Grid>
      {cards.slice(0, IN_SIGHT)}
      <Suspense>{cards.slice(IN_SIGHT)}</Suspense>
    </Grid>
  );
}
