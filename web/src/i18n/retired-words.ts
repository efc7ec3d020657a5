/**
 * The one word for each thing in each language, as what it replaces: words that our texts used once and no longer do, quaint ones,
 * two words for one thing, and forms that mislead. A message, an email, an article, a picture's words or a new consent form that
 * brings one back fails the check of messages.
 */
import type { Locale } from '@faircourt/contracts/vocabulary';
import type { Catalogue } from './message-rules.ts';

interface Retired {
  word: RegExp;
  instead: string;
  /** Where it stays. */
  except?: RegExp;
}

/** What people have agreed to changes with its next version, not for a nicer word. */
const TERMS_OF_USE = /^legal\/terms\./;

const DAY_BEFORE_MONTH =
  /\b\d{1,2} (January|February|March|April|June|July|August|September|October|November|December)\b/;

const RETIRED: Record<Locale, readonly Retired[]> = {
  en: [
    { word: /\banew\b/i, instead: 'again' },
    { word: /\bwhoever\b/i, instead: 'the person, by role' },
    { word: /\be-mail|\bmails\b|\b(a|by|our|the|this) mail\b/i, instead: 'email' },
    { word: /\b(your|their|his|her) yes\b/i, instead: 'once you accept, approval' },
    {
      word: /\bwhat stands\b|\bno longer stands\b|\bstands as\b/i,
      instead: 'what is shared, no longer valid, status',
    },
    { word: /\bno stands\b/i, instead: 'any guardian can block it' },
    { word: /\b(what|that|still) holds\b/i, instead: 'what checks out, applies, is true' },
    { word: /\bnow confirms that\b/i, instead: 'waiting for {name} to confirm' },
    { word: /\byou may not ask yet\b/i, instead: 'you can’t send a request yet' },
    { word: /\bsay why you ask\b/i, instead: 'tell the family why you’re asking' },
    { word: /\bthe most we keep\b/i, instead: 'you can add up to {max}' },
    { word: /\btold once the\b/i, instead: 'shown once the family releases' },
    { word: /\bnothing waits\b/i, instead: 'you’re all caught up' },
    { word: /\bhave decided nothing\b/i, instead: 'no decisions in the last 12 weeks' },
    { word: /\btakes? part in no\b/i, instead: 'messages aren’t available for your role' },
    { word: /\bfell with\b/i, instead: 'ended when that link ended' },
    { word: /\bare 18 since\b/i, instead: 'you turned 18 on' },
    { word: /\bnothing costs you\b/i, instead: 'you pay nothing until you agree' },
    { word: /\blog(ged|ging)? ?in\b/i, instead: 'sign in, signed in' },
    { word: /\b(some|any|every)body\b/i, instead: 'someone, anyone, everyone' },
    { word: /\bnobody finds (you|\{name\})/i, instead: 'not in search' },
    { word: /\bask(s|ed)? to talk\b(?! elsewhere)/i, instead: 'request contact' },
    { word: /\bhears? of it\b|\bhears? of the\b|\bby bell\b/i, instead: 'we notify' },
    { word: /\bin earnest\b|\buntil here\b/i, instead: 'seriously, until now' },
    { word: /\bfull match(es)?\b/i, instead: 'full games' },
    {
      word: /colour|favour|honour|labour|behaviour|recognis|organis|analys(e|ing)\b|cancelled|totalling|travell|centre|licence|defence|metre|programme|enrol(s|ment)?\b|whilst|\bgrey\b/i,
      instead: 'American spelling',
    },
    { word: DAY_BEFORE_MONTH, instead: 'the month first: June 15' },
  ],
  es: [
    { word: /\busted\b|\bhaga clic|\bintroduzca\b|\binténtelo\b|\bpóngase\b/i, instead: 'tú' },
    { word: /\bvosotr[oa]s\b|\bvuestr[oa]s?\b/i, instead: 'ustedes, su' },
    { word: /\bdeportistas?\b/i, instead: 'atleta' },
    { word: /\b(ojeador|cazatalentos)/i, instead: 'reclutador' },
    {
      word: /\b(un|algún|ningún) director regional\b/i,
      instead: 'director o directora regional',
      except: TERMS_OF_USE,
    },
    { word: /\b(los|tus|sus) consentimientos\b/i, instead: 'los formularios de consentimiento' },
    { word: /estad[ií]sticas de (la )?temporada/i, instead: 'estadísticas por temporada' },
    { word: /sin verificar \(self-reported\)/i, instead: 'declarada por el atleta' },
    { word: /NIL Family Consulting/i, instead: 'Asesoría NIL para familias' },
    { word: /equipo de ayuda|\bescribe a ayuda\b/i, instead: 'soporte' },
    { word: /\bpetici(ón|ones)(?!\p{L})/iu, instead: 'solicitud' },
    { word: /(?<![Jj]unior |[Cc]ommunity )\bcolleges?\b(?!\.edu)/, instead: 'universidad' },
    { word: /(?<!\p{L})conectad[oa]s?\b/iu, instead: 'con la sesión iniciada' },
    { word: /\bbolet[ií]n(es)?(?!\p{L})/iu, instead: 'boleta de calificaciones' },
    { word: /\bvídeos?\b|\bordenador|\bficheros?\b/i, instead: 'video, computadora, archivo' },
    { word: /\bcayeron con\b/i, instead: 'quedaron sin efecto al terminar el vínculo' },
    { word: /\byo medí/i, instead: 'obtuve otra medida' },
    { word: /merece el vuelo/i, instead: 'descubre quién vale el viaje' },
    { word: /\bpuedes seguir leyendo\b/i, instead: 'puedes seguir viendo el perfil' },
    // A medical or birth certificate is one; a transcript is none.
    {
      word: /\bexpedientes?\b|\bcertificados?\b(?! (médico|de nacimiento|de idioma))/i,
      instead: 'historial académico',
    },
    {
      word: /materias (principales|troncales)|\basignaturas?\b/i,
      instead: 'materias básicas (core courses)',
    },
    { word: /\bpromoci(ón|ones)(?!\p{L})/iu, instead: 'generación' },
    { word: /formación NIL/i, instead: 'educación NIL' },
    { word: /\bdivulg/i, instead: 'autorizado, autorización' },
    { word: /\bdistintivos?\b/i, instead: 'insignia' },
    { word: /(?<!\p{L})añ[aá]d/iu, instead: 'agregar' },
    { word: /\bfichas?\b/i, instead: 'registro, tarjeta' },
    { word: /\b(tu|su) sí(?!\p{L})/iu, instead: 'cuando aceptes, tu confirmación' },
    { word: /(?<!\p{L})hall(ó|ad[oa]s?|amos|an?)(?!\p{L})/iu, instead: 'encontró, encontrado' },
    {
      word: /\b(cadu(c|qu)\p{L}+|carné|banquillo|puls(a|as|e|en|es|ar|amos|ando|ado|ada)|púls[ae]\p{L}+)(?!\p{L})/iu,
      instead: 'vencido, credencial, banca, toca',
    },
    { word: /(?<!\()\bhigh school/i, instead: 'escuela secundaria (high school)' },
    { word: /(?<!\p{L})b[aá]squet(bol)?\b/iu, instead: 'baloncesto' },
    { word: /\btercer año\b/i, instead: 'penúltimo año (junior, 11th grade)' },
  ],
  'pt-BR': [
    { word: /(?<!\p{L})técnicos?\b/iu, instead: 'treinador' },
    {
      word: /\b(um|algum|nenhum) diretor regional\b/i,
      instead: 'diretor ou diretora regional',
      except: TERMS_OF_USE,
    },
    { word: /\bdivulg/i, instead: 'liberado, liberação' },
    // The permission of a judge or of parents in a law is one; what a family decides here is none.
    {
      word: /\b(pe[dç]\p{L}+ (uma )?autorização|autorize)(?!\p{L})/iu,
      instead: 'pedir uma liberação, libere',
    },
    { word: /\bguardi(ão|ã|ões)(?!\p{L})|\btutor(es|a|as)?\b/iu, instead: 'responsável' },
    { word: /\bacrescent(e|ar|ou|ad[oa])\b/i, instead: 'adicionar' },
    { word: /\binsígnia|\bdistintivo/i, instead: 'selo' },
    { word: /\btranscriç/i, instead: 'histórico escolar' },
    { word: /estatísticas d[ae] temporada/i, instead: 'estatísticas por temporada' },
    { word: /(?<![Jj]unior |[Cc]ommunity )\bcolleges?\b(?!\.edu)/, instead: 'universidade' },
    { word: /\blogad[oa]s?\b|\blogins?\b/i, instead: 'conectado, entrar' },
    {
      word: /\bficheiros?\b|\butilizador|\becrã|\btelemóve|\bpalavra-passe|\bcontactos?\b/i,
      instead: 'arquivo, usuário, tela, celular, senha, contato',
    },
    { word: /\bcaíram com\b/i, instead: 'perderam a validade com o fim do vínculo' },
    { word: /\beu medi\b/i, instead: 'obtive outra medida' },
    { word: /não traz nada de volta/i, instead: 'não restaura nada automaticamente' },
    { word: /\bpres[ao]s? ao 15\b/i, instead: 'não sujeitas à data de 15 de junho' },
    { word: /diga por que você pede/i, instead: 'explique o motivo do pedido' },
    { word: /\bsolicit/i, instead: 'pedido, pedir' },
    {
      word: /formulários? de consentimento|\b(os|seus) consentimentos\b/i,
      instead: 'termo de consentimento',
    },
    { word: /\bfaculdades?\b/i, instead: 'universidade' },
    { word: /código da família/i, instead: 'código de família' },
    { word: /sessão iniciada/i, instead: 'conectado' },
    { word: /\bconferência/i, instead: 'verificação' },
    { word: /disciplinas principais|\bmatérias\b/i, instead: 'disciplinas básicas (core courses)' },
    { word: /pontuação no/i, instead: 'nota do SAT, nota do ACT' },
    { word: /\bfichas?\b/i, instead: 'registro, cartão' },
    { word: /dados escolares/i, instead: 'dados acadêmicos' },
    { word: /\bseu sim\b/i, instead: 'quando você aceitar, sua confirmação' },
    { word: /\bterceiro ano\b|\bano junior\b/i, instead: 'penúltimo ano (junior)' },
  ],
};

/** The titles of published consent forms, which never change. */
const PUBLISHED = /^consent\.kind\./;

export function checkRetiredWords(locale: Locale, messages: Catalogue): string[] {
  return Object.entries(messages).flatMap(([id, message]) =>
    RETIRED[locale]
      .filter(({ word, except }) => word.test(message) && !PUBLISHED.test(id) && !except?.test(id))
      .map(({ instead }) => `${locale}: "${id}" has a word that we no longer use; write: ${instead}`),
  );
}
