import { describe, expect, it } from 'vitest';
import { meaningOf } from '@/features/importing/columnMapping/meanings';

const WORDS = {
  declined: `
    Rejected (no feedback)|Rejected - no reason given|Rejected: no fit|No - rejected|Absage, kein Feedback|Refusé : non motivé
    Rechazado (no hay motivo)|Afgewezen, nee helaas|No. Declined|Not hired|Not shortlisted|Not invited|No longer under consideration|Moving forward with other candidates
    Failed interview|Offer expired|Offer rescinded|Accepted another offer|Rejected (no interview)|no offer|Disqualified
    Keine Einladung|Absage nach VG|Stellenangebot nicht mehr online|Stelle bereits besetzt|nicht angenommen
    Standardabsage|Bewerbung abgebrochen|Abgelehnt (nach 2. Gespräch)|Keine Rückmeldung, Absage
    Offre pourvue|Offre expirée|Réponse négative|Classé sans suite|Non accepté|Pas convoqué|Pas embauché
    Oferta cerrada|Oferta caducada|No contratado|No apto|Proceso cerrado|Non accettato|Non assunto|Non invitato
    Offerta scaduta|Bocciato|Não aceito|Não contratado|Vaga encerrada|Nieprzyjęty|Nie zatrudniono|Oferta nieaktualna
    Rezygnacja|Niezaakceptowano|Afgezegd|Niet uitgenodigd|Geen aanbod|Vacature gesloten
    Rejected after final round|Not moving forward|Offer declined|Applied, Rejected|Withdrew my application
    Absage erhalten|Bewerbung zurückgezogen|Candidature refusée|Non retenue|Descartado|No seleccionada
    Rifiutata|Esito negativo|Afgewezen na gesprek|Odrzucona|Odmowa po rozmowie|Reprovada|Não selecionado`,
  interview: `
    Interview (no date yet)|Offer, no contract|Offer|Screen|Recruiter screen|HR call|Round 2|Coding challenge|Negotiating|Contract signed|Vorstellungstermin
    Angebot|Angenommen|Eingestellt|Vertrag unterschrieben|Gespräch am 3.5., keine Absage|Réponse positive|Embauché
    Oferta|Oferta recibida|Seleccionado|Contratado|Selezionato|Proposta ricevuta|Przyjęty|Zaproszenie|Selecionado
    Aangenomen|Contract getekend|Phone screen scheduled|Moved to final round|Vorstellungsgespräch am 05.12.
    Einladung zum Telefoninterview|Entretien le 3 mai|Entrevista técnica|Colloquio fissato|Sollicitatiegesprek
    Uitgenodigd|Rozmowa kwalifikacyjna|Entrevista marcada`,
  pending: `
    Sent, no answer|Rejected: no|Not yet rejected|No rejection yet|sent, never refused|not yet interviewed|Applied - not yet invited|No interview
    Applied to job offer|Invited to apply|Application accepted|Noch keine Zusage|noch kein Vorstellungsgespräch
    Auf Stellenangebot beworben|Einladung zur Bewerbung|Bewerbung per E-Mail an interview@acme.example
    Candidature à une offre|Inscrito en oferta|CV enviado a la oferta|Candidatura alla offerta
    Wysłano CV na ofertę|Enviei proposta|Gereageerd op aanbod|In afwachting van gesprek
    No response|not rejected yet|Bewerbung versendet|noch keine Absage|keine Rückmeldung|Candidature envoyée
    Sans réponse|Solicitud enviada|En proceso|Candidatura inviata|In attesa di risposta|Gesolliciteerd
    Geen reactie|Wysłane|Brak odpowiedzi|Candidatura enviada|Aguardando retorno`,
};

const TYPES = {
  'part-time': `
    Pensum 80%|Pensum: 60 %|20 Std.|Halbtags|0.8|½ etatu|80-100%|Mini-Job|Teilzeit 80%|80%|Temps partiel
    Media jornada|Deeltijd`,
  internship: `
    Co-op|Ausbildungsplatz|Duales Studium|Meewerkstage|Stage|Summer internship|Praktikum (Vollzeit)|Prácticas
    Staż|Estágio`,
  remote: 'Smart working|100% remote|Hybrid/Remote|Full-time, Remote|Télétravail|Zdalnie',
  'full-time': 'Vollzeit (kein Homeoffice)|CDI (sans télétravail)|Permanent|Tempo pieno|Full',
  unknown: 'Non-remote|Remote: no|Stage 2|100%|Hybrid|International',
};

const list = (words: string) => words.trim().split(/\s*[|\n]\s*/);

describe('a status in words', () => {
  it.each(Object.entries(WORDS))('is %s', (status, words) => {
    const others = list(words).filter((word) => meaningOf('jobStatus', word) !== status);
    expect(others).toEqual([]);
  });

  it.each(['❌ Interview', '👎 Applied', 'Ghosted', '-'])('is not known: %s', (word) => {
    expect(meaningOf('jobStatus', word)).toBeUndefined();
  });
});

describe('a type in words', () => {
  it.each(Object.entries(TYPES))('is %s', (type, words) => {
    const others = list(words).filter((word) => (meaningOf('jobType', word) ?? 'unknown') !== type);
    expect(others).toEqual([]);
  });
});
