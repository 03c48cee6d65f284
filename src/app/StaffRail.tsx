import { useLocation } from 'react-router';
import { styled } from 'styled-components';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';
import { Icon } from '../ui/Icon';
import { Link } from '../ui/Link';
import { below, color, from, layout, radius, size, space } from '../ui/theme';

import { Count } from './frame';
import { useDeskScreens } from './useDeskScreens';

const Rail = styled.nav`
  ${below.tablet} {
    position: fixed;
    inset: auto 0 0;
    z-index: 40;
    display: flex;
    overflow-x: auto;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid ${color.line};
    background: ${color.surface};
  }

  ${from.tablet} {
    position: sticky;
    top: ${layout.belowHeader};
    display: grid;
    align-content: start;
    gap: ${space(1)};
    width: 6rem;
    height: calc(100vh - ${layout.belowHeader});
    padding: ${space(3)} ${space(2)};
    border-right: 1px solid ${color.line};
  }

  ${from.desktop} {
    width: 12.5rem;
  }
`;

const RailLink = styled(Link)`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  justify-items: center;
  gap: 2px;
  min-width: 4rem;
  min-height: ${layout.bottomBar};
  padding: 6px ${space(1)};
  border-radius: ${radius.control};
  color: ${color.inkSoft};
  font-size: ${size.xs};
  text-align: center;
  text-decoration: none;

  &:hover {
    background: ${color.primaryTint};
  }

  &[aria-current] {
    color: ${color.primary};
    font-weight: 600;
  }

  ${from.desktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${space(2)};
    align-items: center;
    justify-items: start;
    min-height: 2.5rem;
    padding: 0 ${space(2)};
    font-size: ${size.text};

    &[aria-current] {
      background: ${color.primaryTint};
    }
  }
`;

/** Beside the icon where the icon is above its label. */
const Waiting = styled(Count)`
  position: absolute;
  top: 2px;
  left: calc(50% + 14px);

  ${from.desktop} {
    position: static;
  }
`;

/** In red, for what has gone wrong. */
const Alarm = styled(Waiting)`
  background: ${color.bad};
`;

/** Scrolls the current entry into view, since a phone has room for only some of them. */
const keepInView = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });

const HERE = { 'aria-current': 'page', ref: keepInView } as const;

/**
 * Navigation of the staff desk with counts of waiting work: beside the screen, or below it on
 * phones.
 */
export function StaffRail() {
  const t = useTranslate();
  const format = useFormat();
  const { pathname } = useLocation();
  return (
    <Rail className="no-print" aria-label={t('desk.rail')}>
      {useDeskScreens().map(({ to, label, icon, waiting, alarms }) => (
        <RailLink key={to} to={to} {...(pathname.startsWith(to) && HERE)}>
          <Icon name={icon} />
          {t(label)}
          {alarms > 0 && (
            <Alarm>
              {format.number(alarms)}
              <span className="hidden-text"> {t('desk.lateOrders')}</span>
            </Alarm>
          )}
          {waiting > 0 && (
            <Waiting>
              {format.number(waiting)}
              <span className="hidden-text"> {t('desk.waiting')}</span>
            </Waiting>
          )}
        </RailLink>
      ))}
    </Rail>
  );
}
