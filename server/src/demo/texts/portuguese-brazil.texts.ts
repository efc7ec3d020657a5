import type { DemoTexts } from './demo-texts.ts';

export const BRAZILIAN_PORTUGUESE: DemoTexts = {
  openings: [
    'Cresci em {city} e aprendi a jogar com meus primos mais velhos. Hoje meu time é {team}.',
    'Comecei em uma quadra aberta em {city}; hoje meu time é {team}.',
    'Minha escola é {school} e meu time é {team}.',
    'Meu primeiro time foi um de bairro em {city}. Agora minha camisa diz {team} e aprendo algo em cada treino.',
  ],
  guard: [
    'Gosto de acelerar o jogo, ler a defesa cedo e achar quem está livre.',
    'Meu trabalho é cuidar da bola e fazer o primeiro passe de cada jogada valer.',
    'Arremesso bem recebendo o passe e treino todo dia o arremesso após drible para a esquerda.',
    'Na defesa, marco a quadra toda para o outro time começar atrasado.',
  ],
  wing: [
    'Corto com força, corro a quadra e consigo marcar três posições.',
    'A maioria dos meus pontos vem das bolas de três do canto e do contra-ataque.',
    'Gosto de pegar os rebotes que ninguém espera de um ala.',
    'Estou trabalhando o drible para atacar a recuperação com as duas mãos.',
  ],
  big: [
    'Faço bons corta-luzes, giro para a cesta e protejo o garrafão.',
    'Primeiro o rebote; os pontos vêm depois.',
    'Meu jogo de pés no garrafão melhora a cada mês, e meus lances livres também.',
    'Falo muito na defesa, porque debaixo da cesta vejo tudo.',
  ],
  offCourt: [
    'Fora da quadra, minha matéria favorita é {subject}.',
    'Minha família vem a todos os jogos em casa e pergunta primeiro da lição.',
    'Nos sábados de manhã ajudo a treinar a criançada.',
    'Quando não treino, cozinho, leio e durmo bastante.',
    'Tenho um caderno de cada jogo: o que deu certo, o que não deu e o que vem a seguir.',
  ],
  goals: [
    'Quero jogar basquete universitário e me formar.',
    'Procuro um programa que desenvolva seus jogadores com paciência.',
    'Minha meta é primeiro o diploma e depois uma carreira longa.',
    'Gostaria de saber o que devo melhorar para chegar ao próximo nível.',
  ],
  subjects: ['biologia', 'história', 'matemática', 'literatura', 'química', 'arte'],
  videoTitles: [
    'Melhores momentos da temporada {year}',
    'Jogo completo, semifinal regional {year}',
    'Treino de arremesso',
    'Defesa e rebotes',
    'Controle de bola, verão {year}',
    'Melhores momentos dos playoffs {year}',
  ],
  videoDescriptions: [
    'Número {jersey}, camisa escura.',
    'Todas as posses, sem música.',
    'Filmado pela minha família na arquibancada.',
  ],
  contactMessages: [
    'Assistimos à sua temporada em vídeo e gostaríamos de falar do nosso programa com você e sua família.',
    'Nossa comissão técnica procura jogadores da sua turma. Podemos marcar uma conversa curta junto com seu responsável?',
  ],
  requestMessages: [
    'Sua temporada chamou nossa atenção. Nossa comissão pode ver esta parte do perfil para avaliar se combina conosco?',
    'Estamos montando a próxima turma e gostaríamos de ver isto com mais calma antes de escrever para você.',
  ],
};
