import { styled } from 'styled-components';

import { useListBannersQuery } from '../api/banners';
import { servedBanners } from '../api/servedBanners';
import { useTranslate } from '../i18n/useTranslate';
import { bannerDismissed, selectDismissedBanners } from '../slices/banners';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useMarket } from '../store/useMarket';
import { BannerLine } from '../ui/BannerLine';

const Bar = styled.aside`
  flex: 1;
  min-width: 0;
`;

/** Announcements at the top of every screen. */
export function Banners() {
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
