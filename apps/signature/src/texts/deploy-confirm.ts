import type { LeftOutReason } from '@org/api/client'
import { counted } from './counted.ts'

/** Why somebody gets no mail, after how many they are. */
const leftOut: Record<LeftOutReason, (count: number) => string> = {
  without_signature: (count) =>
    counted(count, 'n’a pas de signature choisie', 'n’ont pas de signature choisie'),
  queued: (count) =>
    counted(count, 'a déjà un email en cours d’envoi', 'ont déjà un email en cours d’envoi'),
  installed: (count) =>
    counted(count, 'a déjà installé sa signature', 'ont déjà installé leur signature'),
  sent: (count) => counted(count, 'a déjà reçu cette signature', 'ont déjà reçu cette signature'),
  not_sent: (count) =>
    counted(count, 'n’a pas encore reçu cette signature', 'n’ont pas encore reçu cette signature'),
  mailed_recently: (count) =>
    counted(
      count,
      'a reçu un email depuis moins de 24 heures',
      'ont reçu un email depuis moins de 24 heures',
    ),
}

/** The question before mails are sent. */
export const deployConfirm = {
  deployTitle: (count: number) => `Envoyer la signature à ${counted(count, 'personne')} ?`,
  reminderTitle: (count: number) => `Relancer ${counted(count, 'personne')} ?`,
  nobodyToDeploy: 'Personne à qui envoyer la signature',
  nobodyToRemind: 'Personne à relancer',
  deployHelp: (name: string) => `${name} : chacun reçoit un email avec sa propre signature.`,
  reminderHelp: (name: string) =>
    `${name} : chacun reçoit un rappel. Les liens déjà envoyés restent valables.`,
  everybody: 'Toutes les équipes',
  leftOutTitle: 'Ne recevront rien',
  leftOut,
  others: (count: number) => `et ${counted(count, 'autre')}`,
  mailTitle: (name: string) => `L’email que recevra ${name}`,
  from: 'De',
  to: 'À',
  subject: 'Objet',
  test: 'M’envoyer un test',
  tested: (email: string) => `Test envoyé à ${email}`,
  close: 'Fermer',
  send: (count: number) => `Envoyer ${counted(count, 'email')}`,
} as const
