import { styled } from 'styled-components';

import { useListBannersQuery } from '../api/banners';
import { servedBanners } from '../api/servedBanners';
import { useTranslate } from '../i18n/useTranslate';
import { bannerDismissed, selectDismissedBanners } from '../slices/banners';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useMarket } from '../store/useMarket';
import { BannerLine } from '../ui/BannerLine';
import { OptionalPart } from '../ui/OptionalPart';
import { shownWhole } from '../ui/shownWhole';
import { below, from, layout, size, space } from '../ui/theme';

import { LineLink, MenuLinks } from './menuLinks';

const Line = styled.div`
  display: flex;
  align-items: stretch;
  gap: ${space(5)};
  max-width: ${layout.content};
  margin: 0 auto;
  ${shownWhole}

  ${from.tablet} {
    padding-inline: ${space(6)};
  }
`;

const Menu = styled.nav`
  display: flex;
  align-items: center;
  gap: clamp(8px, 1.2vw, 18px);
  min-height: 1.75rem;
  margin-left: auto;
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

const Bar = styled.aside`
  flex: 1;
  min-width: 0;
`;

/** Announcements at the top of every screen. */
function Banners() {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { lang, country } = useMarket();
  const query = { country, language: lang || 'en' } as const;
  const { data = servedBanners(country, lang) } = useListBannersQuery(query);
  const dismissed = useAppSelector(selectDismissedBanners);
  const banners = data.filter((banner) => !dismissed.includes(banner.message));
  if (banners.length === 0) return null;
  const dismiss = (message: string) => {
    // The pressed button unmounts.
    document.querySelector('main')?.focus({ preventScroll: true });
    dispatch(bannerDismissed(message));
  };
  return (
    <Bar className="no-print" aria-label={t('banners.label')}>
      {banners.map((banner) => (
        <BannerLine key={banner.id} banner={banner} onDismiss={() => dismiss(banner.message)} />
      ))}
    </Bar>
  );
}
