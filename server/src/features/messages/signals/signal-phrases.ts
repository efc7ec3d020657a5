/**
 * What an adult who means no good writes to a child, as data: each list holds the phrases of one language, written without
 * accents and in small letters, as patterns over such a text. A phrase is here because it asks for something; a mere word
 * such as "WhatsApp" is not, since families warn each other with it. signal-phrases.test.ts says what must and must not
 * match; a new phrase comes with a line in both lists there.
 */
import type { MessageSignal } from '@faircourt/contracts/vocabulary';

export type PhraseLanguage = 'any' | 'en' | 'es' | 'pt';

/** Apps and services that a conversation moves to. */
const APP =
  '(?:whats ?app|whats|wa|zap|zapzap|snap(?:chat)?|telegram|instagram|insta|ig|tiktok|discord|messenger|face(?:book|time)|kik|signal app|viber|wechat|direct)';
const MY_CONTACT_EN = `(?:number|cell|phone|snap(?:chat)?|insta(?:gram)?|ig|${APP})`;
const KIN_EN =
  '(?:mom|mum|mother|dad|father|parents?|family|folks|guardians?|coach|anyone|anybody|no ?one|nobody)';
const KIN_ES =
  '(?:tu|tus|su|sus) (?:mama|madre|papa|padre|padres|familia|tutor|tutora|tutores|entrenador|entrenadora)|nadie';
const KIN_PT =
  '(?:(?:a |o |os |as )?(?:sua|seu|seus|suas|tua|teu|teus) (?:mae|pai|pais|familia|responsavel|responsaveis|treinador|treinadora|tecnico)|ninguem)';
const PICTURE_EN = '(?:pics?|photos?|pictures?|selfies?|snaps?)';
/** A photo of a document or a game is part of recruiting. */
const NOT_OF_PAPER_EN =
  '(?! (?:of|from) (?:the|your|a|that|this|his|her) (?:transcripts?|report card|form|schedule|roster|team|jersey|game|document|grades|schoolwork|box score|stat ?sheet|practice|gym|court|school))';
const NOT_OF_PAPER_ES =
  '(?! (?:de|del|de la|de las|de los|de tu|de tus|de su) ?(?:boleta|calificaciones|notas|horario|formulario|equipo|camiseta|partido|documento|escuela|cancha|kardex|certificado))';
const NOT_OF_PAPER_PT =
  '(?! (?:do|da|de|dos|das|do seu|da sua) ?(?:boletim|historico|notas|horario|formulario|time|equipe|camisa|jogo|documento|escola|quadra|certificado))';

