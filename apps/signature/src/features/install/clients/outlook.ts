import { outlookFolder } from '@org/signature'
import { lines } from '../drawing/drawing-parts.ts'
import type { MailClient } from './mail-client.ts'

export const outlook: MailClient = {
  key: 'outlook',
  name: 'Outlook',
  target: 'outlook',
  steps: [
    {
      text: 'Dans Outlook pour Windows, ouvrez un nouveau message.',
      drawing: {
        frame: 'window',
        parts: [
          {
            kind: 'box',
            x: 12,
            y: 32,
            width: 110,
            height: 24,
            text: 'Nouveau message',
            isTarget: true,
          },
          ...lines(12, 76, 60, 48, 56, 40),
          ...lines(96, 76, 120, 96, 126, 80),
        ],
      },
    },
    {
      text: 'Dans le ruban, cliquez sur « Signature », puis sur « Signatures… ».',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(12, 34, 30),
          { kind: 'box', x: 128, y: 28, width: 78, height: 22, text: 'Signature ▾' },
          {
            kind: 'box',
            x: 128,
            y: 54,
            width: 92,
            height: 22,
            text: 'Signatures…',
            isTarget: true,
          },
          ...lines(12, 100, 150, 130, 90),
        ],
      },
    },
    {
      text: 'Cliquez sur « Nouveau », donnez un nom, puis collez dans le grand cadre : Ctrl + V, en conservant la mise en forme source.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 12, y: 30, width: 100, height: 20, text: 'Travail' },
          { kind: 'box', x: 120, y: 30, width: 66, height: 20, text: 'Nouveau' },
          { kind: 'box', x: 12, y: 58, width: 216, height: 76, isTarget: true },
          { kind: 'signature', x: 26, y: 72 },
        ],
      },
    },
    {
      text: 'À droite, choisissez-la pour les nouveaux messages et pour les réponses, puis cliquez sur « OK ».',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 76, y: 32, width: 152, height: 22, text: 'Nouveaux : Travail ▾' },
          { kind: 'box', x: 76, y: 64, width: 152, height: 22, text: 'Réponses : Travail ▾' },
          { kind: 'box', x: 150, y: 108, width: 56, height: 24, text: 'OK', isTarget: true },
        ],
      },
    },
  ],
  hints: [
    'Vous utilisez le nouvel Outlook ou Outlook dans un navigateur ? Suivez plutôt les étapes d’Office365.',
    'Outlook garde en mémoire les images : une bannière remplacée peut mettre un moment à changer chez vous.',
  ],
  file: {
    label: 'l’archive .zip',
    key: 'outlook',
    steps: [
      'Téléchargez l’archive : elle contient la signature en .htm, .rtf et .txt.',
      'Ouvrez le dossier ci-dessous en collant son adresse dans l’Explorateur de fichiers, et glissez-y les trois fichiers.',
      'Redémarrez Outlook : la signature figure dans la liste « Signatures ».',
    ],
    folder: outlookFolder,
  },
}
