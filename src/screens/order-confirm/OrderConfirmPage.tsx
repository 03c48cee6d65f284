import { useSearchParams } from 'react-router';

import { PlacedPage } from './PlacedPage';
import { PlacedUnnumbered } from './PlacedUnnumbered';
import { ReviewPage } from './ReviewPage';

/** The review of an order; with its number in the address, which may be empty, the confirmation that it is placed. */
export function OrderConfirmPage() {
  const [address] = useSearchParams();
  const orderId = address.get('order_id');
  if (orderId === null) return <ReviewPage />;
  return orderId ? <PlacedPage orderId={orderId} /> : <PlacedUnnumbered />;
}
