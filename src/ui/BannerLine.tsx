import { styled } from 'styled-components';

import type { Banner } from '#contract/content';
import { BANNER_COLOURS } from '#domain/bannerColours';

import { useTranslate } from '../i18n/useTranslate';

import { ContentLink } from './ContentLink';
import { Icon } from './Icon';
import { SafeHtml } from './SafeHtml';
import { below, radius, size, space } from './theme';

/** Only the first is visible; dismissing it reveals the next. */
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

  ${below.tablet} {
    padding-left: ${space(2)};
  }
`;

const Message = styled(ContentLink)`
  flex: 1;
  padding-block: 0;
  color: inherit;
  text-align: center;
  text-wrap: balance;
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

interface BannerLineProps {
  banner: Banner;
  /** If omitted, the banner cannot be dismissed. */
  onDismiss?: () => void;
}

/** An announcement, white on red unless it has its own colours. */
export function BannerLine({ banner, onDismiss }: BannerLineProps) {
  const t = useTranslate();
  const { message, type, background_color, text_color } = banner;
  // A third-party server may omit it.
  const { link, icon } = banner.meta ?? {};
  const content = (
    <>
      <span aria-hidden="true">{icon || EMOJI[type]}</span> <SafeHtml html={message} />
    </>
  );
  return (
    <Line
      data-banner={message}
      style={{
        background: background_color || BANNER_COLOURS.background,
        color: text_color || BANNER_COLOURS.text,
      }}
    >
      <Message to={link ?? ''}>{content}</Message>
      {onDismiss && (
        <Dismiss
          type="button"
          aria-label={t('banners.dismiss')}
          title={t('banners.dismiss')}
          onClick={onDismiss}
        >
          <Icon name="close" size={14} />
        </Dismiss>
      )}
    </Line>
  );
}
