/**
 * Has the browser read how languages write numbers, dates and names. It does so once, the first time that it is asked,
 * and takes a moment for it: asked here, the page itself never stands still for it.
 */
import { numberLocale } from '@faircourt/contracts/number-locale';

const lang = self.name;

new Intl.NumberFormat(numberLocale(lang)).format(0);
new Intl.DateTimeFormat(lang).format(0);
new Intl.PluralRules(lang).select(0);
new Intl.RelativeTimeFormat(lang).format(0, 'day');
new Intl.ListFormat(lang).format([]);
new Intl.DisplayNames(lang, { type: 'region' }).of('US');
self.postMessage('read', { transfer: [] });
