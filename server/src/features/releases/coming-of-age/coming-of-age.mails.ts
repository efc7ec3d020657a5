/** The mails that say control passes at 18, to the athlete and to the guardians. */
import type { AgeNotice, Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Words {
  subject: string;
  paragraphs: string[];
}

export function ageNoticeMail(
  reader: { email: string; name: string; locale: Locale },
  facts: { athleteName: string; isYou: boolean; notice: AgeNotice; on: string },
  baseUrl: string,
): Mail {
  const { greeting, footer, buttonOfAthlete, buttonOfGuardian, ...words } = WORDS[reader.locale];
  const write = facts.isYou ? words.athlete[facts.notice] : words.guardian[facts.notice];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    greeting: greeting(reader.name),
    ...write(longDate(facts.on, reader.locale), facts.athleteName),
    button: facts.isYou
      ? { label: buttonOfAthlete, url: `${baseUrl}/dashboard/guardians` }
      : { label: buttonOfGuardian, url: `${baseUrl}/dashboard/athletes` },
    footer,
  });
}

function longDate(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

type Write = (on: string, athlete: string) => Words;

interface LocaleWords {
  greeting: (name: string) => string;
  athlete: Record<AgeNotice, Write>;
  guardian: Record<AgeNotice, Write>;
  buttonOfAthlete: string;
  buttonOfGuardian: string;
  footer: string;
}

const WORDS: Record<Locale, LocaleWords> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    athlete: {
      thirty_days: (on) => ({
        subject: 'Soon you decide alone',
        paragraphs: [
          `On ${on} you turn 18. From that day you alone decide who sees your profile and which coach may write to you.`,
          'What your guardians have released stays as it is, until you change it. There is nothing you have to do.',
        ],
      }),
      of_age: (on) => ({
        subject: 'From today you decide alone',
        paragraphs: [
          `You are 18 since ${on}. You alone now decide who sees your profile and which coach may write to you.`,
          'What your guardians had released still stands, now in your name. Look through it and change what you want.',
        ],
      }),
    },
    guardian: {
      thirty_days: (on, athlete) => ({
        subject: `Soon ${athlete} decides alone`,
        paragraphs: [
          `On ${on} ${athlete} turns 18. From that day ${athlete} alone decides who sees the profile and which coach may write.`,
          'Until then you decide as before. What you have released stays as it is, until the athlete changes it.',
        ],
      }),
      of_age: (on, athlete) => ({
        subject: `From today ${athlete} decides alone`,
        paragraphs: [
          `${athlete} is 18 since ${on} and decides alone from now on. Thank you for looking after it until here.`,
          'What you had released still stands, now in the name of the athlete. You still see the profile while you are linked.',
        ],
      }),
    },
    buttonOfAthlete: 'See what is released',
    buttonOfGuardian: 'Open your athletes',
    footer: 'Faircourt. You get this mail because of an account with this address.',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    athlete: {
      thirty_days: (on) => ({
        subject: 'Pronto decides por tu cuenta',
        paragraphs: [
          `El ${on} cumples 18 años. Desde ese día solo tú decides quién ve tu perfil y qué entrenador puede escribirte.`,
          'Lo que tus tutores han autorizado sigue igual hasta que tú lo cambies. No tienes que hacer nada.',
        ],
      }),
      of_age: (on) => ({
        subject: 'Desde hoy decides por tu cuenta',
        paragraphs: [
          `Tienes 18 años desde el ${on}. Ahora solo tú decides quién ve tu perfil y qué entrenador puede escribirte.`,
          'Lo que tus tutores habían autorizado sigue en pie, ahora a tu nombre. Revísalo y cambia lo que quieras.',
        ],
      }),
    },
    guardian: {
      thirty_days: (on, athlete) => ({
        subject: `Pronto ${athlete} decide por su cuenta`,
        paragraphs: [
          `El ${on} ${athlete} cumple 18 años. Desde ese día solo ${athlete} decide quién ve el perfil y qué entrenador puede escribirle.`,
          'Hasta entonces decides tú como siempre. Lo que has autorizado sigue igual hasta que tu atleta lo cambie.',
        ],
      }),
      of_age: (on, athlete) => ({
        subject: `Desde hoy ${athlete} decide por su cuenta`,
        paragraphs: [
          `${athlete} tiene 18 años desde el ${on} y a partir de ahora decide por su cuenta. Gracias por haberte ocupado hasta aquí.`,
          'Lo que habías autorizado sigue en pie, ahora a nombre de tu atleta. Mientras dure el vínculo, sigues viendo el perfil.',
        ],
      }),
    },
    buttonOfAthlete: 'Ver lo autorizado',
    buttonOfGuardian: 'Abrir tus atletas',
    footer: 'Faircourt. Recibes este correo porque hay una cuenta con esta dirección.',
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name}.`,
    athlete: {
      thirty_days: (on) => ({
        subject: 'Em breve você decide por conta própria',
        paragraphs: [
          `Em ${on} você completa 18 anos. A partir desse dia, só você decide quem vê seu perfil e qual treinador pode escrever para você.`,
          'O que seus responsáveis liberaram continua como está até você mudar. Não é preciso fazer nada.',
        ],
      }),
      of_age: (on) => ({
        subject: 'A partir de hoje você decide por conta própria',
        paragraphs: [
          `Você tem 18 anos desde ${on}. Agora só você decide quem vê seu perfil e qual treinador pode escrever para você.`,
          'O que seus responsáveis haviam liberado continua valendo, agora em seu nome. Confira e mude o que quiser.',
        ],
      }),
    },
    guardian: {
      thirty_days: (on, athlete) => ({
        subject: `Em breve ${athlete} decide por conta própria`,
        paragraphs: [
          `Em ${on} ${athlete} completa 18 anos. A partir desse dia, só ${athlete} decide quem vê o perfil e qual treinador pode escrever.`,
          'Até lá você decide como antes. O que você liberou continua como está até que seu atleta mude.',
        ],
      }),
      of_age: (on, athlete) => ({
        subject: `A partir de hoje ${athlete} decide por conta própria`,
        paragraphs: [
          `${athlete} tem 18 anos desde ${on} e, a partir de agora, decide por conta própria. Obrigado por ter cuidado disso até aqui.`,
          'O que você havia liberado continua valendo, agora em nome do atleta. Enquanto houver vínculo, você continua vendo o perfil.',
        ],
      }),
    },
    buttonOfAthlete: 'Ver o que está liberado',
    buttonOfGuardian: 'Abrir seus atletas',
    footer: 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
  },
};
