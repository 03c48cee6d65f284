import type { Form, FormSection } from '#domain/application/fields';

import type { MessageKey } from '../i18n/messages/en';

/** Returns the title of a form section. */
export const sectionTitle = (section: FormSection, form: Form): MessageKey =>
  section === 'billing' ? `application.section.billing.${form}` : `application.section.${section}`;
