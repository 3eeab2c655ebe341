/** Splits a list at its commas. */
const list = (text: string): string[] =>
  text.split(',').map((item) => item.replace(/\s+/g, ' ').trim())

/**
 * Headings of each field as directories and HR systems write them, in French, English, German,
 * Spanish, Italian, Portuguese and Dutch. `lesser` headings name the field less clearly.
 */
const email = list(`
  email, e mail, mail, courriel, messagerie, mel, adresse email, adresse e mail, adresse mail,
  adresse electronique, adresse de messagerie, adresse courriel, courrier electronique,
  email address, e mail address, mail address, mail pro, email pro, email professionnel,
  mail professionnel, adresse mail professionnelle, courriel professionnel, work email,
  business email, company email, primary email, primary smtp address, email principal, smtp,
  e mail adresse, emailadresse, mailadresse, dienstliche e mail, dienst e mail, correo,
  correo electronico, correo corporativo, direccion de correo, posta elettronica,
  indirizzo email, indirizzo e mail, indirizzo mail, correio eletronico, endereco de email,
  endereco eletronico, e mailadres, emailadres, mailadres, zakelijk e mailadres, emails value
`)
const lesserEmail = list(`
  user principal name, upn, username, user name, login, identifiant, user id, sign in name,
  signin name, nom d utilisateur, compte, benutzername, usuario, nome utente, gebruikersnaam,
  emails, proxy addresses, mails
`)

const mobile = list(`
  mobile, portable, telephone mobile, telephone portable, mobile phone, gsm, mobile number,
  mobile phone number, numero de portable, numero de mobile, tel portable, tel mobile, cell,
  cell phone, cellphone, cellulaire, natel, work mobile, mobile pro, portable pro,
  telephone portable professionnel, handy, handynummer, mobiltelefon, mobilnummer, mobil, movil,
  celular, telefono movil, telefono celular, cellulare, telefono cellulare, telemovel, mobiel,
  mobiele telefoon, mobiel nummer, 06 nummer
`)
const lesserPhone = list(`
  phone number, numero de telephone, telephone, tel, phone, numero, fixe, telephone number,
  work phone, office phone, business phone, primary phone, phone numbers value, phones value,
  ligne directe, direct line, telephone fixe, telephone professionnel, tel pro, telefon,
  telefonnummer, rufnummer, durchwahl, festnetz, telefono, numero de telefono,
  numero di telefono, telefone, fijo, numero de telefone, telefoon, telefoonnummer, telnr,
  n tel, no tel, landline
`)

/** Every longer heading contains the word: `Identifiant Skype`, `Skype-Name`, `Cuenta de Skype`. */
const skype = list(`skype, skype name, skype id`)

const firstName = list(`
  first name, prenom, prenoms, firstname, given name, givenname, forename, prenom usuel,
  prenom d usage, preferred first name, vorname, rufname, nombre, nombre de pila, nome proprio,
  primeiro nome, voornaam, roepnaam, fname
`)
/** `Nome` is the given name in Italian, and beside `Cognome` or `Apelido`. */
const lesserFirstName = list(`
  nome, primer nombre, nombres, first
`)

const lastName = list(`
  last name, nom de famille, lastname, surname, family name, familyname, sn, nom d usage,
  nom usuel, nom d epouse, nachname, familienname, zuname, apellido, apellidos, primer apellido,
  cognome, apelido, sobrenome, ultimo nome, achternaam, familienaam, lname
`)
const lesserLastName = list(`
  nom, name, last, naam, nom de naissance, nom patronymique
`)

const fullName = list(`
  nom complet, full name, fullname, display name, displayname, cn, common name, nom et prenom,
  nom prenom, nom prenoms, prenom nom, prenom et nom, nom affiche, nom d affichage, last first, last name first name,
  first last, first name last name, first and last, surname first name,
  preferred name, formatted name, legal name, name formatted, worker, vollstandiger name,
  anzeigename, vor und nachname, name vorname, vorname name, nachname vorname, vorname nachname,
  nombre completo, nombre y apellidos, nombre y apellido, apellidos y nombre, apellidos nombre,
  nome completo, nome e cognome, cognome e nome, nome cognome, cognome nome, nominativo,
  nome e apelido, nome e sobrenome, nome de exibicao, volledige naam,
  weergavenaam, voor en achternaam, nom complet usuel
`)
const lesserFullName = list(`
  collaborateur, collaboratrice, salarie, employe, agent, employee, mitarbeiter,
  mitarbeitername, empleado, dipendente, colaborador, medewerker, identite, personne, contact
`)

