/** The calendar in a calendar program of one's own: followed, downloaded, or by its address. */
import type { ContactRule } from '@faircourt/contracts/requests';
import { DIVISIONS, type Division } from '@faircourt/contracts/vocabulary';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Copy, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { contactCalendarQuery } from '../../domain/contact-calendar/contact-calendar.query.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/input.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { feedAddress } from './feed-address.ts';

type FollowCardProps = { rules: readonly ContactRule[]; gradYear: number };

export function FollowCard({ rules, gradYear }: FollowCardProps) {
  const t = useText();
  const titleId = useId();
  const copy = useCopy();
  const { locale } = useLingui().i18n;
  const own = useQuery(contactCalendarQuery()).data?.division ?? 'ncaa_d1';
  const [chosen, setChosen] = useState<Division | null>(null);
  const [isOneClass, setIsOneClass] = useState(true);
  const division = chosen ?? own;
  const address = feedAddress(location.origin, { division, gradYear: isOneClass ? gradYear : null, locale });
  const hasDays = rules.some((rule) => rule.division === division && rule.first_allowed !== null);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('contact_rules.follow.title')}</CardTitle>
        <CardDescription>{t('contact_rules.follow.text')}</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <Field label={t('contact_rules.follow.division')} className="w-56 max-sm:w-full">
            <Select value={division} onChange={(event) => setChosen(event.target.value as Division)}>
              {DIVISIONS.map((value) => (
                <option key={value} value={value}>
                  {t(`division.${value}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Checkbox
            label={t('contact_rules.follow.one_class', { year: String(gradYear) })}
            checked={isOneClass}
            onChange={(event) => setIsOneClass(event.target.checked)}
            className="min-h-11 items-center"
          />
        </div>
        {!hasDays && <p className="text-sm text-muted">{t('contact_rules.follow.empty')}</p>}
        <div className="flex flex-wrap gap-3 max-sm:flex-col">
          <a
            href={address.replace(/^https?:/u, 'webcal:')}
            className={buttonClasses({ variant: hasDays ? 'primary' : 'secondary' })}
          >
            <CalendarPlus aria-hidden />
            {t('contact_rules.follow')}
          </a>
          <a
            href={address}
            download={`faircourt-${division}.ics`}
            className={buttonClasses({ variant: 'secondary' })}
          >
            <Download aria-hidden />
            {t('contact_rules.follow.download')}
          </a>
          <Button
            variant="secondary"
            icon={<Copy aria-hidden />}
            onClick={() => void copy(address, t('contact_rules.follow.copied'))}
          >
            {t('contact_rules.follow.copy')}
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
