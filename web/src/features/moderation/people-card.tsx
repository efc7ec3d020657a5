import type { ModeratedPerson, ModerationItem } from '@faircourt/contracts/moderation';
import { useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.ts';
import { userPath } from '../../shell/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '../../ui/card.tsx';

/** Whom it concerns, in which state their accounts are, and how often they were here before. */
export function PeopleCard({ item }: { item: ModerationItem }) {
  const t = useText();
  const titleId = useId();
  const reporters = item.reports.flatMap(({ by }) => by ?? []);
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>{t('moderation.people')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul className="flex flex-col gap-4">
          {item.about_person && <Person person={item.about_person} part="about" isLinked />}
          {reporters.map((person) => (
            <Person key={person.user_id} person={person} part="reporter" isLinked={!item.is_quiet} />
          ))}
          {!item.about_person && reporters.length === 0 && (
            <li className="text-muted">{t('moderation.people.none')}</li>
          )}
        </ul>
      </CardContent>
    </Card>
  );
}

type PersonProps = {
  person: ModeratedPerson;
  part: 'about' | 'reporter';
  /** Opening an account is a look that a family reads of. */
  isLinked: boolean;
};

function Person({ person, part, isLinked }: PersonProps) {
  const t = useText();
  return (
    <li className="flex flex-col gap-1 border-t border-line pt-4 first:border-0 first:pt-0">
      <p className="text-sm text-muted">{t(`moderation.part_of.${part}`)}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        {isLinked ? (
          <Link
            to={userPath(person.user_id)}
            className="rounded-sm font-semibold break-words text-court underline decoration-court/35 underline-offset-4 hover:decoration-court"
          >
            {person.name}
          </Link>
        ) : (
          <span className="font-semibold break-words">{person.name}</span>
        )}
        <span className="text-muted">{t(`role.${person.role}`)}</span>
        {person.status === 'suspended' && <Badge tone="stop">{t('moderation.suspended')}</Badge>}
      </p>
      {!isLinked && <p className="text-sm text-muted">{t('moderation.quiet.people')}</p>}
      <p className="text-sm text-muted">
        {t('moderation.history', { about: person.items_about, by: person.items_by })}
      </p>
    </li>
  );
}