export const SIGNAL_PHRASES: Record<MessageSignal, Partial<Record<PhraseLanguage, readonly string[]>>> = {
  move_elsewhere: {
    any: [
      // Phone numbers: with a country's code, as the United States, Mexico, Brazil, Spain and Portugal write them, or in one go.
      String.raw`\+\d{1,3}(?:[ ().-]*\d){7,12}`,
      String.raw`(?:^|[^\d])\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}(?!\d)`,
      String.raw`(?:^|[^\d])\(?\d{2}\)?[ .-]?9\d{4}[ .-]?\d{4}(?!\d)`,
      String.raw`(?:^|[^\d])\d{2}[ .-]\d{4}[ .-]\d{4}(?!\d)`,
      String.raw`(?:^|[^\d])[679]\d{2}[ .-]\d{2,3}[ .-]\d{2,3}(?:[ .-]\d{2,3})?(?!\d)`,
      String.raw`(?:^|[^\d/=_-])\d{9,11}(?!\d)`,
      // Addresses of services where we see nothing, and short ones that hide where they lead.
      String.raw`(?:^|[\s/(.])(?:wa\.me|t\.me|m\.me|discord\.(?:gg|com)|snapchat\.com|instagram\.com|tiktok\.com|telegram\.me|facebook\.com|fb\.com|chat\.whatsapp\.com|bit\.ly|tinyurl\.com|linktr\.ee)/`,
      String.raw`[\w.+-]+@(?:gmail|hotmail|outlook|live|yahoo|icloud|proton(?:mail)?|aol|gmx|bol|uol|terra)\.`,
      String.raw`(?:^|\s)@[a-z][\w.]{2,29}(?!\.?\w*@)`,
    ],
    en: [
      String.raw`(?:text|call|dm|message|msg|hit|add|find|follow|write|contact|reach) (?:me |us |me up )?(?:up )?(?:on|at|through|via|over) (?:my |your |the )?${APP}\b`,
      String.raw`(?:what'?s|whats|give me|send me|gimme|drop|share) (?:your|ur) (?:cell |phone |personal |private )?${MY_CONTACT_EN}\b`,
      String.raw`(?:here(?:'?s| is)|this is) my (?:cell|phone|personal|private|${APP})\b`,
      String.raw`\b(?:talk|chat|move|continue|speak|switch) (?:\w+ ){0,3}(?:on|to|over|through|via) (?:my |your )?${APP}\b`,
      String.raw`\b(?:off|outside|away from) (?:of )?(?:this|the) (?:app|site|platform|website)\b`,
      String.raw`\b(?:dm|text) me\b`,
    ],
    es: [
      String.raw`\b(?:escrib(?:e|a|i)me|habla(?:me)?|llama(?:me)?|mandame (?:un )?(?:mensaje|dm|md)|agrega(?:me)?|sigueme|contactame|buscame|anade(?:me)?) (?:\w+ )?(?:a|al|en|por|x) (?:mi |el |tu )?${APP}\b`,
      String.raw`\b(?:pasame|dame|mandame|enviame|comparteme|cual es) (?:\w+ )?(?:tu|su) (?:numero|celular|cel|telefono|movil|${APP})\b`,
      String.raw`\b(?:este es|aqui (?:esta|tienes)|te (?:dejo|paso)) mi (?:numero|celular|cel|telefono|movil|${APP})\b`,
      String.raw`\b(?:hablemos|hablar|platiquemos|sigamos|seguimos|continuemos|seguir) (?:\w+ ){0,3}(?:en|por) (?:mi |el )?${APP}\b`,
      String.raw`\bfuera de (?:esta|la) (?:app|aplicacion|plataforma|pagina)\b`,
      String.raw`\bpor (?:dm|md|mensaje privado|privado)\b`,
    ],
    pt: [
      String.raw`\b(?:me )?(?:chama|chame|manda|mande|escreve|escreva|adiciona|adicione|segue|siga|procura|procure|liga|ligue)(?: me)?(?: mensagem| msg)? (?:no|na|pelo|pela|por|la no) (?:meu |seu )?${APP}\b`,
      String.raw`\b(?:me )?(?:passa|passe|manda|mande|envia|envie|da|de|qual (?:e|eh)) (?:o |me )?(?:o )?(?:seu|teu) (?:numero|celular|telefone|contato|${APP})\b`,
      String.raw`\b(?:esse|este|aqui esta|segue) (?:e |eh )?o? ?meu (?:numero|celular|telefone|${APP})\b`,
      String.raw`\b(?:vamos|bora|podemos|continuar|falar|conversar) (?:\w+ ){0,3}(?:no|pelo|por) (?:meu |seu )?${APP}\b`,
      String.raw`\bfora (?:daqui|deste app|desse app|do app|do site|da plataforma|desta plataforma)\b`,
      String.raw`\bchama (?:no|la no) (?:pv|privado|direct|zap)\b`,
    ],
  },
  secrecy: {
    en: [
      String.raw`\b(?:do ?n'?t|dont|do not|never|without) (?:tell|telling|show|showing|mention(?:ing)?(?: (?:this|it|that))?(?: to)?|say(?:ing)? (?:anything|a word) to|let) (?:this |it |that )?(?:to )?(?:your |ur |any of your )?${KIN_EN}\b`,
      String.raw`\b(?:just |only )?between (?:you and me|us|the two of us|ourselves)\b`,
      String.raw`\bkeep (?:this|it|that) (?:a |our )?(?:secret|quiet|private|to yourself|between us)\b`,
      String.raw`\bour (?:little |own )?secret\b(?! (?:weapon|plan|sauce|play))`,
      String.raw`\bdelete (?:this|these|our|the|all) (?:message|messages|chat|chats|conversation|texts?)\b`,
      String.raw`\b(?:your|ur) (?:mom|mum|dad|parents?|guardians?) (?:do ?n'?t|dont|does ?n'?t|doesnt) (?:need|have) to know\b`,
    ],
    es: [
      String.raw`\bno (?:le |les |se lo |lo |se los )?(?:digas|cuentes|muestres|ensenes|comentes|diga|cuente)(?: \w+)? (?:a )(?:${KIN_ES})\b`,
      String.raw`\b(?:solo|quede|queda|esto|aqui) entre (?:nosotros|los dos)\b|\bentre (?:tu y yo|nosotros dos)\b`,
      String.raw`\b(?:nuestro|un) secreto\b|\ben secreto\b|\bguarda(?:me|lo)? (?:el |este |un )?secreto\b`,
      String.raw`\bborra(?:r|lo|la)? (?:este|estos|esta|el|los|la|todos los|todo el) ?(?:mensajes?|chat|conversacion)\b`,
      String.raw`\bsin que (?:se enteren?|sepan?) (?:${KIN_ES})\b`,
    ],
    pt: [
      String.raw`\bnao (?:conta|conte|contes|fala|fale|fales|diz|diga|digas|mostra|mostre|comenta|comente)(?: \w+)?(?: \w+)? (?:pra|para|pro|a|ao|com|aos|pros) (?:${KIN_PT})\b`,
      String.raw`\b(?:so |fica |fique )entre (?:nos|a gente|eu e voce|nos dois)\b|\bentre (?:nos dois|eu e voce)\b`,
      String.raw`\b(?:nosso|um) segredo\b|\bsegredinho\b|\bem segredo\b|\bguarda(?:r)? (?:esse |este |o |um )?segredo\b`,
      String.raw`\bapag(?:a|ue|ar) (?:essa|esta|as|essas|estas|a|esse|este|o|nossa|nossas) (?:mensagem|mensagens|conversa|conversas|chat)\b`,
      String.raw`\bsem (?:a |o |os )?(?:sua|seu|seus) (?:mae|pai|pais|responsavel|responsaveis) (?:saber|saberem)\b`,
    ],
  },
  pictures: {
    any: [String.raw`\bnudes?\b`],
    en: [
      String.raw`\b(?:send|show|share|take|snap|text|give)(?: me| us)?(?: (?:a|an|some|more|another|your|the|new|recent|few|couple|of|me|cute|private|hot|body|full)){0,4} ${PICTURE_EN}\b${NOT_OF_PAPER_EN}`,
      String.raw`\b${PICTURE_EN} (?:of (?:you|yourself|your body)|without your)\b`,
      String.raw`\b(?:naked|shirtless|topless|in your (?:underwear|bra|bikini|swimsuit|boxers|room)|without (?:a |your )?(?:shirt|clothes))\b`,
    ],
    es: [
      String.raw`\b(?:manda|envia|pasa|muestra|ensena|comparte|toma)(?:me|te|rme)?(?: (?:una|unas|mas|otra|tu|tus|algunas|la|las|linda|bonita)){0,3} (?:fotos?|fotito|selfies?|imagen|imagenes|pics?)\b${NOT_OF_PAPER_ES}`,
      String.raw`\bfotos? (?:tuyas?|de tu cuerpo|intimas?|privadas?)\b`,
      String.raw`\b(?:desnud[oa]s?|sin (?:ropa|camiseta|playera|camisa)|en (?:ropa interior|bikini|traje de bano|calzones))\b`,
    ],
    pt: [
      String.raw`\b(?:manda|mande|envia|envie|mostra|mostre|tira|tire|passa|compartilha)(?: me| pra mim| para mim)?(?: (?:uma|umas|mais|outra|tua|sua|suas|a|as|linda|bonita)){0,3} (?:fotos?|fotinha|selfies?|imagem|imagens|pics?)\b${NOT_OF_PAPER_PT}`,
      String.raw`\bfotos? (?:suas?|tuas?|do seu corpo|intimas?)\b`,
      String.raw`\b(?:pelad[oa]s?|sem (?:roupa|camisa|blusa)|de (?:calcinha|cueca|biquini|sunga|sutia))\b`,
    ],
  },
  money: {
    any: [String.raw`\b(?:venmo|zelle|cash ?app|paypal|western union|moneygram|bizum)\b`],
    en: [
      String.raw`\b(?:send|wire|transfer|pay|lend|bring)(?: me| us)? (?:\w+ ){0,2}(?:money|cash|deposit|dollars|bucks|\$ ?\d+)`,
      String.raw`\b(?:i|we)(?:'ll| will| can| could|'d| would) (?:pay|give|send|wire)(?: you)? (?:\w+ ){0,3}(?:money|cash|dollars|bucks|\$ ?\d+)`,
      String.raw`\bpay (?:\w+ ){0,3}(?:fee|deposit)\b(?! (?:is )?waive)`,
      String.raw`\bgift ?cards?\b`,
      String.raw`\b(?:your|ur) (?:bank|account|card|debit card|credit card) (?:number|details|info)\b`,
    ],
    es: [
      String.raw`\b(?:manda|envia|deposita|transfiere|presta|paga)(?:me|nos|r|rme)? (?:\w+ ){0,2}(?:dinero|efectivo|plata|lana|pesos|euros|dolares|\$ ?\d+)`,
      String.raw`\bte (?:pago|doy|deposito|mando|regalo) (?:\w+ ){0,2}(?:dinero|plata|lana|pesos|euros|dolares|\$ ?\d+)`,
      String.raw`\b(?:paga|pagar|pague|pagues|deposita|depositar) (?:\w+ ){0,2}(?:cuota|tarifa|inscripcion|anticipo|deposito)\b`,
      String.raw`\btarjetas? de regalo\b`,
      String.raw`\b(?:numero|datos) de (?:tu|su) (?:cuenta|tarjeta)\b`,
    ],
    pt: [
      String.raw`\b(?:me )?(?:manda|mande|envia|envie|transfere|transfira|deposita|deposite|empresta|empreste|paga|pague|faz|faca)(?: me| um| o)? (?:\w+ )?(?:dinheiro|grana|pix|deposito|reais|r\$ ?\d+)`,
      String.raw`\b(?:te|lhe) (?:pago|dou|mando|deposito|faco) (?:\w+ ){0,2}(?:dinheiro|grana|pix|reais|r\$ ?\d+)`,
      String.raw`\b(?:paga|pagar|pague|pagues) (?:\w+ ){0,2}(?:taxa|inscricao|entrada|sinal)\b`,
      String.raw`\b(?:chave (?:do )?pix|cartao presente|vale[- ]presente)\b`,
      String.raw`\b(?:numero|dados) (?:da|do) (?:sua|seu) (?:conta|cartao)\b`,
    ],
  },
};
