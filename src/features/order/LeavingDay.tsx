import { useEffect, useState } from 'react';

import { dayIn } from '#domain/days';
import { HOUR_MS, MINUTE_MS } from '#domain/durations';
import { shippingDay } from '#domain/shippingDays';

import { settings } from '../../api/settings';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';

interface LeavingDayProps {
  /** When the order was placed; absent if it would be placed now. */
  placedAt?: string;
}

/** The day on which an order leaves the warehouse; nothing if the operator has not set its hours. */
export function LeavingDay({ placedAt }: LeavingDayProps) {
  const t = useTranslate();
  const format = useFormat();
  const { country } = useMarket();
  const now = useMinute();
  const hours = settings.rules.shipping[country];
  const leaving = hours && shippingDay(placedAt === undefined ? now : new Date(placedAt), hours);
  if (!leaving) return null;
  const { day, until } = leaving;
  const today = dayIn(now, hours.zone);
  // An order whose day is over has left, or is late.
  if (day < today) return null;
  if (day > today) return t('ships.day', { day: format.weekday(day) });
  if (placedAt !== undefined) return t('ships.placedToday');
  const left = Math.ceil((until.getTime() - now.getTime()) / MINUTE_MS) * MINUTE_MS;
  const minutes = (left % HOUR_MS) / MINUTE_MS;
  const time = t(left < HOUR_MS ? 'ships.minutes' : 'ships.hours', {
    hours: Math.floor(left / HOUR_MS),
    minutes,
  });
  return t('ships.today', { time });
}

/** The current time, anew every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());

  // The clock is external to React.
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return now;
}
