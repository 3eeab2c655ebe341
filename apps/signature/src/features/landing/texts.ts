export const landingTexts = {
  title: 'Créez la signature email de toute votre société',
  lead: 'Dessinez-la une fois, envoyez-la à chacun, suivez qui l’a installée.',
  start: 'Commencer',
  preview: 'Exemple de signature dans un nouveau message',
  pause: 'Arrêter le défilement',
  play: 'Reprendre le défilement',
} as const
