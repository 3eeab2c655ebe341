import { lines } from '../drawing/drawing-parts.ts'
import type { MailClient } from './mail-client.ts'

export const iphone: MailClient = {
  key: 'iphone',
  name: 'iPhone/iPad',
  target: 'apple-mail',
  steps: [
    {
      text: 'Ouvrez cette page sur l’iPhone ou l’iPad (d’un ordinateur, en scannant le code), et touchez « Copier la signature ».',
      drawing: {
        frame: 'phone',
        parts: [
          { kind: 'signature', x: 92, y: 30 },
          { kind: 'box', x: 88, y: 92, width: 64, height: 24, text: 'Copier', isTarget: true },
        ],
      },
    },
    {
      text: 'Ouvrez Réglages › Apps › Mail › Signature (Réglages › Mail › Signature avant iOS 18).',
      drawing: {
        frame: 'phone',
        parts: [
          ...lines(88, 34, 52, 44, 56),
          { kind: 'box', x: 82, y: 76, width: 76, height: 24, text: 'Signature ›', isTarget: true },
          ...lines(88, 116, 48),
        ],
      },
    },
    {
      text: 'Effacez le texte présent, touchez longuement le cadre, puis « Coller ».',
      drawing: {
        frame: 'phone',
        parts: [
          { kind: 'box', x: 82, y: 60, width: 76, height: 70 },
          { kind: 'box', x: 90, y: 30, width: 58, height: 22, text: 'Coller', isTarget: true },
        ],
      },
    },
    {
      text: 'iOS a retiré la mise en forme ? Secouez l’appareil aussitôt, puis touchez « Annuler » : elle revient.',
      drawing: {
        frame: 'phone',
        parts: [
          ...lines(88, 34, 40, 52),
          { kind: 'text', x: 90, y: 80, text: 'Annuler ?' },
          { kind: 'box', x: 86, y: 92, width: 68, height: 24, text: 'Annuler', isTarget: true },
        ],
      },
    },
    {
      text: 'Revenez en arrière : c’est enregistré. Envoyez-vous un message pour vérifier.',
      drawing: {
        frame: 'phone',
        parts: [
          { kind: 'box', x: 80, y: 28, width: 60, height: 20, text: '‹ Retour', isTarget: true },
          { kind: 'signature', x: 92, y: 78 },
        ],
      },
    },
  ],
  hints: [],
  hasPhoneCode: true,
}
