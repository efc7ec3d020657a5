/** The emails about an account, in the reader's language. */
import type { Locale, SignUpRole } from '@faircourt/contracts/vocabulary';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Reader {
  email: string;
  name: string;
  locale: Locale;
}

interface Words {
  subject: string;
  paragraphs: string[];
  button: string;
}

const GREETING: Record<Locale, (name: string) => string> = {
  en: (name) => `Hello ${name},`,
  es: (name) => `Hola, ${name}:`,
  'pt-BR': (name) => `Olá, ${name}.`,
};

/** For an address that may be a stranger's: the name is what somebody typed. */
const NAMELESS_GREETING: Record<Locale, string> = { en: 'Hello,', es: 'Hola:', 'pt-BR': 'Olá.' };

const FOOTER: Record<Locale, string> = {
  en: 'Faircourt. You get this mail because of an account with this address.',
  es: 'Faircourt. Recibes este correo porque hay una cuenta con esta dirección.',
  'pt-BR': 'Faircourt. Você recebe este e-mail porque há uma conta com este endereço.',
};

function write(
  reader: Reader,
  words: Record<Locale, Words>,
  url: string,
  { isForAnyone = false }: { isForAnyone?: boolean } = {},
): Mail {
  const { subject, paragraphs, button } = words[reader.locale];
  return composeMail({
    to: reader.email,
    locale: reader.locale,
    subject,
    greeting: isForAnyone ? NAMELESS_GREETING[reader.locale] : GREETING[reader.locale](reader.name),
    paragraphs,
    button: { label: button, url },
    footer: FOOTER[reader.locale],
    isForAnyone,
  });
}

const NEXT_STEP: Record<SignUpRole, Record<Locale, string>> = {
  athlete: {
    en: 'Start with your profile. It stays private until you and your guardian decide otherwise.',
    es: 'Empieza por tu perfil. Es privado hasta que tú y tu tutor decidan otra cosa.',
    'pt-BR': 'Comece pelo seu perfil. Ele fica privado até que você e seu responsável decidam o contrário.',
  },
  guardian: {
    en: 'Link your account with your athlete. From then on, nothing about them is shown without your approval.',
    es: 'Vincula tu cuenta con la de tu atleta. Desde entonces no se muestra nada sin tu aprobación.',
    'pt-BR': 'Vincule sua conta à do seu atleta. A partir daí, nada é mostrado sem a sua aprovação.',
  },
  coach: {
    en: 'Your 14-day trial has started. Until a director has verified your institution you see public athletes only.',
    es: 'Tu prueba de 14 días ha comenzado. Hasta que un director verifique tu institución, verás solo atletas públicos.',
    'pt-BR':
      'Seu teste de 14 dias começou. Até que um diretor verifique sua instituição, você vê apenas atletas públicos.',
  },
  regional_director: {
    en: 'An admin will check your account and assign your region. You hear from us as soon as that is done.',
    es: 'Un administrador revisará tu cuenta y te asignará una región. Te avisaremos en cuanto esté listo.',
    'pt-BR':
      'Um administrador vai conferir sua conta e definir sua região. Avisaremos assim que estiver pronto.',
  },
};

export function welcomeMail(reader: Reader, role: SignUpRole, baseUrl: string): Mail {
  return write(
    reader,
    {
      en: {
        subject: 'Welcome to Faircourt',
        paragraphs: ['Your account is ready.', NEXT_STEP[role].en],
        button: 'Open your dashboard',
      },
      es: {
        subject: 'Te damos la bienvenida a Faircourt',
        paragraphs: ['La cuenta está lista.', NEXT_STEP[role].es],
        button: 'Abrir el panel',
      },
      'pt-BR': {
        subject: 'Boas-vindas ao Faircourt',
        paragraphs: ['A conta está pronta.', NEXT_STEP[role]['pt-BR']],
        button: 'Abrir o painel',
      },
    },
    `${baseUrl}/dashboard`,
  );
}

