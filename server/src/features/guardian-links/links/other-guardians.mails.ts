/** What the guardians of a minor are told about each other. */
import type { GuardianNewsKind } from '@faircourt/contracts/notifications';
import { writeLetter } from '../../../delivery/letter.ts';
import type { MailReader } from '../../../delivery/mail-readers.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export type GuardianNews = GuardianNewsKind;

interface News {
  what: GuardianNews;
  athleteName: string;
  guardianName: string;
}

export function otherGuardianMail(
  reader: Omit<MailReader, 'userId'>,
  { what, athleteName, guardianName }: News,
  baseUrl: string,
): Mail {
  return writeLetter(reader, `guardian_news_${what}`, {
    values: { athlete: athleteName, guardian: guardianName },
    url: `${baseUrl}/dashboard/athletes`,
    button: 'guardian_news.button',
    footer: 'guardian_news.footer',
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
      conflict: {
        subject: (athlete) => `What a guardian of ${athlete} approves doesn’t count right now`,
        text: (athlete, guardian) => [
          `The email address of ${guardian} is also that of a coach, director or admin who works with ${athlete}. So what ${guardian} approves doesn’t count.`,
          'Nothing was deleted, and saying no still works. Another guardian can decide. If this is a mistake, write to support.',
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
      conflict: {
        subject: (athlete) => `Lo que autoriza un tutor de ${athlete} no cuenta por ahora`,
        text: (athlete, guardian) => [
          `El correo de ${guardian} también es el de un entrenador, director o administrador que trabaja con ${athlete}. Por eso lo que ${guardian} autoriza no cuenta.`,
          'No se borró nada, y decir que no sigue funcionando. Otro tutor puede decidir. Si es un error, escribe a soporte.',
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
      conflict: {
        subject: (athlete) => `O que um responsável por ${athlete} libera não vale por enquanto`,
        text: (athlete, guardian) => [
          `O e-mail de ${guardian} também é de um treinador, diretor ou administrador que trabalha com ${athlete}. Por isso, o que ${guardian} libera não vale.`,
          'Nada foi apagado, e dizer não continua funcionando. Outro responsável pode decidir. Se for um engano, escreva para o suporte.',
        ],
      },
    },
    button: 'Abrir seus atletas',
    footer: 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
  },
};
