import type { DemoTexts } from './demo-texts.ts';

export const FRENCH: DemoTexts = {
  openings: [
    'J’ai grandi à {city} et j’ai appris le jeu avec mes cousins plus âgés. Aujourd’hui mon club est {team}.',
    'J’ai commencé sur un terrain en plein air à {city} ; aujourd’hui mon club est {team}.',
    'Mon établissement est {school} et mon club est {team}.',
    'Ma première équipe était une équipe de quartier à {city}. Maintenant mon maillot porte le nom {team} et j’apprends à chaque entraînement.',
  ],
  guard: [
    'J’aime accélérer le jeu, lire la défense tôt et trouver qui est libre.',
    'Mon rôle est de soigner le ballon et de faire compter la première passe de chaque action.',
    'Je tire bien sur réception et je travaille chaque jour mon tir en sortie de dribble à gauche.',
    'En défense, je presse tout terrain pour que l’autre équipe démarre en retard.',
  ],
  wing: [
    'Je coupe fort, je cours le terrain et je peux défendre sur trois postes.',
    'La plupart de mes points viennent des tirs à trois points dans le coin et de la transition.',
    'J’aime prendre les rebonds que personne n’attend d’un ailier.',
    'Je travaille mon dribble pour attaquer les retours défensifs des deux mains.',
  ],
  big: [
    'Je pose de bons écrans, je roule vers le cercle et je protège la raquette.',
    'Le rebond d’abord ; les points viennent ensuite.',
    'Mes appuis au poste progressent chaque mois, et mes lancers francs aussi.',
    'Je parle beaucoup en défense, car sous le panier je vois tout.',
  ],
  offCourt: [
    'En dehors du terrain, ma matière préférée : {subject}.',
    'Ma famille vient à chaque match à domicile et demande d’abord si les devoirs sont faits.',
    'Le samedi matin, j’aide à entraîner les plus jeunes.',
    'Quand je ne m’entraîne pas, je cuisine, je lis et je dors beaucoup.',
    'Je tiens un carnet de chaque match : ce qui a marché, ce qui n’a pas marché, la suite.',
  ],
  goals: [
    'Je veux jouer au basket universitaire et obtenir un diplôme.',
    'Je cherche un programme qui forme ses joueurs avec patience.',
    'Mon objectif : d’abord un diplôme, puis une longue carrière.',
    'J’aimerais savoir quoi améliorer pour atteindre le niveau supérieur.',
  ],
  subjects: ['la biologie', 'l’histoire', 'les mathématiques', 'la littérature', 'la chimie', 'l’art'],
  videoTitles: [
    'Meilleurs moments de la saison {year}',
    'Match complet, demi-finale régionale {year}',
    'Séance de tir',
    'Défense et rebonds',
    'Maniement du ballon, été {year}',
    'Meilleurs moments des playoffs {year}',
  ],
  videoDescriptions: [
    'Numéro {jersey}, maillot foncé.',
    'Toutes les possessions, sans musique.',
    'Filmé par ma famille depuis les tribunes.',
  ],
  contactMessages: [
    'Nous avons regardé votre saison en vidéo et aimerions parler de notre programme avec vous et votre famille.',
    'Notre staff recrute dans votre promotion. Pouvons-nous fixer un court appel avec votre représentant légal ?',
  ],
  requestMessages: [
    'Votre saison a retenu notre attention. Notre équipe peut-elle voir cette partie du profil pour juger si cela convient ?',
    'Nous préparons la prochaine promotion et aimerions regarder cela de plus près avant de vous écrire.',
  ],
};
