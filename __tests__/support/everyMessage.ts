import { messages as shopEnglish } from '../../src/i18n/messages/en';
import { messages as shopSpanish } from '../../src/i18n/messages/es';
import { messages as shopFrench } from '../../src/i18n/messages/fr';
import { staffMessages as staffEnglish } from '../../src/i18n/messages/staffEn';
import { staffMessages as staffSpanish } from '../../src/i18n/messages/staffEs';
import { staffMessages as staffFrench } from '../../src/i18n/messages/staffFr';

/** Every message on the screens, including those for staff. */
export const english = { ...shopEnglish, ...staffEnglish };
export const french = { ...shopFrench, ...staffFrench };
export const spanish = { ...shopSpanish, ...staffSpanish };
