import { institutions, list, type Community } from './community.ts';

export const PORTUGAL: Community = {
  country: 'PT',
  language: 'pt-PT',
  athletes: 14,
  surnameOrder: 'maternal_first',
  boys: list('Afonso, Duarte, Gonçalo, Tomás, Martim, Rodrigo, Vasco, Salvador, Simão'),
  girls: list('Leonor, Matilde, Carolina, Madalena, Mafalda, Inês, Constança, Benedita, Joana'),
  men: list('Nuno, Rui, Paulo, Hélder, Jorge'),
  women: list('Sónia, Anabela, Paula, Susana, Teresa'),
  surnames: list(
    'Abrantes, Barreto, Carvalhal, Domingues, Falcão, Gouveia, Leitão, Magalhães, Negrão, Quaresma, Seabra, Teixeira, Valadares',
  ),
  cities: list('Braga, Aveiro, Setúbal, Coimbra, Faro'),
  schools: list('Escola Secundária Vale do Alecrim, Colégio Ria Serena, Escola Secundária Penedo Alto'),
  clubs: list('Clube Ria Serena, Alecrim Basquetebol, Penedo Alto BC, Lobos do Alecrim'),
  leagues: list('Liga Jovem do Atlântico, Torneio Regional da Ria'),
  schoolYearEnds: 'june',
  collegeTests: 0.2,
  institutions: [
    ...institutions('club', 'Clube Ria Serena @ Aveiro; Penedo Alto BC @ Braga'),
    ...institutions('school', 'Colégio Ria Serena @ Aveiro'),
  ],
};
