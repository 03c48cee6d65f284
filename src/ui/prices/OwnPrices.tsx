import { Suspense, type ReactNode } from 'react';

import type { PricedOnTheWire } from '#domain/unitPrice';

import { lazyPart } from '../../i18n/lazyPart';
import { useIsHydrated } from '../useIsHydrated';

import { Notes } from './Notes';

/** Loaded only by customers with price lists. */
const PriceNotes = lazyPart(() => import('./PriceNotes'), 'PriceNotes', 'buyer');
const CheaperPacks = lazyPart(() => import('./CheaperPacks'), 'CheaperPacks', 'buyer');

/** Loads the notes for rows that would grow when they arrive. */
export const loadPriceNotes = (): Promise<unknown> => PriceNotes.preload();

/** Prices may be known before a page hydrates, which was rendered without them. */
function AfterHydration({ room = null, children }: { room?: ReactNode; children: ReactNode }) {
  return useIsHydrated() && <Suspense fallback={room}>{children}</Suspense>;
}

/** As high as most notes. */
const room = <Notes aria-hidden="true">{'\u00a0'}</Notes>;

interface OwnPricesProps {
  priced: PricedOnTheWire;
  /** Ship packs as displayed. */
  packs: number;
}

/** What a price list says of a product: that the price is the customer's own, and its breaks. */
export function OwnPrices({
  isLabelled,
  ...props
}: OwnPricesProps & { isLabelled?: boolean | undefined }) {
  const { priced } = props;
  if (!priced.price_breaks && priced.list_price === undefined) return null;
  return (
    <AfterHydration room={room}>
      <PriceNotes {...props} isLabelled={isLabelled ?? false} />
    </AfterHydration>
  );
}

interface BreakNudgeProps extends OwnPricesProps {
  /** Maximum number of ship packs. */
  max: number;
  onPacks: (packs: number) => void;
}

/** Says so if a larger quantity costs less in total, with a button that sets it. */
export function BreakNudge(props: BreakNudgeProps) {
  if (!props.priced.price_breaks || props.packs < 1) return null;
  return (
    <AfterHydration>
      <CheaperPacks {...props} />
    </AfterHydration>
  );
}
