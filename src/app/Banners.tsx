import type { Banner } from '#contract/content';

import { useListBannersQuery } from '../api/content';
import { useMarket } from '../store/hooks';
import { SafeHtml } from '../ui/SafeHtml';

import './Banners.css';

const EMOJI = { shipping: '🚚', announcement: '📦', promotion: '🎉', promo: '🎉' } as const;

/** Announcements above everything else; red and white unless they bring their own colours. */
export function Banners() {
  const { lang, country } = useMarket();
  const { data: banners = [] } = useListBannersQuery({ country, language: lang || 'en' });
  if (banners.length === 0) return null;
  return (
    <div className="banners no-print">
      {banners.map((banner) => (
        <BannerLine key={banner.id} banner={banner} />
      ))}
    </div>
  );
}

function BannerLine({ banner }: { banner: Banner }) {
  const { message, type, background_color, text_color, meta } = banner;
  const words = (
    <>
      <span aria-hidden="true">{meta.icon || EMOJI[type]}</span> <SafeHtml html={message} />
    </>
  );
  return (
    <p
      className="banner"
      style={{ background: background_color || '#dc2626', color: text_color || 'white' }}
    >
      {meta.link && /^(https?:)?\//.test(meta.link) ? <a href={meta.link}>{words}</a> : words}
    </p>
  );
}
