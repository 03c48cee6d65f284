import { styled } from 'styled-components';

import { useTranslate } from '../../i18n/useTranslate';
import { Button, SmallButton } from '../../ui/Button';
import { FormMessage } from '../../ui/FormMessage';
import { Small } from '../../ui/Small';
import { color, radius, space } from '../../ui/theme';

import { useCamera } from './useCamera';
import { useScanLoop } from './useScanLoop';

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.picture};

  &::after {
    position: absolute;
    top: 50%;
    right: 12%;
    left: 12%;
    border-top: 2px solid ${color.mark};
    content: '';
    opacity: 0.7;
  }
`;

const LightButton = styled(SmallButton)`
  position: absolute;
  right: ${space(2)};
  bottom: ${space(2)};
`;

const Video = styled.video`
  display: block;
  width: 100%;
  aspect-ratio: 4 / 3;
  max-height: 42dvh;
  object-fit: cover;
`;

const Problem = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
`;

/** The camera's view, or why there is none and what to do about it. */
export function CameraView({ onCode }: { onCode: (code: string) => void }) {
  const t = useTranslate();
  const { video, fault, isOn, start, light, setFault } = useCamera();
  useScanLoop(video, { isOn, onCode, onBroken: () => setFault('reader') });

  if (fault) {
    return (
      <Problem>
        <FormMessage>{t(`camera.fault.${fault}`)}</FormMessage>
        {fault !== 'insecure' && fault !== 'reader' && (
          <Button onClick={() => setFault(undefined)}>{t('error.retry')}</Button>
        )}
      </Problem>
    );
  }
  return (
    <>
      <Picture>
        <Video ref={video} muted playsInline aria-label={t('camera.picture')} />
        {light && (
          <LightButton aria-pressed={light.isLit} onClick={() => void light.toggle()}>
            {t('camera.light')}
          </LightButton>
        )}
      </Picture>
      {start ? (
        <Problem>
          <FormMessage>{t('camera.paused')}</FormMessage>
          <Button onClick={() => void start()}>{t('camera.start')}</Button>
        </Problem>
      ) : (
        <Small role="status">{t(isOn ? 'camera.hold' : 'camera.starting')}</Small>
      )}
    </>
  );
}
