import { useListCarouselImagesQuery } from '../../api/content';
import { useTranslate } from '../../i18n/useTranslate';
import { useMarket } from '../../store/useMarket';
import { Carousel, CarouselSkeleton } from '../../ui/Carousel';
import { LoadError } from '../../ui/LoadError';

/** Carousel of the distributor's highlights. */
export function Highlights() {
  const t = useTranslate();
  const { data: slides, error, refetch } = useListCarouselImagesQuery(useMarket());
  if (error && !slides) return <LoadError error={error} onRetry={refetch} />;
  if (!slides) return <CarouselSkeleton />;
  return slides.length > 0 && <Carousel label={t('carousel.label')} slides={slides} />;
}
