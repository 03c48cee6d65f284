import { useState } from 'react';
import { useLocation } from 'react-router';
import { css, styled } from 'styled-components';

import { sum } from '#domain/sum';

import { useFormat } from '../i18n/useFormat';
import { useTranslate } from '../i18n/useTranslate';
import { paths } from '../paths';
import { Icon } from '../ui/Icon';
import { Link, MenuLink } from '../ui/Link';
import { Sheet } from '../ui/Sheet';
import { below, color, from, layout, PHONE, radius, size, space } from '../ui/theme';
import { useMatchesMedia } from '../ui/useMatchesMedia';

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

const entry = css`
  position: relative;
  display: grid;
  flex: 1 0 auto;
  justify-items: center;
  gap: 2px;
  min-width: 4rem;
  min-height: ${layout.bottomBar};
  padding: 6px ${space(1)};
  border: 0;
  border-radius: ${radius.control};
  background: none;
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

const RailLink = styled(Link)`
  ${entry}
`;

const MoreButton = styled.button`
  ${entry}
`;

const MoreLink = styled(MenuLink)`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-height: 2.75rem;
  color: ${color.ink};
  text-decoration: none;

  &[aria-current] {
    color: ${color.primary};
    font-weight: 600;
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

type DeskScreens = ReturnType<typeof useDeskScreens>;

/** The overview is above all other screens, and so its path begins all of theirs. */
const isOverview = (to: string) => to === paths.staff;
const depthOf = ({ to }: DeskScreens[number]) => Number(!isOverview(to));

/** Whether a path is that of a screen, or of something on it. */
const isAt = (to: string, pathname: string) =>
  isOverview(to) ? pathname === to : pathname.startsWith(to);

/** How many entries a phone has room for, with their whole labels. */
const MOST_ON_PHONE = 5;

/**
 * Navigation of the staff desk with counts of waiting work: beside the screen, or below it on
 * phones.
 */
export function StaffRail() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isPhone = useMatchesMedia(PHONE, false);
  const screens = useDeskScreens();
  const isCrowded = isPhone && screens.length > MOST_ON_PHONE;
  // The logo leads to the overview, so that a phone keeps its room for the others.
  const ordered = isCrowded ? screens.toSorted((a, b) => depthOf(b) - depthOf(a)) : screens;
  const shown = isCrowded ? ordered.slice(0, MOST_ON_PHONE - 1) : screens;
  const more = ordered.slice(shown.length);
  return (
    <Rail className="no-print" aria-label={t('desk.rail')}>
      {shown.map(({ to, label, icon, ...counts }) => (
        <RailLink key={to} to={to} {...(isAt(to, pathname) && HERE)}>
          <Icon name={icon} />
          {t(label)}
          <Counts {...counts} />
        </RailLink>
      ))}
      {more.length > 0 && <MoreScreens key={pathname} screens={more} />}
    </Rail>
  );
}

function Counts({ waiting, alarms }: Pick<DeskScreens[number], 'waiting' | 'alarms'>) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
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
    </>
  );
}

/** Opens the screens that a phone has no room for. */
function MoreScreens({ screens }: { screens: DeskScreens }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const isHere = screens.some(({ to }) => isAt(to, pathname));
  return (
    <>
      <MoreButton
        type="button"
        aria-haspopup="dialog"
        aria-current={isHere || undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
        {t('footer.links')}
        <Counts
          waiting={sum(screens.map(({ waiting }) => waiting))}
          alarms={sum(screens.map(({ alarms }) => alarms))}
        />
      </MoreButton>
      {isOpen && (
        <Sheet title={t('footer.links')} onClose={close}>
          {screens.map(({ to, label, icon }) => (
            <MoreLink key={to} to={to} onClick={close}>
              <Icon name={icon} />
              {t(label)}
            </MoreLink>
          ))}
        </Sheet>
      )}
    </>
  );
}
