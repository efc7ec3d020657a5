/** Language and theme inside the shell. */
import { LOCALES } from '@faircourt/contracts/vocabulary';
import { isLocale, LOCALE_NAMES } from '../i18n/locale.ts';
import { useText } from '../i18n/use-text.ts';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/input.tsx';
import { LanguageMenu } from '../ui/preference-menus.tsx';
import { THEMES, useTheme } from '../ui/theme.ts';
import { useAccountLocale } from '../shell/use-account-locale.ts';

export function AccountLanguageMenu() {
  const { locale, choose } = useAccountLocale();
  return <LanguageMenu locale={locale} onChange={choose} />;
}

/** The same two choices as plain selects, for the sheet on small screens. */
export function SheetPreferences() {
  const t = useText();
  const { locale, choose } = useAccountLocale();
  const { theme, setTheme } = useTheme();
  return (
    <div className="mt-auto flex flex-col gap-4 border-t border-line pt-5 sm:hidden">
      <Field label={t('app.preferences.language')}>
        <Select
          value={locale}
          onChange={(event) => {
            if (isLocale(event.target.value)) choose(event.target.value);
          }}
        >
          {LOCALES.map((option) => (
            <option key={option} value={option} lang={option}>
              {LOCALE_NAMES[option]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('app.preferences.theme')}>
        <Select
          value={theme}
          onChange={(event) => setTheme(THEMES.find((option) => option === event.target.value) ?? 'system')}
        >
          {THEMES.map((option) => (
            <option key={option} value={option}>
              {t(`ui.theme.${option}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
