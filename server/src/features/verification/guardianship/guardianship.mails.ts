/** The emails about guardianship: to the guardian alone. They name no document and no birthdate. */
import type { Locale } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../../platform/mail/compose.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

export type GuardianshipDecision = 'verified' | 'more_asked' | 'rejected';

export function guardianshipDecidedMail(
  reader: Reader,
  facts: { athleteName: string; decision: GuardianshipDecision; reason: string | null },
  baseUrl: string,
): Mail {
  const words = WORDS[reader.locale];
  const { subject, text } = words.decided[facts.decision];
  const said = facts.reason ? [words.reason(facts.reason)] : [];
  return write(reader, subject, [text(facts.athleteName), ...said], baseUrl);
}

export function guardianshipExpiryMail(
  reader: Reader,
  facts: { athleteName: string; on: string },
  baseUrl: string,
): Mail {
  const words = WORDS[reader.locale];
  const on = new Intl.DateTimeFormat(reader.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(facts.on),
  );
  return write(reader, words.expiring.subject, words.expiring.text(facts.athleteName, on), baseUrl);
}

/** Once, after the update that made guardianship something to be checked. */
export function guardianshipNeededMail(reader: Reader & { isDirector: boolean }, baseUrl: string): Mail {
  const words = WORDS[reader.locale];
  const { subject, text } = reader.isDirector ? words.neededByDirector : words.needed;
  return write(reader, subject, text, baseUrl, reader.isDirector);
}

function write(
  reader: Reader,
  subject: string,
  paragraphs: string[],
  baseUrl: string,
  isDirector = false,
): Mail {
  const words = WORDS[reader.locale];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    greeting: words.greeting(reader.name),
    subject,
    paragraphs,
    button: isDirector
      ? { label: words.queueButton, url: `${baseUrl}/dashboard/verifications` }
      : { label: words.button, url: `${baseUrl}/dashboard/athletes` },
    footer: words.footer,
  });
}

interface LocaleWords {
  greeting: (name: string) => string;
  decided: Record<GuardianshipDecision, { subject: string; text: (athlete: string) => string }>;
  expiring: { subject: string; text: (athlete: string, on: string) => string[] };
  needed: { subject: string; text: string[] };
  neededByDirector: { subject: string; text: string[] };
  reason: (words: string) => string;
  button: string;
  queueButton: string;
  footer: string;
}

