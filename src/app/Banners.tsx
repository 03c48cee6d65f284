import { styled } from 'styled-components';

import type { Banner } from '#contract/content';

import { useListBannersQuery } from '../api/banners';
import { servedBanners } from '../api/servedBanners';
import { useTranslate } from '../i18n/useTranslate';
import { useMarket } from '../store/useMarket';
import { ContentLink } from '../ui/ContentLink';
import { SafeHtml } from '../ui/SafeHtml';
import { size, space } from '../ui/theme';

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  background: #dc2626;
`;

const Line = styled.p`
  flex: 1 1 220px;
  padding: 7px ${space(4)};
  font-size: ${size.s};
  font-weight: 600;
  text-align: center;
`;

const Words = styled(ContentLink)`
  color: inherit;
`;

const EMOJI = { shipping: '🚚', announcement: '📦', promotion: '🎉', promo: '🎉' } as const;

/** Announcements above everything else; red and white unless they bring their own colours. */
export function Banners() {
  const t = useTranslate();
  const { lang, country } = useMarket();
  const query = { country, language: lang || 'en' } as const;
  const { data: banners = servedBanners(country, lang) } = useListBannersQuery(query);
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
  const { message, type, background_color, text_color } = banner;
  // A foreign server may leave it out.
  const { link, icon } = banner.meta ?? {};
  const words = (
    <>
      <span aria-hidden="true">{icon || EMOJI[type]}</span> <SafeHtml html={message} />
    </>
  );
  return (
    <Line style={{ background: background_color || '#dc2626', color: text_color || 'white' }}>
      <Words to={link ?? ''}>{words}</Words>
    </Line>
  );
}
