import type { JOB_TYPES } from '@/jobs/model/job';
import { stems, type Stems } from './stems';

/** Stems of employment types. */
export const TYPE_STEMS: Stems<(typeof JOB_TYPES)[number]> = [
  {
    option: 'internship',
    stems: stems(
      'internship, intern$, interns$, trainee, apprentic, praktik, ausbildung, azubi$, volontariat',
      'co op$, duales studium, werkpraktijk, afstudeerstage, meewerkstage',
      'stage$, stagiair, alternance, apprenti, becari, practicas, pasant, tirocin, stagist',
      'staz$, stazyst, praktyk, estagi',
    ),
  },
  {
    option: 'part-time',
    stems: stems(
      'part time, parttime, pt$, teilzeit, tz$, minijob, werkstudent, working student',
      'temps partiel, mi temps, media jornada, tiempo parcial, jornada parcial, tempo parziale',
      'halbtags, aushilfe, mini job, 1 2 etatu, deeltijd, niepeln, czesc etatu, pol etatu, meio periodo, tempo parcial, meio expediente',
    ),
  },
  {
    option: 'remote',
    stems: stems(
      'remot, work from home, wfh$, home office, homeoffice, telework, smart working, mobiles arbeiten, fernarbeit',
      'teletrava, distanciel, a distance, teletrabaj, a distancia, telelavor, da remoto',
      'thuiswerk, op afstand, zdaln, teletrabalh',
    ),
  },
  {
    option: 'full-time',
    stems: stems(
      'full time, fulltime, full$, ft$, permanent, vollzeit, vz$, festanstell, unbefristet',
      'temps plein, temps complet, cdi$, jornada completa, tiempo completo, indefinid',
      'tempo pieno, indeterminat, voltijd, vast contract, pelny etat, pelen etat, tempo integral',
      'tempo inteiro',
    ),
  },
];