const WORDS: Record<Locale, LocaleWords> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    decided: {
      verified: {
        subject: 'Your guardianship is verified',
        text: (athlete) =>
          `We have checked that you are a guardian of ${athlete}. You can now release to everyone signed in and approve contact. The documents you showed are deleted in 30 days.`,
      },
      more_asked: {
        subject: 'We need to see more to verify your guardianship',
        text: (athlete) =>
          `A director cannot decide yet whether you are a guardian of ${athlete}. Answer on the page below. Your place in the queue is kept.`,
      },
      rejected: {
        subject: 'We could not verify your guardianship',
        text: (athlete) =>
          `A director has looked at this and could not verify that you are a guardian of ${athlete}. You can ask again and show something else.`,
      },
    },
    expiring: {
      subject: 'Your verified guardianship is about to expire',
      text: (athlete, on) => [
        `Your guardianship of ${athlete} is verified until ${on}.`,
        'Ask for a new check now, and nothing you released will close on that day.',
      ],
    },
    needed: {
      subject: 'What you need to do as a guardian on Faircourt',
      text: [
        'To protect athletes under 18, we now ask guardians to tell us who they are, and we check it.',
        'Open your athletes: confirm your email address, give your full name, birthdate and relationship, and show a document or name someone at the school or club. It takes about three minutes. A director usually answers within two days.',
        'Nothing you decided was deleted. Until then, releases to everyone signed in and contact with coaches are paused; for a child under 13 everything is hidden.',
      ],
    },
    neededByDirector: {
      subject: 'Guardianship checks are in your queue',
      text: [
        'Guardians of athletes under 18 now ask you to verify that they are the guardian. These items are in your queue as “Guardianship”.',
        'Each shows what the guardian stated, the evidence, and notes to consider. A note is never a no by itself. Documents are deleted 30 days after your decision.',
      ],
    },
    reason: (words) => `The director says: ${words}`,
    button: 'Open your athletes',
    queueButton: 'Open the queue',
    footer: 'Faircourt. You get this email because of an account with this address.',
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    decided: {
      verified: {
        subject: 'Tu tutela está verificada',
        text: (athlete) =>
          `Comprobamos que eres tutor de ${athlete}. Ahora puedes autorizar para todas las personas con la sesión iniciada y aprobar el contacto. Los documentos que mostraste se borran en 30 días.`,
      },
      more_asked: {
        subject: 'Necesitamos ver más para verificar tu tutela',
        text: (athlete) =>
          `Un director todavía no puede decidir si eres tutor de ${athlete}. Responde en la página de abajo. Conservas tu lugar en la cola.`,
      },
      rejected: {
        subject: 'No pudimos verificar tu tutela',
        text: (athlete) =>
          `Un director lo revisó y no pudo verificar que eres tutor de ${athlete}. Puedes pedirlo de nuevo y mostrar otra cosa.`,
      },
    },
    expiring: {
      subject: 'Tu tutela verificada está por vencer',
      text: (athlete, on) => [
        `Tu tutela de ${athlete} está verificada hasta el ${on}.`,
        'Pide ahora una nueva verificación y nada de lo que autorizaste se cerrará ese día.',
      ],
    },
    needed: {
      subject: 'Lo que tienes que hacer como tutor en Faircourt',
      text: [
        'Para proteger a los atletas menores de 18 años, ahora pedimos a los tutores que nos digan quiénes son, y lo comprobamos.',
        'Abre tus atletas: confirma tu correo, da tu nombre completo, tu fecha de nacimiento y tu parentesco, y muestra un documento o indica a alguien de la escuela o del club. Toma unos tres minutos. Un director suele responder en dos días.',
        'No se borró nada de lo que decidiste. Hasta entonces, las autorizaciones para todas las personas con la sesión iniciada y el contacto con entrenadores están en pausa; para menores de 13 años todo está oculto.',
      ],
    },
    neededByDirector: {
      subject: 'Las verificaciones de tutela están en tu cola',
      text: [
        'Los tutores de atletas menores de 18 años ahora te piden verificar que lo son. Estos casos están en tu cola como “Tutela”.',
        'Cada uno muestra lo que declaró el tutor, la evidencia y notas a tener en cuenta. Una nota nunca es un no por sí sola. Los documentos se borran 30 días después de tu decisión.',
      ],
    },
    reason: (words) => `El director dice: ${words}`,
    button: 'Abrir tus atletas',
    queueButton: 'Abrir la cola',
    footer: 'Faircourt. Recibes este correo porque hay una cuenta con esta dirección.',
  },
  'pt-BR': {
    greeting: (name) => `Olá, ${name}.`,
    decided: {
      verified: {
        subject: 'Sua guarda está verificada',
        text: (athlete) =>
          `Confirmamos que você é responsável por ${athlete}. Agora você pode liberar para quem estiver conectado e aprovar contatos. Os documentos que você mostrou são apagados em 30 dias.`,
      },
      more_asked: {
        subject: 'Precisamos ver mais para verificar sua guarda',
        text: (athlete) =>
          `Um diretor ainda não pode decidir se você é responsável por ${athlete}. Responda na página abaixo. Seu lugar na fila está guardado.`,
      },
      rejected: {
        subject: 'Não conseguimos verificar sua guarda',
        text: (athlete) =>
          `Um diretor analisou e não conseguiu verificar que você é responsável por ${athlete}. Você pode pedir de novo e mostrar outra coisa.`,
      },
    },
    expiring: {
      subject: 'Sua guarda verificada está para vencer',
      text: (athlete, on) => [
        `Sua guarda de ${athlete} está verificada até ${on}.`,
        'Peça agora uma nova verificação e nada do que você liberou vai fechar nesse dia.',
      ],
    },
    needed: {
      subject: 'O que você precisa fazer como responsável no Faircourt',
      text: [
        'Para proteger atletas menores de 18 anos, agora pedimos que os responsáveis digam quem são, e nós verificamos.',
        'Abra seus atletas: confirme seu e-mail, informe nome completo, data de nascimento e parentesco, e mostre um documento ou indique alguém da escola ou do clube. Leva uns três minutos. Um diretor costuma responder em dois dias.',
        'Nada do que você decidiu foi apagado. Até lá, as liberações para quem estiver conectado e o contato com treinadores ficam em pausa; para menores de 13 anos tudo fica oculto.',
      ],
    },
    neededByDirector: {
      subject: 'As verificações de guarda estão na sua fila',
      text: [
        'Responsáveis por atletas menores de 18 anos agora pedem que você verifique que eles são os responsáveis. Esses itens estão na sua fila como “Guarda”.',
        'Cada um mostra o que o responsável declarou, as evidências e observações. Uma observação nunca é um não por si só. Os documentos são apagados 30 dias depois da sua decisão.',
      ],
    },
    reason: (words) => `O diretor diz: ${words}`,
    button: 'Abrir seus atletas',
    queueButton: 'Abrir a fila',
    footer: 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
  },
};
