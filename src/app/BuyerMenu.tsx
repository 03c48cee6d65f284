import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { HoverPanel } from '../ui/HoverPanel';
import { Icon } from '../ui/Icon';
import { MenuLink } from '../ui/Link';
import { below, color, control, radius, space } from '../ui/theme';

import { LISTS, useOrderingEntries } from './buyerMenus';
import { HeaderButton, HeaderLink } from './frame';
import { MenuLinks, type MenuEntry } from './menuLinks';
import { ToApprove } from './ToApprove';

const Menu = styled.nav`
  display: flex;
  flex: none;

  /* Below that width, it is in the sheet of categories. */
  ${below.desktop} {
    display: none;
  }
`;

const Panel = styled.div`
  display: grid;
  min-width: 12.5rem;
  padding: ${space(2)};
`;

const Entry = styled(MenuLink)`
  display: flex;
  align-items: center;
  min-height: ${control.normal};
  padding: 0 ${space(3)};
  border-radius: ${radius.control};
  color: ${color.ink};
  text-decoration: none;
  white-space: nowrap;

  &:hover,
  &[aria-current] {
    background: ${color.primaryTint};
  }
`;

/** Hidden if there is little room, because the categories below lead there as well. */
const Catalogue = styled(HeaderLink)`
  ${below.roomy} {
    display: none;
  }
`;

/** A buyer's most frequent destinations, as text links, and what waits for a decision. */
export function BuyerMenu() {
  const t = useTranslate();
  return (
    <>
      <ToApprove />
      <Menu aria-label={t('nav.ordering')}>
        <MenuPanel label={t('nav.order')} entries={useOrderingEntries()} />
        <HeaderLink to={paths.orders}>{t('nav.orders')}</HeaderLink>
        <MenuPanel label={t('nav.lists')} entries={LISTS} />
        <Catalogue to={paths.allProducts}>{t('listing.results')}</Catalogue>
      </Menu>
    </>
  );
}

interface MenuPanelProps {
  label: string;
  entries: readonly MenuEntry[];
}

function MenuPanel({ label, entries }: MenuPanelProps) {
  return (
    <HoverPanel
      label={label}
      trigger={(triggerProps) => (
        <HeaderButton type="button" {...triggerProps}>
          {label}
          <Icon name="down" size={12} />
        </HeaderButton>
      )}
    >
      {(close) => (
        <Panel>
          <MenuLinks entries={entries} Entry={Entry} onLeave={close} />
        </Panel>
      )}
    </HoverPanel>
  );
}
