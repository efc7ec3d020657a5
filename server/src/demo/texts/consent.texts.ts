/** Short, honest consent forms for the demo. The forms that families really sign are written with lawyers. */
import type { ConsentKind, Locale } from '@faircourt/contracts/vocabulary';

interface ConsentText {
  readonly title: string;
  readonly body: string;
}

export const CONSENT_TEXTS: Readonly<Record<ConsentKind, Readonly<Record<Locale, ConsentText>>>> = {
  platform: {
    en: {
      title: 'Using Faircourt',
      body: 'I am this athlete’s guardian. Faircourt may keep the athlete’s record so that our family can decide who sees it. I can take this back at any time, and then the record is hidden.',
    },
    es: {
      title: 'Uso de Faircourt',
      body: 'Soy tutor o tutora de este atleta. Faircourt puede guardar su ficha para que nuestra familia decida quién la ve. Puedo retirar este permiso cuando quiera y entonces la ficha se oculta.',
    },
    'pt-BR': {
      title: 'Uso do Faircourt',
      body: 'Sou responsável por este atleta. O Faircourt pode guardar a ficha do atleta para que nossa família decida quem a vê. Posso retirar esta autorização quando quiser, e então a ficha fica oculta.',
    },
  },
  colleges: {
    en: {
      title: 'Showing the record to colleges',
      body: 'Faircourt may show colleges the field groups that I release, and no others. Each release names who may look, and I can withdraw it at any time.',
    },
    es: {
      title: 'Mostrar la ficha a universidades',
      body: 'Faircourt puede mostrar a las universidades los grupos de datos que yo apruebe, y ningún otro. Cada aprobación dice quién puede verlos y puedo retirarla cuando quiera.',
    },
    'pt-BR': {
      title: 'Mostrar a ficha a universidades',
      body: 'O Faircourt pode mostrar às universidades os grupos de dados que eu liberar, e nenhum outro. Cada liberação diz quem pode ver, e posso retirá-la quando quiser.',
    },
  },
  transcript: {
    en: {
      title: 'Sharing the school transcript',
      body: 'A regional director may read the transcript in order to verify it, and the audiences that I release it to may read it afterwards. Every look is logged and I can read the log.',
    },
    es: {
      title: 'Compartir el expediente escolar',
      body: 'Un director regional puede leer el expediente para verificarlo y, después, quienes yo apruebe. Cada consulta queda registrada y puedo leer ese registro.',
    },
    'pt-BR': {
      title: 'Compartilhar o histórico escolar',
      body: 'Um diretor regional pode ler o histórico para verificá-lo e, depois, quem eu liberar. Cada consulta fica registrada e posso ler esse registro.',
    },
  },
  media: {
    en: {
      title: 'Videos and pictures',
      body: 'Videos and pictures of the athlete may be shown to the audiences that I release them to. They are never sold or used in advertising.',
    },
    es: {
      title: 'Videos e imágenes',
      body: 'Los videos e imágenes del atleta pueden mostrarse a quienes yo apruebe. Nunca se venden ni se usan en publicidad.',
    },
    'pt-BR': {
      title: 'Vídeos e imagens',
      body: 'Vídeos e imagens do atleta podem ser mostrados a quem eu liberar. Nunca são vendidos nem usados em publicidade.',
    },
  },
};
