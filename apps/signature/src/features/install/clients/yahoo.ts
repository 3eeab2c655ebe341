import { lines } from '../drawing/drawing-parts.ts'
import type { MailClient } from './mail-client.ts'

export const yahoo: MailClient = {
  key: 'yahoo',
  name: 'Yahoo',
  target: 'paste',
  steps: [
    {
      text: 'Ouvrez Yahoo Mail sur un ordinateur. Cliquez sur « Paramètres » en haut à droite, puis sur « Autres paramètres ».',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(12, 34, 44, 36, 48),
          { kind: 'gear', x: 218, y: 36 },
          ...lines(136, 64, 70, 84),
          {
            kind: 'box',
            x: 114,
            y: 96,
            width: 118,
            height: 22,
            text: 'Autres paramètres',
            isTarget: true,
          },
        ],
      },
    },
    {
      text: 'À gauche, choisissez « Écriture des mails ».',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(14, 36, 60),
          {
            kind: 'box',
            x: 10,
            y: 50,
            width: 104,
            height: 22,
            text: 'Écriture des mails',
            isTarget: true,
          },
          ...lines(14, 92, 52, 64),
          ...lines(132, 36, 80, 60, 90),
        ],
      },
    },
    {
      text: 'Sous « Signature », activez l’interrupteur de votre adresse.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'text', x: 14, y: 44, text: 'Signature' },
          { kind: 'check', x: 16, y: 62, isOn: true, text: 'vous@exemple.fr', isTarget: true },
          ...lines(16, 112, 120, 90),
        ],
      },
    },
    {
      text: 'Collez dans le cadre : Ctrl + V, ou ⌘ V sur Mac. Yahoo enregistre tout seul ; revenez à la boîte de réception.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'check', x: 16, y: 32, isOn: true, text: 'vous@exemple.fr' },
          { kind: 'box', x: 14, y: 56, width: 212, height: 76, isTarget: true },
          { kind: 'signature', x: 28, y: 70 },
        ],
      },
    },
  ],
  hints: [],
}
