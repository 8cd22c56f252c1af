import type { JobStatus } from '@/jobs/model/statuses';
import { stems, type Stems } from './stems';

/**
 * Beginnings of what people write about an application, folded: English, German, French, Spanish,
 * Italian, Dutch, Polish, Portuguese. What leads furthest comes first.
 */
export const STATUS_STEMS: Stems<JobStatus> = [
  {
    option: 'declined',
    negated: 'pending',
    stems: stems(
      'declin, reject, refus, denied, turned down, unsuccessful, withdr, position filled, cancel',
      'not selected, not moving forward, not moved forward, not proceed, did not progress, not chosen',
      'no longer, not a fit, not a match, closed, archived, expired, rescinded, disqualif, failed, regret$',
      'not interested, passed on, hiring freeze, other candidate, another offer, someone else, didn t get',
      'absag, standardabsage, abgesagt, abgelehnt, ablehn, zuruckgezogen, zuruckgewiesen, leider, besetzt',
      'nicht berucksicht, nicht mehr, nicht weiter, nicht genommen, abgebroch, abbruch, verworfen, aussortiert',
      'kein interesse, rejet, non retenu, pas retenu, pas pris, negatif, negative, candidature retiree',
      'sans suite, pourvu, expire, annule, abandon',
      'rechaz, descartad, denegad, retirad, no continu, no apto, no seleccionad, cerrad, caducad, finalizado',
      'rifiut, respint, scartat, ritirat, non idone, esito negativo, non selezionat, bocciat, annullat',
      'scadut, chius$, chiusa$',
      'afgewezen, afwijz, geweigerd, ingetrokken, teruggetrokken, niet geselecteerd, niet doorgegaan',
      'afgezegd, gesloten, helaas',
      'odrzuc, odmow, negatywn, wycofan, nie wybran, nieaktualn, rezygnac, zakoncz',
      'rejeit, recus, reprovad, desist, negad, eliminad, encerrad, preenchid',
    ),
  },
  {
    // Who is not hired or invited is declined.
    option: 'interview',
    negated: 'declined',
    stems: stems(
      'offer$, offered$, accepted, hired, invit, shortlist, moving forward, negotiat, contract signed, got the job',
      'einladung, eingeladen, zusage, zugesagt, angenommen, =eingestellt, vertrag unterschrieben',
      'angebot erhalten, angebot bekommen, stellenangebot erhalten, =angebot',
      'accepte, embauch, convoqu, retenu, offre recue, recu une offre, =offre, promesse d embauche',
      'reponse positive, aceptad, contratad, seleccionad, finalista, oferta recibid, =oferta',
      'accettat, assunt, invitat, selezionat, proposta ricevut, offerta ricevut, =offerta, =proposta',
      'aangenomen, uitgenodigd, uitnodiging, contract getekend, aanbod ontvangen, =aanbod',
      'zaprosz, przyjet, zatrudni, zaakceptowan, oferta otrzyman, otrzymalem oferte, otrzymalam oferte',
      'aceit, aprovad, selecionad, convocad, proposta recebid, recebi proposta',
    ),
  },
  {
    // No offer, in so many words.
    option: 'declined',
    stems: stems(
      'kein angebot, geen aanbod, sin oferta, sem proposta, nessuna offerta, pas d offre',
    ),
  },
  {
    option: 'interview',
    negated: 'pending',
    stems: stems(
      'interview, screening, screen$, screened, phone call, recruiter call, hr call, intro call, onsite',
      'on site, assessment, final round, second round, first round, next round, 1st round, 2nd round',
      '3rd round, technical round, round 1, round 2, round 3, technical test, take home, trial day',
      'coding challenge, case study, superday, background check, =oa, =meeting',
      'gesprach, telefonat, probetag, probearbeit, kennenlern, hospitation, vorstellungstermin',
      'einstellungstest, =vorstellung, =vg',
      'entretien, entrevue, test technique, test a passer, =rdv',
      'entrevist, prueba tecnica, =llamada',
      'colloqui, intervist, gesprek, kennismaking, proefdag, tweede ronde',
      'rozmow, spotkani, test kwalifikacyjny, teste tecnico',
    ),
  },
  {
    option: 'pending',
    negated: 'pending',
    stems: stems(
      'pending, applied, application sent, sent, submitted, waiting, await, open, in review',
      'under review, under consideration, in progress, no response, no answer, no reply, no news',
      'application accepted, accepted application, application received, applied to job offer',
      'to job offer, invited to apply, invitation to apply, reply to offer',
      'bewerb, beworben, gesendet, versendet, versandt, verschickt, abgeschickt, eingereicht, offen',
      'ausstehend, bearbeitung, wart, keine antwort, keine ruckmeldung, eingangsbestatigung',
      'einladung zur bewerbung, bewerbung angenommen',
      'envoy, postul, candidature, en attente, en cours, sans reponse, pas de reponse, en veille, relance',
      'enviad, solicitad, aplicad, pendiente, en espera, en proceso, en revision, sin respuesta, inscrit',
      'inviat, candidat, in attesa, in corso, in sospeso, in valutazione, nessuna risposta',
      'gesolliciteerd, verstuurd, verzonden, ingediend, in behandeling, in afwachting van gesprek',
      'in afwachting, wacht, openstaand, open sollicitatie, geen reactie, geen antwoord, gereageerd',
      'wyslan, aplik, zlozon, oczek, w trakcie, czekam, w toku, brak odpowiedzi',
      'pendente, em analise, em andamento, em processo, aguard, sem resposta, em espera, enviei',
    ),
  },
];
