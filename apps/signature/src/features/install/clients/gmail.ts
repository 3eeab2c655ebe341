import { lines } from '../drawing/drawing-parts.ts'
import type { MailClient } from './mail-client.ts'

export const gmail: MailClient = {
  key: 'gmail',
  name: 'Gmail',
  target: 'gmail',
  steps: [
    {
      text: 'Sur un ordinateur, ouvrez Gmail. Cliquez sur la roue dentée en haut à droite, puis sur « Voir tous les paramètres ».',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(12, 34, 40, 48, 36, 44),
          { kind: 'gear', x: 218, y: 36 },
          {
            kind: 'box',
            x: 106,
            y: 52,
            width: 126,
            height: 22,
            text: 'Tous les paramètres',
            isTarget: true,
          },
          ...lines(126, 88, 70, 84, 60),
        ],
      },
    },
    {
      text: 'Dans l’onglet « Général », descendez jusqu’à « Signature ». Cliquez sur « Créer » et donnez-lui un nom.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'text', x: 12, y: 42, text: 'Général' },
          ...lines(66, 36, 40),
          { kind: 'text', x: 12, y: 74, text: 'Signature' },
          { kind: 'box', x: 82, y: 60, width: 70, height: 22, text: '+ Créer', isTarget: true },
          ...lines(12, 106, 120, 160, 90),
        ],
      },
    },
    {
      text: 'Cliquez dans le cadre à droite du nom et collez : Ctrl + V, ou ⌘ V sur Mac.',
      drawing: {
        frame: 'window',
        parts: [
          { kind: 'box', x: 12, y: 36, width: 56, height: 22, text: 'Travail' },
          { kind: 'box', x: 76, y: 36, width: 152, height: 88, isTarget: true },
          { kind: 'signature', x: 88, y: 52 },
        ],
      },
    },
    {
      text: 'Juste en dessous, choisissez-la pour les nouveaux messages et pour les réponses et transferts.',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(12, 36, 96),
          {
            kind: 'box',
            x: 12,
            y: 50,
            width: 150,
            height: 22,
            text: 'Nouveaux : Travail ▾',
            isTarget: true,
          },
          { kind: 'box', x: 12, y: 96, width: 150, height: 22, text: 'Réponses : Travail ▾' },
        ],
      },
    },
    {
      text: 'Tout en bas de la page, cliquez sur « Enregistrer les modifications ».',
      drawing: {
        frame: 'window',
        parts: [
          ...lines(12, 36, 180, 150, 196, 120),
          {
            kind: 'box',
            x: 58,
            y: 104,
            width: 124,
            height: 24,
            text: 'Enregistrer',
            isTarget: true,
          },
        ],
      },
    },
  ],
  hints: [
    'L’application Gmail du téléphone a sa propre « Signature pour mobile » : laissez-la désactivée pour garder celle-ci.',
  ],
}