const position = list(`
  position, poste, fonction, job title, jobtitle, intitule du poste, metier, intitule de poste,
  intitule poste, intitule de fonction, libelle emploi, libelle poste, libelle du poste,
  libelle fonction, titre du poste, titre de poste, poste occupe, fonction occupee, profession,
  employee title, job role, business title, position title, job position, designation,
  organizations title, organization title, job name, occupation, funktion, stellenbezeichnung,
  berufsbezeichnung, tatigkeit, jobtitel, positionsbezeichnung, puesto, cargo,
  puesto de trabajo, titulo del puesto, funcion, ruolo, mansione, posizione, qualifica,
  incarico, funcao, posicao, cargo funcao, functie, functietitel, functiebenaming, functienaam,
  functieomschrijving
`)
const lesserPosition = list(`
  titre, title, job, role, emploi, qualification, stelle, beruf, titel, rol, titolo, titulo,
  rolle, profesion, professione, profissao, beroep
`)

const team = list(`
  team, equipe, team name, nom de l equipe, nom equipe, teamname
`)
const lesserTeam = list(`
  equipo, squadra, equipa, ploeg, nombre del equipo
`)

export const employeeHeadings = {
  email: { headings: email, lesser: lesserEmail },
  phone_number: { headings: mobile, lesser: lesserPhone },
  mobile_number: { headings: mobile },
  skype: { headings: skype },
  first_name: { headings: firstName, lesser: lesserFirstName },
  last_name: { headings: lastName, lesser: lesserLastName },
  full_name: { headings: fullName, lesser: lesserFullName },
  position: { headings: position, lesser: lesserPosition },
  team: { headings: team, lesser: lesserTeam },
}

/**
 * Headings that must match as a whole, because they mean something else within a longer one, such
 * as 'Nom de la société' or 'Chef d’équipe'.
 */
export const aloneOnly: ReadonlySet<string> = new Set(
  list(`
  nom, name, nome, nombre, nombres, naam, sn, cn, first, last, numero, titre, title, titel,
  titulo, titolo, job, role, rolle, rol, emploi, cell, mobil, handy, fixe, fijo, stelle, beruf,
  smtp, durchwahl, qualification, compte, usuario, login, identifiant, user id, emails, mails,
  collaborateur, collaboratrice, salarie, employe, agent, employee, contact, mitarbeiter,
  empleado, dipendente, colaborador, medewerker, identite, personne, worker, equipe, team,
  equipo, squadra, equipa, ploeg, user name, username
`),
)

/** Words that confirm that a column holds what a signature shows. */
export const favoured = list(`
  work, business, office, company, corporate, primary, main, pro, professionnel,
  professionnelle, principal, principale, bureau, geschaftlich, dienstlich, trabajo,
  corporativo, lavoro, aziendale, trabalho, zakelijk, werk
`)

/** Words of private and second columns. */
export const avoided = list(`
  personal, personnel, personnelle, perso, home, private, prive, privee, domicile, alternate,
  alternative, alternatif, recovery, recuperation, secours, second, seconde, deuxieme, alt, secundario, secondario, zweite, tweede,
  secondary, secondaire, backup,
  other, autre, previous, former, ancien, ancienne, old, privat, privata, privato, privada,
  privado, particular, personale, pessoal, personlich, prive adres, thuis, casa, altro, otro,
  outro, car, callback, radio, isdn, tty, tdd, external, externe, forwarding
`)

/** Words of columns about something or somebody else. */
export const never = list(`
  manager, managers, supervisor, superviseur, responsable, superieur, n 1, boss, hierarchique,
  hierarchie, emergency, urgence, urgent, ice, notfall, emergencia, notfallkontakt,
  notfallnummer, notfalltelefon, noodcontact, vorgesetztenname, emergenza, noodgeval,
  noodnummer, assistant, assistante, assistants, secretaire, conjoint, conjointe, spouse,
  partner, parent, father, mother, child, tuteur, mentor, approver, approbateur, referent,
  sponsor, vorgesetzter, vorgesetzte, vorgesetzten, jefe, supervisore, responsabile, gestor,
  leidinggevende, chefe, label, type, typ, tipo, verified, verifie, verifiee, verification,
  status, statut, etat, stato, estado, valid, valide, validated, confirmed, confirme, consent,
  consentement, optin, opt, newsletter, bounced, bounce, date, created, updated, modified,
  count, hash, password, domain, domaine, fax, telecopie, telefax, telex, pager, signature,
  sent, envoye, envoyee, language, langue, nickname, code, enabled, active, actif, since,
  depuis, visible, extension, ext, country, pays, indicatif, operateur, model, modele, imei
`)

/** Words that only say that a column is about the employees. */
export const ignored = list(`
  du salarie, salarie, de l employe, employe, du collaborateur, collaborateur, de l agent, agent,
  de la personne, personne, employee, staff, mitarbeiter, des mitarbeiters, empleado, del empleado,
  dipendente, del dipendente, colaborador, do colaborador, medewerker
`)
