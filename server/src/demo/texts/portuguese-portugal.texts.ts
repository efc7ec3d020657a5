import type { DemoTexts } from './demo-texts.ts';

export const EUROPEAN_PORTUGUESE: DemoTexts = {
  openings: [
    'Cresci em {city} e aprendi a jogar com os meus primos mais velhos. Agora a minha equipa é {team}.',
    'Comecei num campo ao ar livre em {city}; hoje a minha equipa é {team}.',
    'A minha escola é {school} e a minha equipa é {team}.',
    'A minha primeira equipa foi uma de bairro em {city}. Agora a minha camisola diz {team} e aprendo algo em cada treino.',
  ],
  guard: [
    'Gosto de acelerar o jogo, ler cedo a defesa e encontrar quem está livre.',
    'O meu trabalho é cuidar da bola e fazer com que o primeiro passe de cada jogada conte.',
    'Lanço bem após receção e todos os dias treino o lançamento após drible para a esquerda.',
    'Na defesa, pressiono a campo inteiro para que a outra equipa comece tarde.',
  ],
  wing: [
    'Corto com força, corro o campo e consigo defender três posições.',
    'A maioria dos meus pontos vem dos triplos do canto e do contra-ataque.',
    'Gosto de ganhar os ressaltos que ninguém espera de um extremo.',
    'Estou a trabalhar o drible para atacar as recuperações com as duas mãos.',
  ],
  big: [
    'Faço bons bloqueios, desfaço para o cesto e protejo a área pintada.',
    'Primeiro o ressalto; os pontos vêm depois.',
    'O meu jogo de pés no poste melhora todos os meses, e os meus lances livres também.',
    'Falo muito na defesa, porque debaixo do cesto vejo tudo.',
  ],
  offCourt: [
    'Fora do campo, a minha disciplina favorita é {subject}.',
    'A minha família vem a todos os jogos em casa e pergunta primeiro pelos trabalhos de casa.',
    'Aos sábados de manhã ajudo a treinar os mais novos.',
    'Quando não treino, cozinho, leio e durmo muito.',
    'Tenho um caderno de cada jogo: o que resultou, o que não resultou e o que se segue.',
  ],
  goals: [
    'Quero jogar basquetebol universitário e tirar um curso.',
    'Procuro um programa que desenvolva os seus jogadores com paciência.',
    'O meu objetivo é primeiro o curso e depois uma carreira longa.',
    'Gostava de saber o que devo melhorar para chegar ao nível seguinte.',
  ],
  subjects: ['biologia', 'história', 'matemática', 'literatura', 'química', 'arte'],
  videoTitles: [
    'Melhores momentos da época {year}',
    'Jogo completo, meia-final regional {year}',
    'Treino de lançamento',
    'Defesa e ressaltos',
    'Controlo de bola, verão {year}',
    'Melhores momentos dos playoffs {year}',
  ],
  videoDescriptions: [
    'Número {jersey}, camisola escura.',
    'Todas as posses, sem música.',
    'Filmado pela minha família na bancada.',
  ],
  contactMessages: [
    'Vimos a tua época em vídeo e gostávamos de falar do nosso programa contigo e com a tua família.',
    'A nossa equipa técnica procura jogadores do teu ano. Podemos marcar uma conversa curta com o teu encarregado de educação?',
  ],
  requestMessages: [
    'A tua época chamou-nos a atenção. A nossa equipa técnica pode ver esta parte do perfil para avaliar se há encaixe?',
    'Estamos a preparar o próximo grupo e gostaríamos de ver isto com mais calma antes de te escrever.',
  ],
};
