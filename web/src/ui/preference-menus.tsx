/** The two choices every visitor has, signed in or not: language and theme. */
import { LOCALES, type Locale } from '@faircourt/contracts/vocabulary';
import { Languages, Monitor, Moon, Sun } from 'lucide-react';
import { isLocale, LOCALE_NAMES } from '../i18n/locale.ts';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './menu.tsx';
import { THEMES, useTheme, type Theme } from './theme.ts';

const THEME_ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

export function LanguageMenu({ locale, onChange }: { locale: Locale; onChange: (locale: Locale) => void }) {
  const t = useText();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t('ui.language.menu', { language: LOCALE_NAMES[locale] })}>
          <Languages aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup
          value={locale}
          onValueChange={(value) => {
            if (isLocale(value)) onChange(value);
          }}
        >
          {LOCALES.map((option) => (
            <DropdownMenuRadioItem key={option} value={option} lang={option}>
              {LOCALE_NAMES[option]}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

export function ThemeMenu() {
  const t = useText();
  const { theme, setTheme } = useTheme();
  const Icon = THEME_ICONS[theme];
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton label={t('ui.theme.menu', { theme: t(`ui.theme.${theme}`) })}>
          <Icon aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(value) => setTheme(THEMES.find((option) => option === value) ?? 'system')}
        >
          {THEMES.map((option) => (
            <ThemeItem key={option} theme={option} />
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ThemeItem({ theme }: { theme: Theme }) {
  const t = useText();
  const Icon = THEME_ICONS[theme];
  return (
    <DropdownMenuRadioItem value={theme}>
      <Icon aria-hidden />
      {t(`ui.theme.${theme}`)}
    </DropdownMenuRadioItem>
  );
}
