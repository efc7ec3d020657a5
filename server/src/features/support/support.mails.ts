/**
 * The emails about a message to support. The writer's address is unproved, so a confirmation repeats nothing they
 * typed, not even the name: otherwise anybody could have us mail their words to anybody. The subject never says
 * "safety": somebody else may be looking at the writer's screen.
 */
import { SUPPORT_ANSWER_HOURS } from '@faircourt/contracts/support';
import type { Locale, SupportType } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Words {
  subject: (reference: string) => string;
  greeting: string;
  received: (reference: string) => string;
  next: Record<SupportType, string[]>;
  notYou: string;
  footer: string;
}

const SAFETY_HOURS = SUPPORT_ANSWER_HOURS.safety;
/** The other promises count working days, and people think of them in days. */
const days = (type: SupportType): number => SUPPORT_ANSWER_HOURS[type] / 24;

const WORDS: Record<Locale, Words> = {
  en: {
    subject: (reference) => `We have your message (${reference})`,
    greeting: 'Hello,',
    received: (reference) =>
      `Your message has reached us. Quote ${reference} if you write to us about it again.`,
    next: {
      general: [`We read it and answer at this address within ${days('general')} working days.`],
      account: [
        `We read it and answer at this address within ${days('account')} working days.`,
        'We never ask for your password, by mail or in any other way.',
      ],
      billing: [
        `We read it and answer at this address within ${days('billing')} working days.`,
        'Please do not send card numbers by mail. We never ask for them.',
      ],
      'nil-consulting': [
        `We answer at this address within ${days('nil-consulting')} working days, first with questions about your situation and then with a written quote.`,
        'Nothing costs you anything before you have agreed to the quote in writing. The fee is fixed; it never depends on a scholarship, a placement or a deal.',
      ],
      safety: [
        'If somebody is in danger now, call your local emergency number first. We are not an emergency service.',
        `Every admin was alerted when your report arrived. An admin reads it before all other messages and answers at this address within ${SAFETY_HOURS} hours, weekends included.`,
        'While we look into it we can suspend an account at once. We do not tell the person you reported who wrote to us. Where the law requires it, we inform the authorities.',
        'Please keep messages, names and pictures that show what happened. You do not need to contact the person yourself.',
      ],
    },
    notYou:
      'If you did not write to us, somebody gave your address by mistake, and there is nothing you need to do.',
    footer: 'Faircourt. You get this mail because somebody wrote to our support and gave this address.',
  },
  es: {
    subject: (reference) => `Recibimos tu mensaje (${reference})`,
    greeting: 'Hola:',
    received: (reference) =>
      `Tu mensaje nos ha llegado. Menciona ${reference} si vuelves a escribirnos sobre él.`,
    next: {
      general: [
        `Lo leeremos y responderemos a esta dirección en un plazo de ${days('general')} días hábiles.`,
      ],
      account: [
        `Lo leeremos y responderemos a esta dirección en un plazo de ${days('account')} días hábiles.`,
        'Nunca pedimos tu contraseña, ni por correo ni de ninguna otra forma.',
      ],
      billing: [
        `Lo leeremos y responderemos a esta dirección en un plazo de ${days('billing')} días hábiles.`,
        'No envíes números de tarjeta por correo. Nunca los pedimos.',
      ],
      'nil-consulting': [
        `Responderemos a esta dirección en un plazo de ${days('nil-consulting')} días hábiles: primero con preguntas sobre tu situación y después con un presupuesto por escrito.`,
        'No pagas nada hasta haber aceptado el presupuesto por escrito. La tarifa es fija: nunca depende de una beca, de una plaza ni de un contrato.',
      ],
      safety: [
        'Si alguien corre peligro en este momento, llama primero al número de emergencias de tu país. No somos un servicio de emergencias.',
        `Todos los administradores recibieron un aviso cuando llegó tu denuncia. Uno de ellos la lee antes que cualquier otro mensaje y responde a esta dirección en un plazo de ${SAFETY_HOURS} horas, también en fin de semana.`,
        'Mientras lo investigamos podemos suspender una cuenta de inmediato. No le decimos a la persona denunciada quién nos escribió. Cuando la ley lo exige, informamos a las autoridades.',
        'Guarda los mensajes, nombres e imágenes que muestren lo ocurrido. No hace falta que contactes tú con esa persona.',
      ],
    },
    notYou: 'Si no nos escribiste, alguien dio tu dirección por error y no tienes que hacer nada.',
    footer:
      'Faircourt. Recibes este correo porque alguien escribió a nuestro equipo de ayuda y dio esta dirección.',
  },
  'pt-BR': {
    subject: (reference) => `Recebemos sua mensagem (${reference})`,
    greeting: 'Olá,',
    received: (reference) =>
      `Sua mensagem chegou até nós. Informe ${reference} se escrever de novo sobre o assunto.`,
    next: {
      general: [`Vamos ler e responder neste endereço em até ${days('general')} dias úteis.`],
      account: [
        `Vamos ler e responder neste endereço em até ${days('account')} dias úteis.`,
        'Nunca pedimos sua senha, nem por e-mail nem de outra forma.',
      ],
      billing: [
        `Vamos ler e responder neste endereço em até ${days('billing')} dias úteis.`,
        'Não envie números de cartão por e-mail. Nunca pedimos esses dados.',
      ],
      'nil-consulting': [
        `Respondemos neste endereço em até ${days('nil-consulting')} dias úteis: primeiro com perguntas sobre a sua situação e depois com um orçamento por escrito.`,
        'Você não paga nada antes de aceitar o orçamento por escrito. O valor é fixo: nunca depende de bolsa, de vaga ou de contrato.',
      ],
      safety: [
        'Se alguém está em perigo agora, ligue primeiro para o número de emergência do seu país. Não somos um serviço de emergência.',
        `Todos os administradores foram avisados quando sua denúncia chegou. Um deles a lê antes de qualquer outra mensagem e responde neste endereço em até ${SAFETY_HOURS} horas, inclusive nos fins de semana.`,
        'Enquanto apuramos, podemos suspender uma conta na hora. Não contamos à pessoa denunciada quem nos escreveu. Quando a lei exige, avisamos as autoridades.',
        'Guarde mensagens, nomes e imagens que mostrem o que aconteceu. Você não precisa entrar em contato com essa pessoa.',
      ],
    },
    notYou:
      'Se não foi você quem escreveu, alguém informou seu endereço por engano e não é preciso fazer nada.',
    footer:
      'Faircourt. Você recebe este e-mail porque alguém escreveu ao nosso suporte e informou este endereço.',
  },
};

