import { styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { OptionalPart } from '../ui/OptionalPart';
import { shownWhole } from '../ui/shownWhole';
import { below, layout, size, space } from '../ui/theme';

import { Banners } from './Banners';
import { LineLink, MenuLinks } from './menuLinks';

const Line = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${space(5)};
  max-width: ${layout.content};
  margin: 0 auto;
  ${shownWhole}
`;

const Menu = styled.nav`
  display: flex;
  align-items: center;
  gap: clamp(8px, 1.2vw, 18px);
  min-height: 1.75rem;
  margin-left: auto;
  padding-right: ${space(6)};
  font-size: ${size.xs};

  /* Below that width, it is in the sheet of categories. */
  ${below.desktop} {
    display: none;
  }
`;

/** The slim line above the header: banners and the top menu (specification 2.2). */
export function TopLine({ isPhone }: { isPhone: boolean }) {
  const t = useTranslate();
  return (
    <Line className="no-print">
      <OptionalPart>
        <Banners />
      </OptionalPart>
      {!isPhone && (
        <Menu aria-label={t('nav.label')}>
          <MenuLinks Entry={LineLink} />
        </Menu>
      )}
    </Line>
  );
}
