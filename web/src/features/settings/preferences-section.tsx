import { LOCALES } from '@faircourt/contracts/vocabulary';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useAccountLocale } from '../../shell/use-account-locale.ts';
import { isLocale, LOCALE_NAMES } from '../../i18n/locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { THEMES, useTheme, type Theme } from '../../ui/theme.ts';
import { SettingsSection } from './settings-section.tsx';

export function PreferencesSection() {
  const t = useText();
  return (
    <SettingsSection title={t('settings.preferences.title')}>
      <div className="flex max-w-md flex-col gap-6">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </SettingsSection>
  );
}

function LanguageChoice() {
  const t = useText();
  const { locale, choose } = useAccountLocale();
  return (
    <Field label={t('settings.preferences.language')} hint={t('settings.preferences.language_hint')}>
      <Select
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) choose(target.value);
        }}
      >
        {LOCALES.map((option) => (
          <option key={option} value={option} lang={option}>
            {LOCALE_NAMES[option]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

function ThemeChoice() {
  const t = useText();
  const { theme, setTheme } = useTheme();
  const group = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('settings.preferences.theme')}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-md border border-line bg-sunken p-1">
        {THEMES.map((option) => (
          <ThemeOption
            key={option}
            theme={option}
            group={group}
            isChosen={theme === option}
            onChoose={() => setTheme(option)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ThemeOption({
  theme,
  group,
  isChosen,
  onChoose,
}: {
  theme: Theme;
  group: string;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const t = useText();
  const Icon = THEME_ICONS[theme];
  return (
    <label className="flex min-h-10 cursor-pointer items-center justify-center gap-2 rounded-sm px-2 font-medium text-muted transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-court">
      <input type="radio" name={group} className="sr-only" checked={isChosen} onChange={onChoose} />
      <Icon aria-hidden className="size-4.5 shrink-0 max-sm:hidden" />
      {t(`ui.theme.${theme}`)}
    </label>
  );
}
