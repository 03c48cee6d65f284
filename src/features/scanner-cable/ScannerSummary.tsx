import { styled } from 'styled-components';

import { useI18n } from '../../i18n/I18n';
import { useTranslate, type Translate } from '../../i18n/useTranslate';
import { color, size, space } from '../../ui/theme';

import type { ScannerClock, ScannerReading } from './scannerOnCable';

const Facts = styled.div`
  display: grid;
  gap: ${space(1)};
`;

const Text = styled.p`
  color: ${color.inkSoft};
`;

const Figure = styled.strong`
  font-size: ${size.l};
`;

function clockText({ late, isSet }: ScannerClock, locale: string, t: Translate): string {
  const by = formatDuration(locale, late ?? 0);
  const found =
    late === undefined
      ? t('cable.clock.unset')
      : t(late < 0 ? 'cable.clock.ahead' : 'cable.clock.late', { by });
  if (isSet === undefined) return t('cable.clock.right');
  return `${found} ${t(isSet ? 'cable.clock.set' : 'cable.clock.notSet')}`;
}

interface ScannerSummaryProps {
  reading: ScannerReading;
  isStored: boolean;
}

/** How many scans the scanner held, its identity, and the state of its clock and battery. */
export function ScannerSummary({ reading, isStored }: ScannerSummaryProps) {
  const t = useTranslate();
  const { locale } = useI18n();
  const { file, device, clock } = reading;
  const { scans, unread } = file;
  const codes = new Set(scans.map(({ code }) => code)).size;
  const isEmpty = scans.length + unread.length === 0;

  return (
    <Facts role="status">
      <Figure>
        {isEmpty ? t('cable.empty') : t('opticon.read.scans', { scans: scans.length, codes })}
      </Figure>
      {isStored && <Text>{t('cable.kept')}</Text>}
      {unread.length > 0 && <Text>{t('cable.unread', { count: unread.length })}</Text>}
      <Text>{t('cable.device', { serial: device.serial, software: device.software })}</Text>
      <Text>{clockText(clock, locale, t)}</Text>
      {device.state === 'lowBattery' && <Text>{t('cable.battery')}</Text>}
    </Facts>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a duration in seconds, rounded as a person would say it: `3 minutes`, `2 hours`, `41
 * days`.
 */
function formatDuration(locale: string, seconds: number): string {
  const length = Math.abs(seconds);
  const [unit, size] =
    length < 2 * HOUR ? ['minute', MINUTE] : length < 2 * DAY ? ['hour', HOUR] : ['day', DAY];
  const amount = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return amount.format(Math.round(length / Number(size)));
}
