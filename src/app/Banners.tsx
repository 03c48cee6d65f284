import { styled } from 'styled-components';

import type { Banner } from '#contract/content';

import { useListBannersQuery } from '../api/banners';
import { servedBanners } from '../api/servedBanners';
import { useTranslate } from '../i18n/useTranslate';
import { bannerDismissed, selectDismissedBanners } from '../slices/banners';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { useMarket } from '../store/useMarket';
import { ContentLink } from '../ui/ContentLink';
import { Icon } from '../ui/Icon';
import { SafeHtml } from '../ui/SafeHtml';
import { radius, size, space } from '../ui/theme';

const Bar = styled.aside`
  flex: 1;
  min-width: 0;
`;

/** One at a time: whoever puts the first one away sees the next. */
const Line = styled.p`
  display: none;
  align-items: center;
  min-height: 1.75rem;
  padding-left: ${space(4)};
  font-size: ${size.s};
  font-weight: 600;
  line-height: 1.2;

  &:first-child {
    display: flex;
  }
`;

const Words = styled(ContentLink)`
  flex: 1;
  color: inherit;
  text-align: center;
`;

const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  min-height: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: inherit;

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -3px;
  }
`;

const EMOJI = { shipping: '🚚', announcement: '📦', promotion: '🎉', promo: '🎉' } as const;

/** Announcements above everything else; red and white unless they bring their own colours. */
export function Banners() {
  const t = useTranslate();
  const { lang, country } = useMarket();
  const query = { country, language: lang || 'en' } as const;
  const { data = servedBanners(country, lang) } = useListBannersQuery(query);
  const dismissed = useAppSelector(selectDismissedBanners);
  const banners = data.filter((banner) => !dismissed.includes(banner.message));
  if (banners.length === 0) return null;
  return (
    <Bar className="no-print" aria-label={t('banners.label')}>
      {banners.map((banner) => (
        <BannerLine key={banner.id} banner={banner} />
      ))}
    </Bar>
  );
}

function BannerLine({ banner }: { banner: Banner }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const { message, type, background_color, text_color } = banner;
  // A foreign server may leave it out.
  const { link, icon } = banner.meta ?? {};
  const words = (
    <>
      <span aria-hidden="true">{icon || EMOJI[type]}</span> <SafeHtml html={message} />
    </>
  );
  return (
    <Line
      data-banner={message}
      style={{ background: background_color || '#dc2626', color: text_color || 'white' }}
    >
      <Words to={link ?? ''}>{words}</Words>
      <Dismiss
        type="button"
        aria-label={t('banners.dismiss')}
        title={t('banners.dismiss')}
        onClick={() => dispatch(bannerDismissed(message))}
      >
        <Icon name="close" size={14} />
      </Dismiss>
    </Line>
  );
}
