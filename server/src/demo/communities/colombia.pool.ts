import { institutions, list, type Community } from './community.ts';

export const COLOMBIA: Community = {
  country: 'CO',
  language: 'es',
  athletes: 16,
  surnameOrder: 'paternal_first',
  boys: list(
    'Juan Esteban, Samuel, Nicolás, Andrés Felipe, Jerónimo, Kevin, Esteban, Miguel Ángel, Cristian, Yeferson',
  ),
  girls: list('Salomé, Mariana, Luciana, Valentina, Sara, Laura Sofía, Manuela, Yuliana, Antonia, Dayana'),
  men: list('Hernán, Álvaro, Jairo, Fabio, Germán'),
  women: list('Luz Marina, Esperanza, Adriana, Yolanda, Beatriz'),
  surnames: list(
    'Arboleda, Benavides, Cifuentes, Duque, Echavarría, Gaviria, Hinestroza, Londoño, Mosquera, Ospina, Palomeque, Restrepo, Sinisterra, Uribe, Zapata',
  ),
  cities: list('Medellín, Cali, Barranquilla, Bucaramanga, Pereira'),
  schools: list(
    'Colegio Montaña de Niebla, Liceo Río Guadual, Institución Educativa Sol del Pacífico, Gimnasio Ceiba Real',
  ),
  clubs: list('Club Guadual, Nieblas de Antioquia, Marimba del Pacífico, Ceiba Real Baloncesto'),
  leagues: list('Liga Juvenil del Guadual, Intercolegial del Valle Alto'),
  schoolYearEnds: 'december',
  collegeTests: 0.2,
  institutions: [
    ...institutions('club', 'Marimba del Pacífico @ Cali'),
    ...institutions('college', 'Universidad Río Guadual @ Pereira'),
    ...institutions('school', 'Gimnasio Ceiba Real @ Barranquilla'),
  ],
};
