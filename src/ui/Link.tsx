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

/** Leads on to an address; the same function at every address, so that nothing is drawn anew for it. */
const useFollow = (): Follow | undefined => use(FollowContext);

/** Takes the links inside to the next screen without loading the page. */
export function FollowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  // The router's own function is another with each address.
  useLayoutEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const follow = useCallback<Follow>((to, options) => void latest.current(to, options), []);
  return <FollowContext value={follow}>{children}</FollowContext>;
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  /** What the next screen is told beside its address. */
  state?: unknown;
}

/** A press that means this window; others are the browser's. */
const isPlain = ({
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
 * A link within the storefront. The library's own draws itself anew with every address, and there are
 * a hundred on a screen; where the person is matters only when it is pressed.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const follow = useFollow();
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!follow || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const isHere = event.currentTarget.href === location.href;
    follow(to, { replace: replace ?? isHere, state });
  };
  return <a {...rest} href={to} onClick={press} />;
}

/** A link of a menu: the one that leads where the person is says so. */
export function MenuLink({ to, ...rest }: LinkProps) {
  const isHere = useLocation().pathname === to;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
