import { styled } from 'styled-components';

import { useFormat } from '../../i18n/useFormat';
import { Link } from '../../ui/Link';
import { below, color, control, size, space } from '../../ui/theme';

/** On phones, a single line that scrolls sideways. */
const Tabs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(1)};
  margin-bottom: ${space(2)};
  border-bottom: 1px solid ${color.line};

  ${below.tablet} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: thin;
  }
`;

const Count = styled.span`
  color: ${color.inkSoft};
  font-size: ${size.s};
  font-weight: 400;
`;

const Anchor = styled(Link)`
  display: inline-flex;
  flex: none;
  gap: ${space(1)};
  align-items: center;
  min-height: ${control.small};
  padding: 0 ${space(2)};
  border-bottom: 3px solid transparent;
  color: ${color.ink};
  font-size: ${size.s};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.primaryTint};
  }

  &[aria-current] {
    border-color: ${color.primary};
    font-weight: 600;
  }
`;

interface DeskTabsProps {
  label: string;
  tabs: readonly { name: string; to: string; label: string; count: number | undefined }[];
  /** The name of the current tab. */
  shown: string;
}

const revealTab = (tab: HTMLAnchorElement | null) =>
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

/** Tabs that divide a list, each with its number of search results. */
export function DeskTabs({ label, tabs, shown }: DeskTabsProps) {
  const format = useFormat();
  return (
    <Tabs aria-label={label} data-tools>
      {tabs.map(({ name, to, label, count }) => (
        <Anchor
          key={name}
          ref={name === shown ? revealTab : undefined}
          to={to}
          aria-current={name === shown ? 'true' : undefined}
        >
          {label}
          {count !== undefined && <Count>{format.number(count)}</Count>}
        </Anchor>
      ))}
    </Tabs>
  );
}
