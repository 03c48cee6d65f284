export interface ContentTables {
  banners: BannerTable;
  carousel_images: CarouselImageTable;
  newsletters: NewsletterTable;
  downloads: DownloadTable;
  faqs: FaqTable;
  pages: PageTable;
}

interface BannerTable {
  id: string;
  country: string | null;
  message_en: string;
  message_fr: string;
  message_es: string;
  type: string;
  background_color: string;
  text_color: string;
  link: string | null;
  icon: string | null;
  active: number;
  position: number;
}

/** Content shown in one country, or in every country if `country` is null. */
interface CountryContentTable extends OrderedTable {
  country: string | null;
}

interface OrderedTable {
  id: string;
  active: number;
  position: number;
}

interface Titles {
  title_en: string;
  title_fr: string;
  title_es: string;
}

/** An `image` of '' is generated; a `link` of '' has no target. */
export interface CarouselImageTable extends CountryContentTable, Titles {
  image: string;
  link: string;
}

export interface NewsletterTable extends CarouselImageTable {
  /** YYYY-MM-DD */
  published_on: string;
  /** Sanitised HTML (long allow-list); '' if there is no text. */
  body_en: string;
  body_fr: string;
  body_es: string;
}

export interface DownloadTable extends CountryContentTable, Titles {
  /** 'catalogue', 'pattern' or 'card'. */
  kind: string;
  image: string;
  /** URL; '' if the file is generated. */
  file: string;
  /** Content of a generated catalogue: category codes, comma-separated; '' for all. */
  categories: string;
  /** Class flags, comma-separated; '' for all. */
  classes: string;
}

/** Answers are sanitised HTML (long allow-list). */
export interface FaqTable extends OrderedTable {
  question_en: string;
  question_fr: string;
  question_es: string;
  answer_en: string;
  answer_fr: string;
  answer_es: string;
}

/** Bodies are sanitised HTML (long allow-list). */
export interface PageTable extends Titles {
  name: string;
  body_en: string;
  body_fr: string;
  body_es: string;
}
