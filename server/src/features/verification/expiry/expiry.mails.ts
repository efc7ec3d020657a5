/** The emails that say that a check is about to lapse: to a family, and to a coach. They name no value. */
import type { AthleteFactGroup, Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { FACT_GROUP_WORDS } from '../fact-group.words.ts';

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

/** One mail for all that lapses at about the same time. */
export function expiryMail(
  reader: Reader,
  facts: {
    athleteName: string;
    isYou: boolean;
    lapsing: readonly { factGroup: AthleteFactGroup; on: string }[];
  },
  baseUrl: string,
): Mail {
  const { locale } = reader;
  const words = WORDS[locale];
  const list = facts.lapsing.map(
    ({ factGroup, on }) => `${FACT_GROUP_WORDS[locale][factGroup]}: ${longDate(on, locale)}`,
  );
  return composeMail({
    to: reader.email,
    locale,
    greeting: words.greeting(reader.name),
    subject: facts.isYou ? words.yourSubject : words.subject(facts.athleteName),
    paragraphs: [words.lapses, ...list, words.askAgain],
    button: { label: words.button, url: `${baseUrl}/dashboard/verifications` },
    footer: words.footer,
  });
}

export function affiliationExpiryMail(
  reader: Reader,
  facts: { institutionName: string; on: string },
  baseUrl: string,
): Mail {
  const words = WORDS[reader.locale];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    greeting: words.greeting(reader.name),
    subject: words.affiliationSubject,
    paragraphs: words.affiliation(facts.institutionName, longDate(facts.on, reader.locale)),
    button: { label: words.affiliationButton, url: `${baseUrl}/dashboard/institution` },
    footer: words.footer,
  });
}

function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

interface LocaleWords {
  greeting: (name: string) => string;
  subject: (athlete: string) => string;
  yourSubject: string;
  lapses: string;
  askAgain: string;
  button: string;
  affiliationSubject: string;
  affiliation: (institution: string, on: string) => string[];
  affiliationButton: string;
  footer: string;
}

const WORDS: Record<Locale, LocaleWords> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (athlete) => `A verification of ${athlete} is about to lapse`,
    yourSubject: 'One of your verifications is about to lapse',
    lapses: 'A director’s check counts for a limited time. These are verified until:',
    askAgain:
      'Ask again now, and a director can check them before the badge goes. Nothing on the profile changes.',
    button: 'Ask for verification',
    affiliationSubject: 'Your institution’s verification is about to lapse',
    affiliation: (institution, on) => [
      `That you work at ${institution} is verified until ${on}.`,
      'Prove your work address again before that day. Without it you see public athletes only, and cannot ask families.',
    ],
    affiliationButton: 'Open your institution',
    footer: 'Faircourt. You get this mail because of an account with this address.',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (athlete) => `Una verificación de ${athlete} está por vencer`,
    yourSubject: 'Una de tus verificaciones está por vencer',
    lapses: 'La comprobación de un director vale por un tiempo limitado. Esto está verificado hasta:',
    askAgain:
      'Si la pides de nuevo ahora, un director puede comprobarlo antes de que desaparezca la insignia. En el perfil no cambia nada.',
    button: 'Pedir verificación',
    affiliationSubject: 'La verificación de tu institución está por vencer',
    affiliation: (institution, on) => [
      `Está verificado hasta el ${on} que trabajas en ${institution}.`,
      'Confirma de nuevo tu correo de trabajo antes de ese día. Sin ello solo ves atletas públicos y no puedes enviar solicitudes a las familias.',
    ],
    affiliationButton: 'Abrir tu institución',
    footer: 'Faircourt. Recibes este correo porque hay una cuenta con esta dirección.',
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name}.`,
    subject: (athlete) => `Uma verificação de ${athlete} está para vencer`,
    yourSubject: 'Uma das suas verificações está para vencer',
    lapses: 'A conferência de um diretor vale por tempo limitado. Isto está verificado até:',
    askAgain:
      'Se você pedir de novo agora, um diretor pode conferir antes que o selo desapareça. Nada muda no perfil.',
    button: 'Pedir verificação',
    affiliationSubject: 'A verificação da sua instituição está para vencer',
    affiliation: (institution, on) => [
      `Está verificado até ${on} que você trabalha em ${institution}.`,
      'Confirme de novo seu e-mail de trabalho antes desse dia. Sem isso você vê apenas atletas públicos e não pode enviar pedidos às famílias.',
    ],
    affiliationButton: 'Abrir sua instituição',
    footer: 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
  },
};
