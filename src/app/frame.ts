import { css, styled } from 'styled-components';

import { Link } from '../ui/Link';
import { shownWhole } from '../ui/shownWhole';
import { below, color, control, layout, radius, shadow, size, space } from '../ui/theme';

export const HeaderBar = styled.header`
  position: ${layout.stays};
  top: 0;
  z-index: 40;
  border-block: 1px solid ${color.line};
  background: ${color.surface};
  ${shownWhole}
`;

/** As high as the header without its borders. */
export const HeaderInside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(2)};
  max-width: ${layout.content};
  min-height: calc(${layout.header} - 2px);
  margin: 0 auto;
  padding: 0 ${space(6)};
`;

export const Brand = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 10px;
  margin-right: ${space(2)};
  color: ${color.ink};
  font-size: ${size.xl};
  font-weight: 600;
  letter-spacing: -0.01em;
  text-decoration: none;

  ${below.desktop} {
    margin-right: 0;
  }
`;

export const BrandName = styled.span`
  ${below.roomy} {
    display: none;
  }
`;

/** An item beside the search: a counter, the account, the language. */
const item = css`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: ${control.normal};
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  color: ${color.ink};
  text-decoration: none;

  &:hover {
    background: ${color.primaryTint};
  }
`;

export const HeaderLink = styled(Link)`
  ${item}
`;

export const HeaderButton = styled.button`
  ${item}
`;

export const Count = styled.span`
  min-width: 1.75rem;
  min-height: 1.25rem;
  padding: 0 5px;
  border-radius: 10px;
  background: ${color.primary};
  color: ${color.onPrimary};
  font-size: ${size.xs};
  font-weight: 600;
  line-height: 1.25rem;
  text-align: center;
`;

export const Skip = styled.a`
  position: absolute;
  top: -100px;
  left: ${space(4)};
  z-index: 100;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: ${shadow};

  &:focus {
    top: ${space(2)};
  }
`;

export const Main = styled.main`
  max-width: ${layout.content};
  min-height: calc(100vh - 80px);
  margin: 0 auto;
  padding: ${space(3)} ${space(6)} ${space(6)};

  &:focus {
    outline: none;
  }

  ${below.tablet} {
    padding: ${space(3)} ${space(4)} ${space(4)};
  }

  @media print {
    max-width: none;
    padding: 0;
  }
`;
