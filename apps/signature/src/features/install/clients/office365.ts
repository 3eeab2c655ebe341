import { lines } from '../drawing/drawing-parts.ts'
import type { MailClient } from './mail-client.ts'

export const office365: MailClient = {
  key: 'office365',
  name: 'Office365',
  target: 'paste',
  steps: [
    {
      text: 'Ouvrez outlook.office.com, ou le nouvel Outlook, et cliquez sur la roue dentée en haut à droite.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'gear', x: 216, y: 36, isTarget: true },
          ...lines(12, 36, 48, 40, 52),
          ...lines(80, 62, 120, 96, 110),
        ],
      },
    },
    {
      text: 'Choisissez « Comptes », puis « Signatures ». Dans les versions plus anciennes : « Courrier », puis « Composer et répondre ».',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 10, y: 30, width: 66, height: 22, text: 'Comptes' },
          ...lines(14, 66, 48, 54),
          ...lines(92, 38, 60),
          { kind: 'box', x: 86, y: 52, width: 80, height: 22, text: 'Signatures', isTarget: true },
        ],
      },
    },
    {
      text: 'Cliquez sur « Nouvelle signature », donnez un nom, puis collez dans le cadre : Ctrl + V, ou ⌘ V sur Mac.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 12, y: 30, width: 130, height: 22, text: '+ Nouvelle signature' },
          { kind: 'box', x: 12, y: 60, width: 216, height: 74, isTarget: true },
          { kind: 'signature', x: 26, y: 72 },
        ],
      },
    },
    {
      text: 'Choisissez-la pour les nouveaux messages et pour les réponses, puis cliquez sur « Enregistrer ».',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 12, y: 32, width: 160, height: 22, text: 'Nouveaux : Travail ▾' },
          { kind: 'box', x: 12, y: 62, width: 160, height: 22, text: 'Réponses : Travail ▾' },
          {
            kind: 'box',
            x: 132,
            y: 106,
            width: 78,
            height: 24,
            text: 'Enregistrer',
            isTarget: true,
          },
        ],
      },
    },
  ],
  hints: ['La même signature sert alors dans le nouvel Outlook, sur Windows comme sur Mac.'],
}
