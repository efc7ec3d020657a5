/** What emails call the fact groups. */
import type { AthleteFactGroup, Locale } from '@faircourt/contracts/vocabulary';

export const FACT_GROUP_WORDS: Record<Locale, Record<AthleteFactGroup, string>> = {
  en: {
    measurements: 'Measurements',
    academics: 'Academics',
    transcript: 'Transcript',
    season: 'Season statistics',
    school: 'School',
    age: 'Age',
  },
  es: {
    measurements: 'Medidas',
    academics: 'Datos académicos',
    transcript: 'Historial académico',
    season: 'Estadísticas de la temporada',
    school: 'Escuela',
    age: 'Edad',
  },
  'pt-BR': {
    measurements: 'Medidas',
    academics: 'Dados acadêmicos',
    transcript: 'Histórico escolar',
    season: 'Estatísticas da temporada',
    school: 'Escola',
    age: 'Idade',
  },
};
