import { lines } from '../drawing/drawing-parts.ts'
import type { MailClient } from './mail-client.ts'

export const thunderbird: MailClient = {
  key: 'thunderbird',
  name: 'Thunderbird',
  target: 'thunderbird',
  steps: [
    {
      text: 'Téléchargez le fichier .html ci-dessus et gardez-le à un endroit où il restera, par exemple dans Documents.',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(14, 36, 48, 40, 52),
          {
            kind: 'box',
            x: 84,
            y: 34,
            width: 104,
            height: 24,
            text: 'signature.html',
            isTarget: true,
          },
          ...lines(84, 88, 110, 90),
        ],
      },
    },
    {
      text: 'Dans Thunderbird, ouvrez le menu ≡, puis « Paramètres des comptes », et choisissez votre compte à gauche.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 204, y: 26, width: 26, height: 20, text: '≡' },
          {
            kind: 'box',
            x: 96,
            y: 52,
            width: 134,
            height: 22,
            text: 'Paramètres des comptes',
            isTarget: true,
          },
          ...lines(12, 36, 56, 44, 60),
        ],
      },
    },
    {
      text: 'Cochez « Apposer la signature à partir d’un fichier ».',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(12, 36, 150),
          { kind: 'box', x: 12, y: 50, width: 216, height: 38 },
          {
            kind: 'check',
            x: 14,
            y: 102,
            isOn: true,
            text: 'À partir d’un fichier',
            isTarget: true,
          },
        ],
      },
    },
    {
      text: 'Cliquez sur « Choisir… » et prenez le fichier. Thunderbird enregistre tout seul.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'check', x: 14, y: 36, isOn: true, text: 'À partir d’un fichier' },
          { kind: 'box', x: 14, y: 64, width: 124, height: 24, text: 'signature.html' },
          { kind: 'box', x: 148, y: 64, width: 70, height: 24, text: 'Choisir…', isTarget: true },
        ],
      },
    },
  ],
  hints: ['Si le fichier est déplacé ou supprimé, la signature disparaît des nouveaux messages.'],
  file: { label: 'le fichier .html', key: 'thunderbird', steps: [] },
}
