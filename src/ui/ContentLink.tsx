import type { ReactNode } from 'react';

import { contentUrl } from '../api/hosts';
import { useTranslate } from '../i18n/useTranslate';

import { Link } from './Link';

/** A path of the storefront, as opposed to a file of the server or another site. */
const isScreen = (address: string) => /^\/(?!\/)/.test(address) && !/\.\w+([?#]|$)/.test(address);

interface ContentLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** Where a picture of the content leads: a screen of ours, or a tab of its own; nowhere without an address. */
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
