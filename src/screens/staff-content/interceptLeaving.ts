interface Leaving {
  /** Whether leaving was confirmed. */
  hasLeft: () => boolean;
  /** Called in place of following a link within the site. */
  onFollow: (address: string) => void;
  /** Called in place of moving through the history by a number of entries. */
  onTraverse: (steps: number) => void;
}

/** React Router's number of the current history entry. */
const indexOfEntry = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/** Returns the link of this site that a click follows in this tab, on another page. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || isElsewhere || link.target || link.origin !== location.origin) return undefined;
  return link.hash && link.pathname === location.pathname ? undefined : link;
}

/**
 * Intercepts links, browser navigation and closing the page; returns a function that ends this.
 */
export function interceptLeaving({ hasLeft, onFollow, onTraverse }: Leaving): () => void {
  const { pathname } = location;
  const index = indexOfEntry();
  // The browser has already moved to another entry: it returns from there before the router,
  // whose listener comes later, notices.
  const returnToEntry = (event: PopStateEvent) => {
    if (hasLeft() || location.pathname === pathname) return;
    event.stopImmediatePropagation();
    const steps = indexOfEntry() - index || -1;
    history.go(-steps);
    onTraverse(steps);
  };
  const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();
  const holdLink = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    onFollow(link.pathname + link.search + link.hash);
  };
  window.addEventListener('popstate', returnToEntry, true);
  window.addEventListener('beforeunload', keepOpen);
  document.addEventListener('click', holdLink, true);
  return () => {
    window.removeEventListener('popstate', returnToEntry, true);
    window.removeEventListener('beforeunload', keepOpen);
    document.removeEventListener('click', holdLink, true);
  };
}
