import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation, type To } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  /** What the next screen is told beside its address. */
  state?: unknown;
}

/** A link within the storefront; the library's own would bring its prefetching along, which no screen uses. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link of a menu: the one that leads where the person is says so. */
export function MenuLink({ to, ...rest }: LinkProps & { to: string }) {
  const isHere = useLocation().pathname === to;
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />;
}
