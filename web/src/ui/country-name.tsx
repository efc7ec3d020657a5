import { useLingui } from '@lingui/react';
import { useFormat } from '../i18n/use-format.ts';
import { Flag } from './flag.tsx';

type CountryNameProps = { code: string; city?: string | null | undefined };

/** A country, or a city in it, with the flag before it: on the line of the first word, wherever the name breaks. */
export function CountryName({ code, city }: CountryNameProps) {
  const format = useFormat();
  return (
    <span className="relative pl-7">
      <Flag code={code} className="absolute top-[0.14em] left-0" />
      {format.place({ city, country_code: code })}
    </span>
  );
}

/** "Mexico, Puerto Rico and Spain", as each language writes a list. */
export function CountryNames({ codes }: { codes: readonly string[] }) {
  const { locale } = useLingui().i18n;
  const parts = new Intl.ListFormat(locale).formatToParts(codes);
  return (
    <>
      {parts.map(({ type, value }) =>
        type === 'element' ? <CountryName key={value} code={value} /> : value,
      )}
    </>
  );
}
