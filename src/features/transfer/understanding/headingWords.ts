import type { JobDraft } from '@/shared/api/contract';
import { stems } from './stems';

/** What people call our fields, folded, in the languages of the words; the surest names first. */
export const HEADING_WORDS: Record<keyof JobDraft, readonly string[]> = {
  position: stems(
    'position, job title, position title, title, role, job, job position, vacancy, opening',
    'stelle, stellenbezeichnung, stellentitel, jobtitel, titel, berufsbezeichnung, beruf, rolle',
    'poste, intitule du poste, intitule, fonction, puesto, puesto de trabajo, cargo, titulo',
    'posizione, ruolo, mansione, qualifica, functie, functietitel, vacature',
    'stanowisko, nazwa stanowiska, vaga, posicao, funcao, name',
  ),
  company: stems(
    'company, company name, employer, organization, organisation, business, firm',
    'firma, firmenname, unternehmen, arbeitgeber, betrieb, entreprise, societe, employeur',
    'nom de l entreprise, empresa, empleador, nombre de la empresa, compania, azienda, societa',
    'nome azienda, bedrijf, bedrijfsnaam, werkgever, organisatie, nazwa firmy, pracodawca',
    'empregador, companhia',
  ),
  jobLocation: stems(
    'location, job location, city, place, office, where, ort, standort, arbeitsort, stadt, einsatzort',
    'lieu, lieu de travail, ville, localisation, ubicacion, lugar, ciudad, localidad, luogo, sede',
    'citta, localita, luogo di lavoro, locatie, plaats, stad, vestiging, standplaats, lokalizacja',
    'miejsce, miejsce pracy, miasto, localizacao, local, cidade, localidade',
  ),
  jobType: stems(
    'type, job type, employment type, employment, contract type, contract, work type, art',
    'beschaftigungsart, anstellungsart, beschaftigung, anstellung, vertragsart, arbeitszeit',
    'arbeitsmodell, pensum, type de contrat, contrat, temps de travail, tipo, tipo de contrato',
    'contrato, jornada, modalidad, tipo di contratto, contratto, tipo contratto, dienstverband',
    'contracttype, soort, soort contract, rodzaj umowy, umowa, wymiar etatu, regime',
  ),
  jobStatus: stems(
    'status, application status, stage, state, phase, outcome, result, stand, bewerbungsstatus',
    'ergebnis, statut, etat, estado, situacion, resultado, fase, stato, esito, uitkomst',
    'stan, wynik, etap, situacao, etapa',
  ),
};

/** A heading with one of these names something else: 'Company website', 'Job description'. */
export const OTHER_HEADINGS = new Set(
  stems(
    'url, link, date, datum, fecha, data, created, salary, gehalt, salaire, salario, description',
    'beschreibung, notes, note, notizen, notas, contact, kontakt, contacto, mail, email, phone, telefon',
    'id, website, web, webseite, source, quelle, size, attachments, kind, on, am, at, number, nr',
  ),
);
