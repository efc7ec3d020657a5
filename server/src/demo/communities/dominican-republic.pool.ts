import { institutions, list, type Community } from './community.ts';

export const DOMINICAN_REPUBLIC: Community = {
  country: 'DO',
  language: 'es',
  athletes: 16,
  surnameOrder: 'paternal_first',
  boys: list('Starlin, Jeremy, Wilmer, Ángel Luis, Enmanuel, Yohan, Robinson, Misael, Frailin, Luis Miguel'),
  girls: list('Yamilet, Scarlet, Esmeralda, Rosanna, Nayeli, Perla, Crismely, Ana Karina, Lisbeth, Yokasta'),
  men: list('Ramón, Domingo, Fausto, Leonel, Bienvenido'),
  women: list('Altagracia, Mercedes, Milagros, Dulce, Ramona'),
  surnames: list(
    'Almonte, Brito, Capellán, De la Rosa, Encarnación, Familia, Guzmán, Jáquez, Lantigua, Minaya, Paredes, Reynoso, Severino, Tavárez, Ventura',
  ),
  cities: list('Santiago, La Vega, San Cristóbal, La Romana, Puerto Plata'),
  schools: list(
    'Liceo Palma Cana, Colegio Arroyo Jengibre, Politécnico Faro del Atlántico, Colegio Loma Larimar',
  ),
  clubs: list('Club Larimar, Faro del Atlántico, Cañeros de Palma Cana, Club Barrio Nuevo del Cibao'),
  leagues: list('Liga Superior Juvenil del Cibao Alto, Torneo Escolar Larimar'),
  schoolYearEnds: 'june',
  collegeTests: 0.3,
  institutions: [
    ...institutions('club', 'Club Larimar @ Santiago; Faro del Atlántico @ Puerto Plata'),
    ...institutions('school', 'Politécnico Faro del Atlántico @ Puerto Plata'),
  ],
};