export function confirmationMail(
  request: { email: string; type: SupportType; locale: Locale },
  reference: string,
): Mail {
  const words = WORDS[request.locale];
  return composeMail({
    to: request.email,
    locale: request.locale,
    subject: words.subject(reference),
    greeting: words.greeting,
    paragraphs: [words.received(reference), ...words.next[request.type], words.notYou],
    footer: words.footer,
    isForAnyone: true,
  });
}

const ALERT: Record<
  Locale,
  { subject: string; text: (reference: string) => string; button: string; footer: string }
> = {
  en: {
    subject: 'A safety report is waiting',
    text: (reference) =>
      `Safety report ${reference} has just arrived. Its writer was promised an answer within ${SAFETY_HOURS} hours. The report itself is not in this mail: it may be about a child.`,
    button: 'Open moderation',
    footer: 'Faircourt. Every admin gets this mail.',
  },
  es: {
    subject: 'Hay una denuncia de seguridad por atender',
    text: (reference) =>
      `Acaba de llegar la denuncia de seguridad ${reference}. A quien la escribió se le prometió una respuesta en ${SAFETY_HOURS} horas. El contenido no va en este correo: puede tratar de un menor.`,
    button: 'Abrir moderación',
    footer: 'Faircourt. Este correo llega a todos los administradores.',
  },
  'pt-BR': {
    subject: 'Há uma denúncia de segurança à espera',
    text: (reference) =>
      `A denúncia de segurança ${reference} acabou de chegar. Quem escreveu recebeu a promessa de resposta em até ${SAFETY_HOURS} horas. O conteúdo não está neste e-mail: pode envolver uma criança ou adolescente.`,
    button: 'Abrir a moderação',
    footer: 'Faircourt. Este e-mail vai para todos os administradores.',
  },
};

export function safetyAlertMail(
  admin: { email: string; name: string; locale: Locale },
  reference: string,
  baseUrl: string,
): Mail {
  const words = ALERT[admin.locale];
  return composeMail({
    to: admin.email,
    locale: admin.locale,
    subject: words.subject,
    greeting: WORDS[admin.locale].greeting,
    paragraphs: [words.text(reference)],
    button: { label: words.button, url: `${baseUrl}/dashboard/moderation` },
    footer: words.footer,
  });
}
