import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { space } from '../../ui/theme';
import { withQueryParams } from '../../ui/withQueryParams';

import type { JumpBin } from './jumpBins';
import { useBinNames } from './useBinNames';

/** The bar of the histogram whose rows are shown, in the URL. */
export function useChosenJump() {
  const [params] = useSearchParams();
  const linkTo = (bin: string) => `?${withQueryParams(params, { jump: bin })}`;
  return {
    chosen: Number(params.get('jump') ?? NaN),
    linkTo: (bin: number) => linkTo(String(bin)),
    all: linkTo(''),
  };
}

const Chosen = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
`;

/** Says which rows are shown; takes the focus, because it was led to. */
export function ChosenJump({ bin, all }: { bin: JumpBin; all: string }) {
  const t = useTranslate();
  const { nameOf } = useBinNames();
  const line = useRef<HTMLParagraphElement>(null);
  // After the page has been scrolled to its top, as for every new address.
  useEffect(() => line.current?.focus(), []);
  return (
    <Chosen ref={line} tabIndex={-1}>
      {t('upload.jumps.shown', { percent: nameOf(bin) })}
      <SmallButton as={Link} to={all}>
        {t('upload.jumps.all')}
      </SmallButton>
    </Chosen>
  );
}
