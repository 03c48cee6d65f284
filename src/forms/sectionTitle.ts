import type { Form, Section } from '#domain/application/fields';

import type { MessageKey } from '../i18n/messages/en';

/** What a section of a form is called. */
export const sectionTitle = (section: Section, form: Form): MessageKey =>
  section === 'billing' ? `application.section.billing.${form}` : `application.section.${section}`;
