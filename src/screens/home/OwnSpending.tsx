import { useIsOffered } from '../../api/useIsOffered';
import { lazyPart } from '../../i18n/lazyPart';
import { Box } from '../../ui/Box';
import { ChartRoom } from '../../ui/charts/Chart';
import { OptionalPart } from '../../ui/OptionalPart';
import { useIsHydrated } from '../../ui/useIsHydrated';

const SpendingBox = lazyPart(() => import('../../features/spending/SpendingBox'), 'SpendingBox');

const room = (
  <Box>
    <ChartRoom isSmall />
  </Box>
);

/** The customer's spending; loaded after the rest of the screen. */
export function OwnSpending() {
  const isOffered = useIsOffered('spending');
  const isHydrated = useIsHydrated();
  if (!isOffered) return null;
  return isHydrated ? (
    <OptionalPart room={room}>
      <SpendingBox />
    </OptionalPart>
  ) : (
    room
  );
}
