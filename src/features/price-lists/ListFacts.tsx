import type { DeskPriceList } from '../../api/staffPriceLists';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { StatusLabel, type Tone } from '../../ui/StatusLabel';

const TONES = { ahead: 'new', now: 'good', over: 'off' } as const satisfies Record<string, Tone>;

/** Whether a price list is in force. */
export function ListState({ state }: Pick<DeskPriceList, 'state'>) {
  const t = useTranslate();
  return <StatusLabel tone={TONES[state]}>{t(`priceLists.state.${state}`)}</StatusLabel>;
}

/** What a price list does, in a few words: its percentage, and whether it is binding or for all. */
export function ListEffect({ list }: { list: DeskPriceList }) {
  const t = useTranslate();
  const format = useFormat();
  const { percent_off, prices, binding } = list;
  const parts = [
    percent_off !== null && t('priceLists.off', { percent: format.number(percent_off) }),
    prices > 0 && t('priceLists.prices.count', { count: prices }),
    binding && t('upload.field.binding'),
    list.public && t('upload.field.public'),
  ];
  return <>{parts.filter(Boolean).join(' · ')}</>;
}
