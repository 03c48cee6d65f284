import type { Translated } from '#domain/translated';

import customers from './es/customers.json';
import desk from './es/desk.json';
import content from './es/deskContent.json';
import integrations from './es/integrations.json';
import staff from './es/staff.json';
import type { staffMessages as english } from './staffEn';

const spanish = { ...staff, ...desk, ...customers, ...content, ...integrations };

export const staffMessages: Translated<typeof english, typeof spanish> = spanish;
