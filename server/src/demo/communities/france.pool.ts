import { institutions, list, type Community } from './community.ts';

export const FRANCE: Community = {
  country: 'FR',
  language: 'fr',
  athletes: 18,
  surnameOrder: 'single',
  boys: list('Maël, Théo, Ibrahim, Nolan, Sacha, Mathis, Moussa, Evan, Baptiste, Rayan, Timéo, Léandre'),
  girls: list('Manon, Inès, Clémence, Awa, Jade, Maëlys, Louane, Fatou, Capucine, Lina, Ambre, Solène'),
  men: list('Laurent, Thierry, Ousmane, Philippe, Stéphane, Karim'),
  women: list('Sandrine, Véronique, Aïssata, Céline, Isabelle, Nadia'),
  surnames: list(
    'Aubertin, Bonnefoy, Coulibaly, Delahaye, Escoffier, Fontanel, Guérineau, Hamelin, Jacquemin, Konaté, Lamoureux, Malherbe, Pasquier, Rocheteau, Sauvageot, Verdier',
  ),
  cities: list('Nantes, Dijon, Grenoble, Rouen, Montpellier, Limoges'),
  schools: list('Lycée des Trois-Saules, Lycée Pont-d’Argent, Lycée Colline-Verte, Collège du Vieux-Canal'),
  clubs: list('Étoile du Vieux-Canal, AS Trois-Saules, Basket Club Pont-d’Argent, Cygnes de la Colline'),
  leagues: list('Championnat Jeunes du Canal, Coupe Interlycées de l’Ouest'),
  schoolYearEnds: 'june',
  collegeTests: 0.2,
  institutions: [
    ...institutions(
      'club',
      'Étoile du Vieux-Canal @ Nantes; AS Trois-Saules @ Dijon; Cygnes de la Colline @ Limoges',
    ),
    ...institutions('school', 'Lycée Pont-d’Argent @ Rouen'),
  ],
};
