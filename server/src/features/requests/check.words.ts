/** How a coach was checked, in the sentences of an email: who by, how, and what their work address says. */
import type { RequestingCoach } from '@faircourt/contracts/requests';
import type { DomainMatch } from '@faircourt/contracts/verification';
import type { Locale } from '@faircourt/contracts/vocabulary';

interface Checked {
  coach: string;
  institution: string;
  director: string;
  day: string;
  /** In brackets, with a blank before; empty when none is on record. */
  method: string;
}

interface CheckWords {
  coach: (checked: Checked) => string;
  institution: (checked: Checked) => string;
  director: string;
  unrecorded: (institution: string) => string;
  proven: (domain: string, match: string) => string;
  unproven: string;
  match: Record<DomainMatch, string>;
}

const WORDS: Record<Locale, CheckWords> = {
  en: {
    coach: ({ coach, institution, director, day, method }) =>
      `${director} verified on ${day} that ${coach} works for ${institution}${method}.`,
    institution: ({ institution, director, day, method }) =>
      `${institution} was verified by ${director} on ${day}${method}. That check was of the institution, not of this person.`,
    director: 'A regional director',
    unrecorded: (institution) => `How ${institution} was verified is not on record.`,
    proven: (domain, match) => `The coach has proven to receive mail at ${domain}: ${match}.`,
    unproven: 'The coach has not proven a work e-mail address.',
    match: {
      same: 'this is the institution’s own domain',
      subdomain: 'this is part of the institution’s own domain',
      website: 'this is the domain of the institution’s website',
      own_claim: 'this is the domain of a website that a coach has named for it and nobody has checked',
      different: 'this is not the domain that is known of the institution',
      unknown: 'no domain is known of the institution',
      free_mail: 'anybody can get an address there, so it says nothing about the institution',
    },
  },
  es: {
    coach: ({ coach, institution, director, day, method }) =>
      `${director} verificó el ${day} que ${coach} trabaja para ${institution}${method}.`,
    institution: ({ institution, director, day, method }) =>
      `${director} verificó ${institution} el ${day}${method}. Se comprobó la institución, no a esta persona.`,
    director: 'Un director regional',
    unrecorded: (institution) => `No consta cómo se verificó ${institution}.`,
    proven: (domain, match) => `El entrenador ha demostrado que recibe correo en ${domain}: ${match}.`,
    unproven: 'El entrenador no ha demostrado una dirección de correo de trabajo.',
    match: {
      same: 'es el dominio propio de la institución',
      subdomain: 'es parte del dominio propio de la institución',
      website: 'es el dominio del sitio web de la institución',
      own_claim: 'es el dominio de un sitio web que un entrenador ha indicado y nadie ha comprobado',
      different: 'no es el dominio que se conoce de la institución',
      unknown: 'no se conoce ningún dominio de la institución',
      free_mail: 'cualquiera puede tener una dirección allí, así que no dice nada de la institución',
    },
  },
  'pt-BR': {
    coach: ({ coach, institution, director, day, method }) =>
      `${director} verificou em ${day} que ${coach} trabalha para ${institution}${method}.`,
    institution: ({ institution, director, day, method }) =>
      `${director} verificou ${institution} em ${day}${method}. A verificação foi da instituição, não desta pessoa.`,
    director: 'Um diretor regional',
    unrecorded: (institution) => `Não há registro de como ${institution} foi verificada.`,
    proven: (domain, match) => `O treinador comprovou que recebe e-mails em ${domain}: ${match}.`,
    unproven: 'O treinador não comprovou um e-mail de trabalho.',
    match: {
      same: 'é o domínio da própria instituição',
      subdomain: 'faz parte do domínio da própria instituição',
      website: 'é o domínio do site da instituição',
      own_claim: 'é o domínio de um site que um treinador indicou e ninguém verificou',
      different: 'não é o domínio conhecido da instituição',
      unknown: 'nenhum domínio da instituição é conhecido',
      free_mail: 'qualquer pessoa pode ter um endereço ali, então não diz nada sobre a instituição',
    },
  },
};

export function checkSentences(coach: RequestingCoach, locale: Locale): string[] {
  return [directorsCheck(coach, locale), ...addressCheck(coach, locale)];
}

function directorsCheck({ name, institution, verification }: RequestingCoach, locale: Locale): string {
  const words = WORDS[locale];
  const { checked, director_name, verified_on, method } = verification;
  if (checked === null || verified_on === null) return words.unrecorded(institution.name);
  return words[checked]({
    coach: name,
    institution: institution.name,
    director: director_name ?? words.director,
    day: longDay(verified_on, locale),
    method: method ? ` (${method})` : '',
  });
}

/** Nothing where no address is on record: coaches were not always asked for one. */
function addressCheck({ verification }: RequestingCoach, locale: Locale): string[] {
  const { email_domain, is_email_proven, domain_match } = verification;
  if (email_domain === null || domain_match === null) return [];
  const words = WORDS[locale];
  return [is_email_proven ? words.proven(email_domain, words.match[domain_match]) : words.unproven];
}

function longDay(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
