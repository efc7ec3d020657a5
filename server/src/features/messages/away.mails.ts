/**
 * The email to a person who has not read a message. The message itself stays in the product: other people may read the
 * mailbox.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { MailReader } from '../../delivery/mail-readers.ts';

interface Words {
  subject: string;
  greeting: (name: string) => string;
  wrote: (from: string) => string;
  somebody: string;
  notHere: string;
  once: string;
  button: string;
  footer: string;
}

const WORDS: Record<Locale, Words> = {
  en: {
    subject: 'A message is waiting for you',
    greeting: (name) => `Hello ${name},`,
    wrote: (from) => `${from} has written to you on Faircourt.`,
    somebody: 'Somebody',
    notHere: 'What they wrote is not in this mail. You read it, and answer, in the conversation.',
    once: 'We do not write again about this conversation until you have read it.',
    button: 'Open the conversation',
    footer: 'Faircourt. You get this mail because you are in this conversation.',
  },
  es: {
    subject: 'Tienes un mensaje sin leer',
    greeting: (name) => `Hola, ${name}:`,
    wrote: (from) => `${from} te ha escrito en Faircourt.`,
    somebody: 'Alguien',
    notHere: 'El texto no va en este correo. Puedes leerlo y responder en la conversación.',
    once: 'No volveremos a avisarte de esta conversación hasta que la hayas leído.',
    button: 'Abrir la conversación',
    footer: 'Faircourt. Recibes este correo porque participas en esta conversación.',
  },
  'pt-BR': {
    subject: 'Você tem uma mensagem não lida',
    greeting: (name) => `Olá, ${name}.`,
    wrote: (from) => `${from} escreveu para você no Faircourt.`,
    somebody: 'Alguém',
    notHere: 'O texto não está neste e-mail. Você pode ler e responder na conversa.',
    once: 'Não avisaremos de novo sobre esta conversa até que você a leia.',
    button: 'Abrir a conversa',
    footer: 'Faircourt. Você recebe este e-mail porque participa desta conversa.',
  },
};

export function awayMail(
  reader: MailReader,
  message: { sender: string; institution: string | null; threadId: string },
  baseUrl: string,
): Mail {
  const words = WORDS[reader.locale];
  const sender = message.sender || words.somebody;
  const from = message.institution ? `${sender} (${message.institution})` : sender;
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject: words.subject,
    greeting: words.greeting(reader.name),
    paragraphs: [words.wrote(from), words.notHere, words.once],
    button: { label: words.button, url: `${baseUrl}/dashboard/messages/${message.threadId}` },
    footer: words.footer,
  });
}
