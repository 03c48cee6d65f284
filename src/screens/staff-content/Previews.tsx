import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import { generatedPicturePath, asParagraphs, PICTURED_LISTS } from '#domain/content';

import { coverUrl } from '../../api/contentPictures';
import { idOfEntry, type DeskContentEntry, type ContentKind } from '../../api/staffContent';
import { useTranslate } from '../../i18n/useTranslate';
import { BannerLine } from '../../ui/BannerLine';
import { Carousel } from '../../ui/Carousel';
import { CoverLink, CoverPicture, CoverTitle } from '../../ui/Covers';
import { LongHtml } from '../../ui/LongHtml';
import { Prose } from '../../ui/Prose';
import { color, radius, space } from '../../ui/theme';

import { LanguageColumns } from './EntryFields';
import { linesOf, CONTENT_LANGUAGES, type EntryValues, type ContentLanguage } from './entryValues';
import type { TextName } from './kinds';

const Box = styled.div`
  min-width: 0;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.paper};
`;

const Name = styled.h3`
  margin: ${space(1)} 0;
`;

const Head = styled.h4`
  margin: 0 0 ${space(2)};
`;

const Page = styled.div`
  max-width: 12rem;
`;

interface PreviewsProps {
  kind: ContentKind;
  values: EntryValues;
  /** The entry as it is stored. */
  entry: DeskContentEntry | undefined;
}

/** Opens links of the preview in a new tab, so that typed text is not lost. */
function openInNewTab(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target) return;
  event.preventDefault();
  window.open(link.href, '_blank', 'noopener');
}

/** Preview of the form as the shop renders it, in each language. */
export function Previews({ kind, values, entry }: PreviewsProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="previews" onClickCapture={openInNewTab}>
      <h2 id="previews">{t('content.preview')}</h2>
      <LanguageColumns>
        {CONTENT_LANGUAGES.map((language) => (
          <div key={language}>
            <Name>{t(`language.${language}`)}</Name>
            <Box lang={language}>
              <Preview kind={kind} values={values} language={language} entry={entry} />
            </Box>
          </div>
        ))}
      </LanguageColumns>
    </section>
  );
}

function Preview({ kind, values, language, entry }: PreviewsProps & { language: ContentLanguage }) {
  const t = useTranslate();
  const text = (name: TextName) => {
    const texts = values[name];
    return texts[language] || texts.en;
  };
  const html = (name: TextName) => asParagraphs(text(name));
  const picturedList = PICTURED_LISTS.find((list) => list === kind);
  const image =
    values.image ||
    (picturedList && entry ? generatedPicturePath(picturedList, idOfEntry(entry)) : '');

  if (kind === 'banners') {
    const { link, icon } = values;
    const banner = { ...values, message: text('message'), meta: { link, icon } };
    return (
      <div>
        <BannerLine banner={banner} />
      </div>
    );
  }
  if (kind === 'carousel' && image) {
    const slides = [{ image, link: values.link, title: text('title') }];
    const names = { field: t('carousel.label'), language: t(`language.${language}`) };
    const label = t('content.in', names);
    return <Carousel label={label} slides={slides} />;
  }
  if (kind === 'newsletters' || kind === 'downloads') {
    const body = kind === 'newsletters' ? html('body') : undefined;
    return <CoverPreview image={image} title={text('title')} body={body} />;
  }
  if (kind === 'carousel') return <Head>{text('title')}</Head>;
  if (kind === 'product_groups') {
    return (
      <>
        <Head>{text('title')}</Head>
        <p>{t('content.products.count', { count: linesOf(values.products).length })}</p>
      </>
    );
  }
  const isQuestion = kind === 'faqs';
  return (
    <>
      <Head>{text(isQuestion ? 'question' : 'title')}</Head>
      <Prose>
        <LongHtml html={html(isQuestion ? 'answer' : 'body')} />
      </Prose>
    </>
  );
}

interface CoverPreviewProps {
  /** '' if it has none. */
  image: string;
  title: string;
  body: string | undefined;
}

function CoverPreview({ image, title, body }: CoverPreviewProps) {
  return (
    <>
      <Page>
        <CoverLink as="span">
          {image && <CoverPicture src={coverUrl(image)} alt="" />}
          <CoverTitle as="p">{title}</CoverTitle>
        </CoverLink>
      </Page>
      {body !== undefined && (
        <Prose>
          <LongHtml html={body} />
        </Prose>
      )}
    </>
  );
}
