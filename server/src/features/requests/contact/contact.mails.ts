/** The email to an athlete whose guardian has allowed a coach to write. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Words {
  subject: string;
  greeting: (name: string) => string;
  paragraphs: (coach: string, institution: string) => string[];
  button: string;
  footer: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: 'A coach may write to you now',
    greeting: (name) => `Hello ${name},`,
    paragraphs: (coach, institution) => [
      `Your guardian has allowed ${coach} of ${institution} to write to you on Faircourt.`,
      'Your guardians read along. Keep the conversation there, and tell them, or us, when something feels wrong.',
    ],
    button: 'Open the conversation',
    footer: 'Faircourt. You get this mail because of your athlete account.',
  },
  es: {
    subject: 'Un entrenador ya puede escribirte',
    greeting: (name) => `Hola, ${name}:`,
    paragraphs: (coach, institution) => [
      `Tu tutor ha permitido que ${coach}, de ${institution}, te escriba en Faircourt.`,
      'Tus tutores leen la conversación. Mantenla aquí y avísales, o avísanos, si algo no te parece bien.',
    ],
    button: 'Abrir la conversación',
    footer: 'Faircourt. Recibes este correo por tu cuenta de atleta.',
  },
  'pt-BR': {
    subject: 'Um treinador já pode escrever para você',
    greeting: (name) => `Olá, ${name}.`,
    paragraphs: (coach, institution) => [
      `Seu responsável permitiu que ${coach}, de ${institution}, escreva para você no Faircourt.`,
      'Seus responsáveis leem a conversa. Mantenha a conversa aqui e avise a eles, ou a nós, se algo parecer errado.',
    ],
    button: 'Abrir a conversa',
    footer: 'Faircourt. Você recebe este e-mail por causa da sua conta de atleta.',
  },
};

export function contactApprovedMail(
  reader: { email: string; name: string; locale: Locale },
  contact: { coachName: string; institutionName: string; threadId: string },
  baseUrl: string,
): Mail {
  const words = WORDS[reader.locale];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject: words.subject,
    greeting: words.greeting(reader.name),
    paragraphs: words.paragraphs(contact.coachName, contact.institutionName),
    button: { label: words.button, url: `${baseUrl}/dashboard/messages/${contact.threadId}` },
    footer: words.footer,
  });
}
