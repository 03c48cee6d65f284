import { styled } from 'styled-components';

import type { MessageKey } from '../i18n/messages/en';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { MenuLink } from '../ui/Link';
import { color } from '../ui/theme';

export const LineLink = styled(MenuLink)`
  display: inline-flex;
  align-items: center;
  min-height: 24px;
  color: ${color.inkSoft};
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &[aria-current] {
    color: ${color.primary};
    text-decoration: underline;
  }
`;

export type MenuEntry = readonly [label: MessageKey, path: string];

/** The top menu in the specification's order (2.2). */
export const MENU = [
  ['nav.about', paths.aboutUs],
  ['nav.catalogues', paths.catalogues],
  ['nav.patterns', paths.freePatterns],
  ['nav.newsletter', paths.newsletter],
  ['nav.opticon', paths.opticon],
  ['nav.support', paths.support],
] as const;

interface MenuLinksProps {
  entries?: readonly MenuEntry[];
  /** The component that renders an entry. */
  Entry: typeof LineLink;
  onLeave?: () => void;
}

/** Renders the entries of a menu as links. */
export function MenuLinks({ entries = MENU, Entry, onLeave }: MenuLinksProps) {
  const t = useTranslate();
  return entries.map(([label, path]) => (
    <Entry key={path} to={path} onClick={onLeave}>
      {t(label)}
    </Entry>
  ));
}
