import type { ReactNode } from 'react';

import { Link } from './Link';
import { rebuild } from './SafeHtml';

/**
 * Allowed tags of a product description; headings are one level below the surrounding section's.
 */
const TAGS: Record<
  string,
  'p' | 'ul' | 'ol' | 'li' | 'h2' | 'h3' | 'h4' | 'b' | 'i' | 'em' | 'strong' | 'sup' | 'sub'
> = {
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  H2: 'h3',
  H3: 'h4',
  B: 'b',
  I: 'i',
  EM: 'em',
  STRONG: 'strong',
  SUP: 'sup',
  SUB: 'sub',
};

/** The same for text directly below the screen's title. */
const PAGE_TAGS: typeof TAGS = { ...TAGS, H2: 'h2', H3: 'h3' };

const renderLink = (href: string, key: number, children: ReactNode[]): ReactNode => {
  if (/^\/(?!\/)/.test(href)) {
    return (
      <Link key={key} to={href}>
        {children}
      </Link>
    );
  }
  if (!href.startsWith('https://')) return children;
  return (
    <a key={key} href={href} rel="noopener noreferrer">
      {children}
    </a>
  );
};

/**
 * Renders HTML by rebuilding it from the extended allowlist; removes every attribute except a
 * link's address.
 */
export function LongHtml({ html, isPage = false }: { html: string; isPage?: boolean }) {
  const tags = isPage ? PAGE_TAGS : TAGS;
  return rebuild(html, (element, key, children) => {
    if (element.tag === 'BR') return <br key={key} />;
    if (element.tag === 'A') {
      return renderLink(element.attribute('href') ?? '', key, children);
    }
    const Tag = tags[element.tag];
    return Tag ? <Tag key={key}>{children}</Tag> : children;
  });
}
