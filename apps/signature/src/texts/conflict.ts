/** Two people changed the same thing. */
export const conflict = {
  title: 'Modifié entre-temps par quelqu’un d’autre',
  help: 'Rien n’est perdu : choisissez ce qui doit rester.',
  mine: 'Votre saisie',
  theirs: 'Version actuelle',
  take: 'Reprendre la version actuelle',
  replace: 'Remplacer par ma saisie',
  nothing: '(vide)',
  signature: 'Signature',
} as const
