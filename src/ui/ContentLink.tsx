import type { ReactNode } from 'react';

import { contentUrl } from '../api/hosts';
import { useTranslate } from '../i18n/useTranslate';

import { Link } from './Link';

/**
 * Whether an address is a screen of the storefront, rather than a file on the server or another
 * site.
 */
const isScreen = (address: string) => /^\/(?!\/)/.test(address) && !/\.\w+([?#]|$)/.test(address);

interface ContentLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/**
 * A link of editorial content: navigates within the storefront or opens a new tab; plain text
 * without an address.
 */
export function ContentLink({ to, className, children }: ContentLinkProps) {
  const t = useTranslate();
  if (isScreen(to)) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  const address = to && contentUrl(to);
  if (!/^(https?:|\/)/.test(address)) return <span className={className}>{children}</span>;
  return (
    <a href={address} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="hidden-text"> ({t('link.newTab')})</span>
    </a>
  );
}
