import { institutions, list, type Community } from './community.ts';

export const BRAZIL: Community = {
  country: 'BR',
  language: 'pt-BR',
  athletes: 28,
  surnameOrder: 'maternal_first',
  boys: list(
    'Caio, Thiago, Murilo, Davi, Enzo, Vinícius, Kauã, Heitor, João Pedro, Luan, Breno, Yuri, Otávio, Igor',
  ),
  girls: list(
    'Larissa, Beatriz, Isadora, Rayssa, Manuela, Letícia, Yasmin, Bruna, Clara, Ana Luísa, Sofia, Tainá, Helena, Lívia',
  ),
  men: list('Marcelo, Sérgio, Cláudio, Edson, Rogério, Wagner, Nilton'),
  women: list('Patrícia, Sandra, Adriana, Rosângela, Simone, Cristiane, Eliane'),
  surnames: list(
    'Azevedo, Bittencourt, Cavalcanti, Drummond, Evangelista, Figueiredo, Guimarães, Menezes, Nogueira, Peixoto, Queiroz, Resende, Sampaio, Tavares, Vasconcelos, Xavier, Zanetti, Moraes',
  ),
  cities: list('Campinas, Joinville, Recife, Goiânia, Santos, Londrina, Belém, Caxias do Sul'),
  schools: list(
    'Colégio Serra do Ipê, Escola Estadual Pedra Branca do Norte, Colégio Maré Alta, Instituto Araucária Nova, Escola Técnica Rio das Garças, Colégio Quintal das Letras',
  ),
  clubs: list(
    'Associação Serra do Ipê, Garças Basquete, Clube Maré Alta, Tucanos da Baixada, Araucária Nova Basquete, Grêmio Pedra Branca',
  ),
  leagues: list('Liga Paulistana Colegial, Circuito Sul de Base, Copa Litoral Sub-18'),
  schoolYearEnds: 'december',
  collegeTests: 0.25,
  institutions: [
    ...institutions('college', 'Universidade Araucária Nova @ Londrina'),
    ...institutions('school', 'Colégio Serra do Ipê @ Campinas'),
    ...institutions(
      'club',
      'Garças Basquete @ Santos; Tucanos da Baixada @ Recife; Clube Maré Alta @ Joinville',
    ),
  ],
};
