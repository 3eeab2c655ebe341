import type { CameraProblem } from './open-camera.ts'

const problems: Record<CameraProblem, string> = {
  insecure: 'La caméra ne marche qu’en https : saisissez le code.',
  missing: 'Cet appareil n’a pas de caméra : saisissez le code.',
  denied: 'L’accès à la caméra est refusé : autorisez-le dans le navigateur, ou saisissez le code.',
  failed: 'La caméra ne démarre pas : réessayez, ou saisissez le code.',
}

/** UI text of the camera scanner. */
export const cameraTexts = {
  open: 'Scanner avec la caméra',
  close: 'Fermer la caméra',
  view: 'Image de la caméra',
  starting: 'La caméra démarre…',
  help: 'Placez le code dans le cadre.',
  torchOn: 'Allumer la lampe',
  torchOff: 'Éteindre la lampe',
  problems,
}
