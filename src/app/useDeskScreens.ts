import { hasRole, type Role } from '#domain/roles';

import { useShowDeskQuery, type Desk } from '../api/staffOrders';
import type { MessageKey } from '../i18n/messages/en';
import { paths } from '../paths';
import { staffPaths } from '../staffPaths';
import type { IconName } from '../ui/Icon';

interface DeskScreen {
  to: string;
  label: MessageKey;
  icon: IconName;
  /** The role needed to open it. */
  role: Role;
  /** What the shop must have. */
  needs?: 'has_price_lists';
  /**
   * The work waiting there: whose it is and which count shows it; these members start on this
   * screen.
   */
  work?: { of: Role; count: keyof Desk['counts'] };
  /**
   * The count of problems there; shown like waiting work, but no reason to start on this screen.
   */
  alarm?: keyof Desk['counts'];
}

const SCREENS: readonly DeskScreen[] = [
  {
    to: paths.staff,
    label: 'overview.title',
    icon: 'home',
    role: 'read',
  },
  {
    to: staffPaths.orders,
    label: 'orders.title',
    icon: 'cart',
    role: 'read',
    work: { of: 'orders', count: 'orders' },
  },
  {
    to: staffPaths.products,
    label: 'products.title',
    icon: 'cards',
    role: 'read',
  },
  {
    to: staffPaths.customers,
    label: 'customers.title',
    icon: 'person',
    role: 'read',
  },
  {
    to: staffPaths.applications,
    label: 'desk.applications',
    icon: 'file',
    role: 'accounts',
    work: { of: 'accounts', count: 'applications' },
  },
  {
    to: staffPaths.priceLists,
    label: 'priceLists.title',
    icon: 'tag',
    role: 'read',
    needs: 'has_price_lists',
  },
  {
    to: staffPaths.content,
    label: 'content.title',
    icon: 'chat',
    role: 'read',
  },
  {
    to: staffPaths.integrations,
    label: 'integrations.title',
    icon: 'repeat',
    role: 'admin',
    alarm: 'late',
  },
  {
    to: staffPaths.activity,
    label: 'activity.title',
    icon: 'menu',
    role: 'admin',
  },
];

/** Polling interval of the counts, in milliseconds. */
const POLL_MS = 60_000;

/** Returns the screens that the member's roles allow, with the count of waiting work in each. */
export function useDeskScreens() {
  const { data } = useShowDeskQuery(undefined, { pollingInterval: POLL_MS });
  if (!data) return [];
  return SCREENS.filter(
    ({ role, needs }) => hasRole(data.roles, role) && (!needs || data[needs]),
  ).map((screen) => ({
    ...screen,
    waiting: screen.work ? data.counts[screen.work.count] : 0,
    alarms: screen.alarm ? data.counts[screen.alarm] : 0,
    isOwn: screen.work !== undefined && data.roles.includes(screen.work.of),
  }));
}
