import type { JobDraft } from '@/jobs/model/job';
import { stems } from './stems';

/**
 * What people call our fields, folded, in the languages of the words; the surest names first. One with
 * `$` counts as a whole heading alone.
 */
export const HEADING_WORDS: Record<keyof JobDraft, readonly string[]> = {
  position: stems(
    'position, job title, position title, title, role, job$, job position, vacancy, opening, job name',
    'opportunity$, stelle, stellenbezeichnung, stellentitel, jobtitel, titel, berufsbezeichnung, beruf',
    'rolle, tatigkeit, bezeichnung, funktion, bewerbung als, beworben als, stellenangebot$',
    'poste, intitule du poste, intitule, titre, fonction, emploi$, metier, offre$',
    'puesto, puesto de trabajo, cargo, titulo, vacante, rol$, oferta$',
    'posizione, ruolo, mansione, qualifica, titolo, lavoro$, functie, functietitel, vacature, baan$',
    'stanowisko, nazwa stanowiska, pozycja, vaga, posicao, funcao, name$',
  ),
  company: stems(
    'company, company name, employer, organization, organisation, business, firm',
    'firma, firmenname, unternehmen, arbeitgeber, betrieb, entreprise, societe, employeur',
    'nom de l entreprise, empresa, empleador, nombre de la empresa, compania, azienda, societa',
    'nome azienda, datore di lavoro, bedrijf, bedrijfsnaam, werkgever, organisatie, nazwa firmy',
    'pracodawca, empregador, companhia, name$',
  ),
  jobLocation: stems(
    'location, job location, city, place$, office$, where$, ort, standort, arbeitsort, stadt, einsatzort',
    'lieu, lieu de travail, ville, localisation, ubicacion, lugar, ciudad, localidad, luogo, sede',
    'citta, localita, luogo di lavoro, locatie, plaats, stad, vestiging, standplaats, lokalizacja',
    'miejsce$, miejsce pracy, miasto, miejscowosc, localizacao, local$, cidade, localidade',
  ),
  jobType: stems(
    'job type, employment type, employment, contract type, contract, work type, type$, art$',
    'beschaftigungsart, anstellungsart, beschaftigung, anstellung, vertragsart, arbeitszeit',
    'arbeitsmodell, pensum, type de contrat, contrat, temps de travail, tipo$, tipo de contrato',
    'contrato, jornada, modalidad, tipo di contratto, contratto, tipo contratto, dienstverband',
    'type of job, type of work, kind$, kind of job, kind of work, job kind, position type, typ$, jobtyp',
    'stellentyp, vertragstyp, art der stelle, type d emploi, type de poste, tipo de trabajo',
    'tipo de empleo, tipo de vaga, tipo di lavoro, soort baan, soort werk, rodzaj$, rodzaj pracy, typ umowy',
    'full time part time, part time full time, vollzeit teilzeit, teilzeit vollzeit',
    'work mode, mode$, modelo$, modello$, modalita, contracttype, soort$, soort contract, rodzaj umowy, umowa, wymiar etatu, regime',
  ),
  jobStatus: stems(
    'status, application status, stage, progress$, board list, state$, phase, outcome, result, stand$, bewerbungsstatus',
    'ergebnis, verlauf$, statut, etat, estado, estatus, situacion, resultado, fase, stato, esito, uitkomst',
    'stan$, wynik, etap, situacao, etapa, response, ruckmeldung, antwort, reaktion, reponse, suite donnee',
    'respuesta, risposta, reactie, odpowiedz, resposta, how it stands, wie es steht',
  ),
};

/** The employer, in files that have a heading for the place besides. */
export const EMPLOYER_BESIDE_PLACE = new Set(stems('where, wo, bei wem, donde, dove'));

/** A heading with one of these names something else: 'Company website', 'Job description'. */
export const OTHER_HEADINGS = new Set(
  stems(
    'url, link, date, datum, fecha, data, created, salary, gehalt, salaire, salario, description',
    'beschreibung, notes, note, notizen, notiz, notas, contact, kontakt, contacto, mail, email, phone',
    'telefon, id, website, web, webseite, source, quelle, size, attachments, kind, on, am, at, number, nr',
    'rating, industry, branche, recruiter, referrer, manager, ansprechpartner, ansprechpartnerin, person',
    'found, applied, home, cv, resume, lebenslauf, letter, anschreiben, method, question, questions, next',
    'posting, comment, comments, kommentar, bemerkung, bemerkungen, remarks, commentaire, priority',
  ),
);
