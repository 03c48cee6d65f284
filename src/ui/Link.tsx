import {
  createContext,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

type Follow = (to: string, options?: NavigateOptions) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

/**
 * Returns a navigate function with a stable identity, so that links do not re-render on navigation.
 */
const useFollow = (): Follow | undefined => use(FollowContext);

/** Makes the links inside navigate without reloading the page. */
export function FollowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  // The router returns a new function for each location.
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const follow = useCallback<Follow>((to, options) => void latest.current(to, options), []);
  return <FollowContext value={follow}>{children}</FollowContext>;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  /** Navigation state for the next screen. */
  state?: unknown;
}

/** Whether a click opens the link in this window; any other click is left to the browser. */
const isPlainClick = ({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  ['', '_self'].includes(currentTarget.target);

/**
 * A link within the storefront. The router's own link re-renders on every navigation, and a screen
 * has a hundred; the current location matters only on click.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const follow = useFollow();
  const followLink = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!follow || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === location.href;
    follow(to, { replace: replace ?? isHere, state });
  };
  return <a {...rest} href={to} onClick={followLink} />;
}

/** A menu link that marks the current page. */
export function MenuLink({ to, ...rest }: LinkProps) {
  const isHere = useLocation().pathname === to;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
