import { useState } from 'react';
import { css, styled } from 'styled-components';

import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { selectIsSignedIn } from '../slices/session';
import { useAppSelector } from '../store/hooks';
import { Icon } from '../ui/Icon';
import { MenuLink } from '../ui/Link';
import { Sheet } from '../ui/Sheet';
import { below, color, layout, size, space } from '../ui/theme';

import { CategorySheet } from './CategorySheet';
import { LanguageChoice } from './LanguageChoice';

const Bottom = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: 40;
  display: flex;
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  padding-bottom: env(safe-area-inset-bottom);
`;

const entryStyle = css`
  display: grid;
  flex: 1;
  min-width: 0;
  justify-items: center;
  gap: 2px;
  min-height: ${layout.bottomBar};
  padding: 6px 2px;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: ${size.xs};
  text-align: center;
  text-decoration: none;

  ${below.upright} {
    grid-auto-flow: column;
    place-content: center;
    align-items: center;
    gap: ${space(1)};
  }
`;

const BarLink = styled(MenuLink)`
  ${entryStyle}

  &[aria-current] {
    color: ${color.primary};
    font-weight: 600;
  }
`;

const BarButton = styled.button`
  ${entryStyle}
`;

/** Bottom navigation on phones, within reach of one thumb. */
export function BottomBar() {
  const t = useTranslate();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const [open, setOpen] = useState<'categories' | 'language' | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      <Bottom className="no-print" aria-label={t('nav.label')}>
        <BarLink to={paths.home}>
          <Icon name="home" />
          {t('nav.home')}
        </BarLink>
        <BarButton type="button" onClick={() => setOpen('categories')}>
          <Icon name="menu" />
          {t('nav.menu')}
        </BarButton>
        {isSignedIn && (
          <BarLink to={paths.orders}>
            <Icon name="repeat" />
            {t('nav.orders')}
          </BarLink>
        )}
        <BarButton type="button" onClick={() => setOpen('language')}>
          <Icon name="globe" />
          {t('language.label')}
        </BarButton>
        <BarLink to={isSignedIn ? paths.profile : paths.signIn}>
          <Icon name="person" />
          {isSignedIn ? t('nav.profile') : t('header.login')}
        </BarLink>
      </Bottom>
      {open === 'categories' && <CategorySheet onClose={close} />}
      {open === 'language' && (
        <Sheet title={t('language.label')} onClose={close}>
          <LanguageChoice onChosen={close} />
        </Sheet>
      )}
    </>
  );
}
