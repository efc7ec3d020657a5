import type { DemoTexts } from './demo-texts.ts';

export const SPANISH: DemoTexts = {
  openings: [
    'Crecí en {city} y aprendí a jugar con mis primos mayores. Ahora mi equipo es {team}.',
    'Empecé en una cancha al aire libre en {city}; hoy mi equipo es {team}.',
    'Mi escuela es {school} y mi equipo es {team}.',
    'Mi primer equipo fue uno de barrio en {city}. Ahora mi camiseta dice {team} y aprendo algo en cada entrenamiento.',
  ],
  guard: [
    'Me gusta acelerar el juego, leer pronto la defensa y encontrar a quien está libre.',
    'Mi trabajo es cuidar el balón y hacer que el primer pase de cada jugada valga la pena.',
    'Tiro bien tras recibir y cada día trabajo mi tiro tras bote hacia la izquierda.',
    'En defensa presiono a toda la cancha para que el otro equipo empiece tarde.',
  ],
  wing: [
    'Corto con fuerza, corro la cancha y puedo defender tres posiciones.',
    'La mayoría de mis puntos llega con triples desde la esquina y en contraataque.',
    'Me gusta ganar los rebotes que nadie espera de un alero.',
    'Estoy trabajando el bote para atacar las recuperaciones con las dos manos.',
  ],
  big: [
    'Pongo buenos bloqueos, continúo hacia el aro y protejo la pintura.',
    'Primero el rebote; los puntos vienen después.',
    'Mi juego de pies en el poste mejora cada mes, y mis tiros libres también.',
    'Hablo mucho en defensa, porque desde debajo del aro lo veo todo.',
  ],
  offCourt: [
    'Fuera de la cancha, mi materia favorita es {subject}.',
    'Mi familia viene a todos los partidos en casa y pregunta primero por la tarea.',
    'Los sábados por la mañana ayudo a entrenar a los más pequeños.',
    'Cuando no entreno, cocino, leo y duermo mucho.',
    'Llevo un cuaderno de cada partido: qué funcionó, qué no y qué sigue.',
  ],
  goals: [
    'Quiero jugar baloncesto universitario y obtener un título.',
    'Busco un programa que desarrolle a sus jugadores con paciencia.',
    'Mi meta es primero el título y después una carrera larga.',
    'Me gustaría saber qué debo mejorar para llegar al siguiente nivel.',
  ],
  subjects: ['biología', 'historia', 'matemáticas', 'literatura', 'química', 'arte'],
  videoTitles: [
    'Mejores jugadas de la temporada {year}',
    'Partido completo, semifinal regional {year}',
    'Entrenamiento de tiro',
    'Defensa y rebotes',
    'Manejo de balón, verano {year}',
    'Mejores jugadas de los playoffs {year}',
  ],
  videoDescriptions: [
    'Número {jersey}, camiseta oscura.',
    'Todas las posesiones, sin música.',
    'Grabado por mi familia desde la grada.',
  ],
  contactMessages: [
    'Vimos tu temporada en video y nos gustaría hablar de nuestro programa contigo y con tu familia.',
    'Nuestro cuerpo técnico busca jugadores de tu generación. ¿Podemos acordar una llamada corta junto con tu tutor?',
  ],
  requestMessages: [
    'Tu temporada nos llamó la atención. ¿Puede nuestro cuerpo técnico ver esta parte del perfil para valorar si encajas?',
    'Estamos formando la próxima generación y nos gustaría ver esto con más calma antes de escribirte.',
  ],
};
