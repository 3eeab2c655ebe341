import { appleMailFolder } from '@org/signature'
import { lines } from '../drawing/drawing-parts.ts'
import type { MailClient } from './mail-client.ts'

export const appleMail: MailClient = {
  key: 'apple-mail',
  name: 'Apple Mail',
  target: 'apple-mail',
  steps: [
    {
      text: 'Sur votre Mac, ouvrez Mail, puis le menu Mail › Réglages… › Signatures.',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(14, 36, 36),
          ...lines(64, 36, 36),
          { kind: 'box', x: 114, y: 28, width: 80, height: 22, text: 'Signatures', isTarget: true },
          ...lines(14, 84, 60, 52),
          ...lines(96, 84, 120, 90),
        ],
      },
    },
    {
      text: 'Choisissez votre compte à gauche, puis cliquez sur « + » et donnez un nom.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 12, y: 30, width: 66, height: 20, text: 'Travail' },
          ...lines(16, 62, 50, 42),
          { kind: 'box', x: 86, y: 30, width: 62, height: 76 },
          { kind: 'box', x: 86, y: 110, width: 24, height: 22, text: '+', isTarget: true },
          { kind: 'box', x: 156, y: 30, width: 72, height: 76 },
        ],
      },
    },
    {
      text: 'Décochez « Toujours utiliser ma police de messages par défaut » (« Always match my default message font ») : sinon Mail change vos polices.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 12, y: 30, width: 216, height: 62 },
          { kind: 'check', x: 14, y: 104, isOn: false, text: 'Police par défaut', isTarget: true },
        ],
      },
    },
    {
      text: 'Effacez le texte proposé à droite et collez : ⌘ V. Les images peuvent n’apparaître qu’à la réouverture de Mail.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 12, y: 30, width: 56, height: 100 },
          { kind: 'box', x: 76, y: 30, width: 152, height: 100, isTarget: true },
          { kind: 'signature', x: 88, y: 48 },
        ],
      },
    },
    {
      text: 'En bas, dans « Choisir une signature », prenez la vôtre, puis fermez la fenêtre.',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(12, 36, 150, 120, 160),
          { kind: 'text', x: 12, y: 118, text: 'Choisir :' },
          { kind: 'box', x: 64, y: 102, width: 96, height: 24, text: 'Travail ▾', isTarget: true },
        ],
      },
    },
  ],
  hints: [],
  file: {
    label: 'le fichier .mailsignature',
    key: 'apple-mail',
    steps: [
      'Créez une signature vide dans Mail, comme ci-dessus, puis quittez Mail.',
      'Dans le Finder, menu Aller › Aller au dossier…, collez l’adresse ci-dessous (le numéro après V change avec macOS) et repérez le fichier .mailsignature le plus récent.',
      'Donnez son nom au fichier téléchargé, mettez-le à sa place, puis cochez « Verrouillé » dans Fichier › Lire les informations.',
      'Rouvrez Mail et choisissez la signature.',
    ],
    folder: appleMailFolder,
  },
}
