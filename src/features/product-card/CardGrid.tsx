import { Suspense, use } from 'react';

import { lazyPart } from '../../i18n/lazyPart';
import { PhoneAtFirstContext } from '../../ui/PhoneAtFirst';
import { useIsPrinting } from '../../ui/useIsPrinting';

import { Card, Grid } from './parts';
import { ProductCard, type CardKind } from './ProductCard';

export interface CardGridProps {
  ids: readonly string[];
  kind: CardKind;
}

/** Cards that lie in the first window at least in part, three rows each: their pictures come first. */
const FIRST_WINDOW = { phone: 6, desktop: 15 };
/** As many cards as a viewport shows; those below hydrate after the rest of the screen. */
const VISIBLE_CARDS = 10;
/** Longer grids are virtualised. */
const VIRTUALISE_ABOVE = 60;

const WindowedCards = lazyPart(() => import('./WindowedCards'), 'WindowedCards', 'buyer');

export function CardGrid({ ids, kind }: CardGridProps) {
  const isPrinting = useIsPrinting();
  if (ids.length <= VIRTUALISE_ABOVE || isPrinting) return <PlainGrid ids={ids} kind={kind} />;
  return (
    <Suspense fallback={<PlainGrid ids={ids.slice(0, VIRTUALISE_ABOVE)} kind={kind} />}>
      <WindowedCards ids={ids} kind={kind} />
    </Suspense>
  );
}

function PlainGrid({ ids, kind }: CardGridProps) {
  const firstCards = FIRST_WINDOW[use(PhoneAtFirstContext) ? 'phone' : 'desktop'];
  const cards = ids.map((id, index) => (
    <Card key={id}>
      <ProductCard
        productId={id}
        kind={kind}
        isUrgent={index < firstCards}
        isLargest={index === 0}
      />
    </Card>
  ));
  return (
    <Grid>
      {cards.slice(0, VISIBLE_CARDS)}
      <Suspense>{cards.slice(VISIBLE_CARDS)}</Suspense>
    </Grid>
  );
}
