import type { JobStatus } from '@/shared/config/options';
import { stems, type Stems } from './stems';

/**
 * Beginnings of what people write about an application, folded: English, German, French, Spanish,
 * Italian, Dutch, Polish, Portuguese. What leads furthest comes first.
 */
export const STATUS_STEMS: Stems<JobStatus> = [
  {
    option: 'declined',
    stems: stems(
      'declin, reject, refus, denied, turned down, unsuccessful, withdr, position filled, cancel',
      'not selected, not moving forward, not proceed, not successful, not chosen, no longer consider',
      'not a fit, no offer, not accepted, closed, archived',
      'absag, abgesagt, abgelehnt, ablehn, zuruckgezogen, zuruckgewiesen, leider nein, stelle besetzt',
      'nicht berucksicht, nicht eingeladen, kein angebot, keine zusage',
      'rejet, non retenu, pas retenu, pas accept, negatif, candidature retiree',
      'rechaz, descartad, no seleccionad, denegad, retirad, no continu, no aceptad',
      'rifiut, respint, scartat, non selezionat, ritirat, non idone, esito negativo',
      'afgewezen, afwijz, geweigerd, ingetrokken, niet geselecteerd, niet doorgegaan, niet aangenomen',
      'odrzuc, odmow, negatywn, wycofan, nie wybran, nie przyjet',
      'rejeit, recus, reprovad, nao selecionad, nao aprovad, desist, negad, eliminad',
    ),
  },
  {
    option: 'interview',
    stems: stems(
      'interview, screening, phone screen, phone call, onsite, on site, assessment, final round',
      'second round, first round, technical test, take home, trial day, offer, accepted, hired, invit',
      'moving forward, next round, shortlist',
      'gesprach, telefonat, einladung, eingeladen, angebot, zusage, zugesagt, probetag, probearbeit',
      'kennenlern, hospitation',
      'entretien, entrevue, offre, accepte, embauch, convoqu, test technique',
      'entrevist, oferta, aceptad, contratad, prueba tecnica',
      'colloqui, offerta, accettat, assunt, intervist',
      'gesprek, aanbod, aangenomen, uitgenodigd, uitnodiging, kennismaking',
      'rozmow, zaprosz, przyjet, zatrudni',
      'proposta, aceit, aprovad',
    ),
  },
  {
    option: 'pending',
    stems: stems(
      'pending, applied, application sent, sent, submitted, waiting, await, open, in review',
      'under review, in progress, no response, no answer, no reply, no news',
      'bewerb, beworben, gesendet, versendet, versandt, verschickt, abgeschickt, eingereicht, offen',
      'ausstehend, bearbeitung, wart, keine antwort, keine ruckmeldung, eingangsbestatigung',
      'envoy, postul, candidature, en attente, en cours, sans reponse, pas de reponse',
      'enviad, solicitad, aplicad, pendiente, en espera, en proceso, en revision, sin respuesta',
      'inviat, candidat, in attesa, in corso, in sospeso, nessuna risposta',
      'gesolliciteerd, verstuurd, verzonden, ingediend, in behandeling, in afwachting, wacht',
      'openstaand, geen reactie, geen antwoord',
      'wyslan, aplik, zlozon, oczek, w trakcie, czekam, w toku, brak odpowiedzi',
      'pendente, em analise, em andamento, aguard, sem resposta, em espera',
    ),
  },
];
