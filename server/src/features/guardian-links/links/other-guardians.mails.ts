/** What the guardians of a minor are told about each other. */
import type { GuardianNewsKind } from '@faircourt/contracts/notifications';
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export type GuardianNews = GuardianNewsKind;

interface News {
  what: GuardianNews;
  athleteName: string;
  guardianName: string;
}

export function otherGuardianMail(
  reader: { email: string; name: string; locale: Locale },
  { what, athleteName, guardianName }: News,
  baseUrl: string,
): Mail {
  const words = WORDS[reader.locale];
  const { subject, text } = words.news[what];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    greeting: words.greeting(reader.name),
    subject: subject(athleteName),
    paragraphs: text(athleteName, guardianName),
    button: { label: words.button, url: `${baseUrl}/dashboard/athletes` },
    footer: words.footer,
  });
}

interface LocaleWords {
  greeting: (name: string) => string;
  news: Record<
    GuardianNews,
    { subject: (athlete: string) => string; text: (athlete: string, guardian: string) => string[] }
  >;
  button: string;
  footer: string;
}

const WORDS: Record<Locale, LocaleWords> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    news: {
      offered: {
        subject: (athlete) => `${athlete} wants to add another guardian`,
        text: (athlete, guardian) => [
          `${athlete} wants to add ${guardian} as a guardian.`,
          'Nothing changes until you agree. We will ask you once both of them have accepted.',
        ],
      },
      awaits_you: {
        subject: (athlete) => `Do you agree to another guardian of ${athlete}?`,
        text: (athlete, guardian) => [
          `${athlete} and ${guardian} have agreed to be linked. ${guardian} becomes a guardian only if you agree too.`,
          'A guardian sees the whole record and can decide with you. If you don’t know this person, decline.',
        ],
      },
      added: {
        subject: (athlete) => `${athlete} has another guardian`,
        text: (athlete, guardian) => [`${guardian} is now a guardian of ${athlete}, beside you.`],
      },
      ended: {
        subject: (athlete) => `A guardian of ${athlete} is no longer linked`,
        text: (athlete, guardian) => [
          `${guardian} is no longer linked with ${athlete}, or was not added.`,
          'What that guardian had released has ended. What they declined or blocked stays closed.',
        ],
      },
    },
    button: 'Open your athletes',
    footer: 'Faircourt. You get this email because of an account with this address.',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    news: {
      offered: {
        subject: (athlete) => `${athlete} quiere agregar a otro tutor`,
        text: (athlete, guardian) => [
          `${athlete} quiere agregar a ${guardian} como tutor.`,
          'Nada cambia hasta que estés de acuerdo. Te preguntaremos cuando ambos hayan aceptado.',
        ],
      },
      awaits_you: {
        subject: (athlete) => `¿Aceptas a otro tutor de ${athlete}?`,
        text: (athlete, guardian) => [
          `${athlete} y ${guardian} aceptaron el vínculo. ${guardian} solo será tutor si tú también aceptas.`,
          'Un tutor ve todo el registro y puede decidir contigo. Si no conoces a esta persona, recházala.',
        ],
      },
      added: {
        subject: (athlete) => `${athlete} tiene otro tutor`,
        text: (athlete, guardian) => [`${guardian} ahora es tutor de ${athlete}, junto contigo.`],
      },
      ended: {
        subject: (athlete) => `Un tutor de ${athlete} ya no tiene vínculo`,
        text: (athlete, guardian) => [
          `${guardian} ya no tiene vínculo con ${athlete}, o no se agregó.`,
          'Lo que ese tutor había autorizado terminó. Lo que rechazó o bloqueó sigue cerrado.',
        ],
      },
    },
    button: 'Abrir tus atletas',
    footer: 'Faircourt. Recibes este correo porque hay una cuenta con esta dirección.',
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name}.`,
    news: {
      offered: {
        subject: (athlete) => `${athlete} quer adicionar outro responsável`,
        text: (athlete, guardian) => [
          `${athlete} quer adicionar ${guardian} como responsável.`,
          'Nada muda até você concordar. Vamos perguntar quando os dois tiverem aceitado.',
        ],
      },
      awaits_you: {
        subject: (athlete) => `Você concorda com outro responsável por ${athlete}?`,
        text: (athlete, guardian) => [
          `${athlete} e ${guardian} aceitaram o vínculo. ${guardian} só será responsável se você também concordar.`,
          'Um responsável vê todo o registro e pode decidir com você. Se você não conhece essa pessoa, recuse.',
        ],
      },
      added: {
        subject: (athlete) => `${athlete} tem outro responsável`,
        text: (athlete, guardian) => [`${guardian} agora é responsável por ${athlete}, ao seu lado.`],
      },
      ended: {
        subject: (athlete) => `Um responsável por ${athlete} não tem mais vínculo`,
        text: (athlete, guardian) => [
          `${guardian} não tem mais vínculo com ${athlete}, ou não foi adicionado.`,
          'O que esse responsável tinha liberado terminou. O que ele recusou ou bloqueou continua fechado.',
        ],
      },
    },
    button: 'Abrir seus atletas',
    footer: 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
  },
};