/** This email also goes to an address that is not proven yet: a link that comes back from it proves it. */
export function resetMail(reader: Reader, token: string, baseUrl: string): Mail {
  return write(
    reader,
    {
      en: {
        subject: 'Choose a new password',
        paragraphs: [
          'Somebody, hopefully you, asked to set a new password for this account.',
          'The link works once, for one hour. If it was not you, do nothing: your password stays as it is.',
        ],
        button: 'Choose a new password',
      },
      es: {
        subject: 'Elige una contraseña nueva',
        paragraphs: [
          'Alguien, esperamos que tú, pidió cambiar la contraseña de esta cuenta.',
          'El enlace sirve una sola vez, durante una hora. Si no fuiste tú, no hagas nada: la contraseña no cambia.',
        ],
        button: 'Elegir contraseña',
      },
      'pt-BR': {
        subject: 'Escolha uma nova senha',
        paragraphs: [
          'Alguém, esperamos que você, pediu uma nova senha para esta conta.',
          'O link funciona uma única vez, por uma hora. Se não foi você, não faça nada: a senha continua a mesma.',
        ],
        button: 'Escolher nova senha',
      },
    },
    `${baseUrl}/auth/reset?token=${encodeURIComponent(token)}`,
    { isForAnyone: true },
  );
}

export function passwordChangedMail(reader: Reader, baseUrl: string): Mail {
  return write(
    reader,
    {
      en: {
        subject: 'Your password was changed',
        paragraphs: [
          'The password of this account was changed, and other devices were signed out.',
          'If it was not you, set a new password right away.',
        ],
        button: 'It was not me',
      },
      es: {
        subject: 'Se cambió tu contraseña',
        paragraphs: [
          'Se cambió la contraseña de esta cuenta y se cerró la sesión en los demás dispositivos.',
          'Si no fuiste tú, elige una contraseña nueva ahora mismo.',
        ],
        button: 'No fui yo',
      },
      'pt-BR': {
        subject: 'Sua senha foi alterada',
        paragraphs: [
          'A senha desta conta foi alterada, e os outros dispositivos foram desconectados.',
          'Se não foi você, escolha uma nova senha agora mesmo.',
        ],
        button: 'Não fui eu',
      },
    },
    `${baseUrl}/auth/forgot`,
  );
}

/** The same sign-in turned up in two places: one of the two is not the owner. */
export function sessionCopiedMail(reader: Reader, baseUrl: string): Mail {
  return write(
    reader,
    {
      en: {
        subject: 'We ended one of your sign-ins',
        paragraphs: [
          'One of your sign-ins was used in two places at once. That happens when someone copies it from your device. We ended it everywhere.',
          'Sign in again and change your password. If others use your device, check it for programs you do not know.',
        ],
        button: 'Sign in',
      },
      es: {
        subject: 'Cerramos una de tus sesiones',
        paragraphs: [
          'Una de tus sesiones se usó en dos lugares a la vez. Eso pasa cuando alguien la copia de tu dispositivo. La cerramos en todas partes.',
          'Inicia sesión de nuevo y cambia tu contraseña. Si otras personas usan tu dispositivo, revisa si tiene programas que no conoces.',
        ],
        button: 'Iniciar sesión',
      },
      'pt-BR': {
        subject: 'Encerramos um dos seus acessos',
        paragraphs: [
          'Um dos seus acessos foi usado em dois lugares ao mesmo tempo. Isso acontece quando alguém o copia do seu dispositivo. Nós o encerramos em todos os lugares.',
          'Entre de novo e troque sua senha. Se outras pessoas usam seu dispositivo, veja se há programas que você não conhece.',
        ],
        button: 'Entrar',
      },
    },
    `${baseUrl}/auth`,
  );
}

/** Tells the owner of an address, and only them, that somebody tried to sign up with it. */
export function addressInUseMail(reader: Reader, baseUrl: string): Mail {
  return write(
    reader,
    {
      en: {
        subject: 'You already have an account',
        paragraphs: [
          'Somebody tried to create an account with this address, which already has one.',
          'If it was you, sign in, or choose a new password if you have forgotten yours. Otherwise there is nothing to do.',
        ],
        button: 'Sign in',
      },
      es: {
        subject: 'Ya tienes una cuenta',
        paragraphs: [
          'Alguien intentó crear una cuenta con esta dirección, que ya tiene una.',
          'Si fuiste tú, inicia sesión o elige una contraseña nueva si la olvidaste. Si no, no tienes que hacer nada.',
        ],
        button: 'Iniciar sesión',
      },
      'pt-BR': {
        subject: 'Você já tem uma conta',
        paragraphs: [
          'Alguém tentou criar uma conta com este endereço, que já tem uma.',
          'Se foi você, entre, ou escolha uma nova senha se esqueceu a sua. Caso contrário, não é preciso fazer nada.',
        ],
        button: 'Entrar',
      },
    },
    `${baseUrl}/auth`,
  );
}
